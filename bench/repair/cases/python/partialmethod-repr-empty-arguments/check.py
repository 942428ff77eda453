import sys

sys.path.insert(0, sys.argv[1])
from pylib.functools import partialmethod


class Special(partialmethod):
    pass


def shown(*args, **keywords):
    return repr(partialmethod(int, *args, **keywords))


assert shown() == "pylib.functools.partialmethod(<class 'int'>)"
assert shown(base=2) == "pylib.functools.partialmethod(<class 'int'>, base=2)"
assert shown("10") == "pylib.functools.partialmethod(<class 'int'>, '10')"
assert shown("10", 2) == "pylib.functools.partialmethod(<class 'int'>, '10', 2)"
assert shown("10", base=2) == "pylib.functools.partialmethod(<class 'int'>, '10', base=2)"
assert shown(a=1, b="x") == "pylib.functools.partialmethod(<class 'int'>, a=1, b='x')"
assert repr(Special(int)) == "__main__.Special(<class 'int'>)"


class Cell:
    def set_state(self, state, *, loud=False):
        return state, loud

    set_alive = partialmethod(set_state, True)
    shout = partialmethod(set_state, "x", loud=True)


assert Cell().set_alive() == (True, False) and Cell().shout() == ("x", True)
