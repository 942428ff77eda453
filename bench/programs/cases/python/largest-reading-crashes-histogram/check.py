import os
import sys

sys.path.insert(0, os.getcwd())

from gauges.stats import Histogram, histogram, median


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

assert histogram([12, 15, 11, 19, 14, 13, 16]).counts == [2, 2, 2, 1]
assert Histogram(0, 10, 5).add_all([10]).counts == [0, 0, 0, 0, 1]
h = Histogram(0, 10, 5).add_all([10, 8, 2, 0, 10.01, -0.5])
assert h.counts == [1, 1, 0, 0, 2]
assert (h.below, h.above) == (1, 1)
assert Histogram(-1, 1, 1).add_all([-1, 0, 1]).counts == [3]
assert histogram([1, 2, 3], 2).counts == [1, 2]
assert histogram([0.1, 0.2, 0.3, 0.7], 3).counts[-1] == 1
assert sum(histogram([3, 8, 8, 1, 0, 4], 7).counts) == 6
assert Histogram(0, 4, 4).add_all([1, 1.999, 2]).counts == [0, 2, 1, 0]
assert Histogram(0, 4, 2).add_all([4, 4, 1]).mode() == (2.0, 4.0)
assert median([1, 2]) == 1.5
raises(ValueError, Histogram, 0, 1, 0)
