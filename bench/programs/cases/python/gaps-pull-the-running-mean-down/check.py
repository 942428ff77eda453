import os
import sys

sys.path.insert(0, os.getcwd())

from weather.series import RunningMean, Series


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

def means(values, *args, **kwargs):
    return RunningMean(*args, **kwargs).apply(Series("t", values)).readings


assert means([20, 20, None, None, 20], 4) == [20, 20, 20, 20, 20]
assert means([20, 20, None, None, 20], 4, least=3) == [None] * 5
assert means([1, None, 4, 6, None], 3, least=2) == [None, None, 2.5, 5, 5]
assert means([None, None, 4], 2) == [None, None, 4]
assert means([None, 3], 1) == [None, 3]
assert means([0, None, 3], 3) == [0, 0, 1.5]
assert means([None, None, None, 8, None, None, None], 3) == [None, None, None, 8, 8, 8, None]
assert means([3, 6, 9, 12], 3) == [3, 4.5, 6, 9]
assert means([3, 6, 9], 3, least=2) == [None, 4.5, 6]
assert means([3, 6, 9, 0], 3, least=3) == [None, None, 6, 5]
assert means([], 3) == []
assert means([-2, None, -4], 3) == [-2, -2, -3]
assert RunningMean(2).apply(Series("wind", [1])).name == "wind (mean of 2)"
raises(ValueError, RunningMean, 2, 3)
