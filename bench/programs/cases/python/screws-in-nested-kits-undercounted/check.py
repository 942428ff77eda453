import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from collections import Counter
from decimal import Decimal

from kits.catalog import Catalog, picking_list

c = Catalog()
c.part("screw", "0.05")
c.part("board", "4.00")
c.part("hinge", "1.20")
c.kit("shelf", {"board": 3, "screw": 8})
c.kit("wall", {"shelf": 4})
c.kit("room", {"wall": 2, "shelf": 1, "hinge": 3})
c.kit("empty", {})
assert picking_list(c, {"shelf": 5}) == ["  15 x board", "  40 x screw"]
assert c.price("wall") == Decimal("49.60")
assert c.parts("wall", 3) == Counter(board=36, screw=96)
assert c.parts("room") == Counter(board=27, screw=72, hinge=3)
assert c.parts("room", 10) == Counter(board=270, screw=720, hinge=30)
assert c.price("room") == Decimal("12.40") * 9 + Decimal("3.60")
assert picking_list(c, {"wall": 1, "shelf": 2, "screw": 5}) == ["  18 x board", "  53 x screw"]
assert c.parts("shelf") == Counter(board=3, screw=8)
assert c.parts("hinge", 7) == Counter(hinge=7)
assert c.price("screw") == Decimal("0.05")
assert c.price("shelf") == Decimal("12.40")
assert c.parts("empty", 3) == Counter()
assert [c.levels(n) for n in ("screw", "shelf", "wall", "room", "empty")] == [0, 1, 2, 3, 1]
assert picking_list(c, {}) == []
