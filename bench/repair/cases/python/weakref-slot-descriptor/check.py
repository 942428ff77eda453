import sys

sys.path.insert(0, sys.argv[1])
import weakref

from pylib.dataclasses import dataclass


@dataclass(slots=True, weakref_slot=True)
class Point:
    x: int


@dataclass(slots=True, weakref_slot=True)
class Base:
    a: int


@dataclass(slots=True)
class Derived(Base):
    b: int = 0


point = Point(1)
assert point.__weakref__ is None
reference = weakref.ref(point)
assert point.__weakref__ is reference
assert Derived(1).__weakref__ is None
assert weakref.ref(Derived(1, 2)) is not None
assert Point.__slots__ == ("x", "__weakref__") and repr(point) == "Point(x=1)"


@dataclass(slots=True)
class Plain:
    x: int


try:
    weakref.ref(Plain(1))
except TypeError:
    pass
else:
    raise AssertionError("a class without the slot takes no weak references")
