import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from datetime import datetime

from boathouse.booking import Boat, Rental, Taken, free_boats


def at(hour, minute=0):
    return datetime(2024, 7, 1, hour, minute)


boat = Boat("Heron")
boat.rent(at(10), 2, "Ida")
assert boat.rent(at(8), 2, "Mila").guest == "Mila"
assert boat.rent(at(12), 1, "Jo").start == at(12)
assert [r.guest for r in boat.rentals] == ["Mila", "Ida", "Jo"]
assert boat.is_free(at(7), 1)
assert boat.is_free(at(13), 3)
assert not boat.is_free(at(7, 1), 1)
assert not boat.is_free(at(12, 59), 1)
assert not boat.is_free(at(6), 12)
raises(Taken, boat.rent, at(8), 2, "X")
raises(Taken, boat.rent, at(9, 59), 1, "X")
raises(ValueError, boat.rent, at(20), -1, "X")
a, b = Rental(at(8), 2), Rental(at(10), 1)
assert not a.overlaps(b)
assert not b.overlaps(a)
assert a.overlaps(a)
other = Boat("Coot")
other.rent(at(15), 1, "Kim")
assert free_boats([boat, other], at(13), 2) == ["Coot", "Heron"]
assert free_boats([boat, other], at(13), 3) == ["Heron"]
assert boat.out_at(at(10)) == "Ida"
