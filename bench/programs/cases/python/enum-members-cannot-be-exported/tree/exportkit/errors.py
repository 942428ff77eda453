class ExportError(TypeError):
    """A value that has no plain form."""

    def __init__(self, path, value):
        super().__init__("cannot export %s at %s" % (type(value).__name__, path or "the top"))
        self.path = path
