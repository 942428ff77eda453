import os
import sys

sys.path.insert(0, os.getcwd())

from trip.purse import Purse
from trip.split import split


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

assert split(10000, [1, 1, 1]) == [3334, 3333, 3333]
assert split(20000, [1, 1, 1]) == [6667, 6667, 6666]
assert split(5, [1, 1, 1, 1]) == [2, 1, 1, 1]
assert split(101, [2, 2]) == [51, 50]
assert split(100, [1, 2]) == [34, 66]
assert split(0, [1, 3]) == [0, 0]
assert split(900, [1, 1, 1]) == [300, 300, 300]
assert split(1000, [2, 1, 1]) == [500, 250, 250]
assert split(7, [5]) == [7]
for total in range(0, 60, 7):
    assert sum(split(total, [3, 1, 2, 5])) == total
p = Purse(["Ida", "Jon", "Kai"]).pay("Kai", 10000)
assert p.balance == {"Ida": -3334, "Jon": -3333, "Kai": 6667}
assert p.settle() == [("Ida", "Kai", 3334), ("Jon", "Kai", 3333)]
q = Purse(["Ida", "Jon", "Kai"]).pay("Ida", 101, {"Jon": 1, "Kai": 1})
assert q.balance == {"Ida": 101, "Jon": -51, "Kai": -50}
raises(ValueError, split, 10, [0])
