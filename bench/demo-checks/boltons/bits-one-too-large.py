import sys

sys.path.insert(0, sys.argv[1])
from boltons.mathutils import Bits


def refused(*args):
    try:
        Bits(*args)
    except ValueError:
        return True
    return False


assert refused(4, 2) and refused(8, 3) and refused(2, 1) and refused(5, 2) and refused(256, 8)
assert not refused(3, 2) and not refused(7, 3) and not refused(255, 8) and not refused(0, 1) and not refused(1, 1)
assert Bits(5).as_bin() == "101"
assert Bits("0101").as_bin() == "0101"
