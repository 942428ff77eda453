import os
import sys

sys.path.insert(0, os.getcwd())

from pallets.pack import TooHeavy, manifest, pack, pallets_needed, weights


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


assert weights(pack([("a", 60), ("b", 50), ("c", 60), ("d", 40)], 100)) == [60, 50, 100]
assert weights(pack([("x", 50)] * 6, 100)) == [100, 100, 100]
assert weights(pack([("x", 51)] * 4, 100)) == [51, 51, 51, 51]
assert pallets_needed([("a", 90), ("b", 90), ("c", 90)], 100) == 3
assert manifest([("a", 90), ("b", 80), ("c", 30)], 100) == ["pallet 1 (90 kg): a", "pallet 2 (80 kg): b", "pallet 3 (30 kg): c"]
assert weights(pack([("a", 10), ("b", 20), ("c", 90), ("d", 10), ("e", 5)], 100, max_boxes=2)) == [30, 100, 5]
assert weights(pack([("a", 10), ("b", 20), ("c", 90), ("d", 15)], 100, max_boxes=2)) == [30, 90, 15]
assert [len(p) for p in pack([("x", 1)] * 5, 100, max_boxes=2)] == [2, 2, 1]
assert weights(pack([("a", 60), ("b", 50), ("c", 20)], 100)) == [60, 70]
assert pack([("a", 60), ("b", 40)], 100) == [[("a", 60), ("b", 40)]]
assert pack([("a", 100), ("b", 100)], 100) == [[("a", 100)], [("b", 100)]]
assert pack([], 100) == []
raises(TooHeavy, pack, [("a", 1), ("anvil", 101)], 100)
