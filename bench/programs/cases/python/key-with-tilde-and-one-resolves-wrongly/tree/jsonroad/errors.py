class PointerError(Exception):
    """The pointer itself or the place it names is not usable."""


class NotFound(PointerError):
    def __init__(self, pointer):
        super().__init__("nothing at %s" % (pointer or "the root"))
        self.pointer = pointer


class PatchError(Exception):
    def __init__(self, index, message):
        super().__init__("operation %d: %s" % (index, message))
        self.index = index
