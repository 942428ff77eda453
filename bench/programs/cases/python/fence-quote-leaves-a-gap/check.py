import os
import sys

sys.path.insert(0, os.getcwd())

from plots.quote import Quote
from plots.shape import Plot


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

lot = Plot("Lot 3", [(0, 0), (20, 0), (20, 10), (0, 10)])
assert lot.perimeter() == 60
assert Quote(lot).fence() == 1080
assert lot.sides() == [20, 10, 20, 10]
assert Quote(lot).posts() == 8 + 4 + 8 + 4
assert Quote(lot).fence(gates=2) == 58 * 18 + 480
tri = Plot("t", [(0, 0), (3, 0), (3, 4)])
assert tri.perimeter() == 12
assert sorted(tri.sides()) == [3, 4, 5]
assert tri.area() == 6
assert tri.scaled(10).perimeter() == 120
assert Plot("t", [(0, 0), (3, 4), (3, 0)]).perimeter() == 12
assert lot.corners == [(0, 0), (20, 0), (20, 10), (0, 10)]
assert Quote(lot).summary() == "Lot 3: 200 m2, lawn 1200"
raises(ValueError, Plot, "x", [(0, 0), (1, 0)])
