import sys

sys.path.insert(0, sys.argv[1])
import array as arrays
import collections

from pylib import reprlib


def lookalike(name):
    return type(name, (), {"__repr__": lambda self: f"{name}(of mine)", "__module__": "shop"})()


for name in ("array", "set", "frozenset", "deque", "dict", "list", "tuple", "str", "int"):
    assert reprlib.repr(lookalike(name)) == f"{name}(of mine)", name
assert reprlib.repr(list(range(10))) == "[0, 1, 2, 3, 4, 5, ...]"
assert reprlib.repr(set(range(10))) == "{0, 1, 2, 3, 4, 5, ...}"
assert reprlib.repr(arrays.array("i", range(9))) == "array('i', [0, 1, 2, 3, 4, ...])"
assert reprlib.repr(collections.deque(range(9))) == "deque([0, 1, 2, 3, 4, 5, ...])"
assert reprlib.repr("x" * 60) == "'xxxxxxxxxxxx...xxxxxxxxxxxxx'"
assert reprlib.repr((1,)) == "(1,)" and reprlib.repr({"a": [1]}) == "{'a': [1]}"


class Named(reprlib.Repr):
    def repr_Shop(self, value, level):
        return "a shop"


assert Named().repr(type("Shop", (), {})()) == "a shop"
