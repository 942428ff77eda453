class Problem:
    """A complaint about one place of the data."""

    def __init__(self, path, message):
        self.path = path
        self.message = message

    def __eq__(self, other):
        return isinstance(other, Problem) and str(self) == str(other)

    def __str__(self):
        return "%s: %s" % (self.path or "(data)", self.message)

    __repr__ = __str__


def join(path, key):
    if isinstance(key, int):
        return "%s[%d]" % (path, key)
    return "%s.%s" % (path, key) if path else key
