import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from datetime import time

from postrun.tour import Stop, Tour

elm, ash, oak = Stop("Elm", time(9), 30), Stop("Ash", time(10, 15), 45), Stop("Oak", time(13), 60)
tour = Tour([oak, elm, ash])
assert tour.following("Oak").village == "Elm"
assert tour.following("Elm").village == "Ash"
assert tour.following("Ash").village == "Oak"
assert list(tour.legs()) == [("Elm", "Ash", 45), ("Ash", "Oak", 120), ("Oak", "Elm", 19 * 60)]
two = Tour([elm, oak])
assert two.following("Oak") is elm
assert two.following("Elm") is oak
assert list(two.legs()) == [("Elm", "Oak", 210), ("Oak", "Elm", 19 * 60)]
one = Tour([ash])
assert one.following("Ash") is ash
assert one.preceding("Ash") is ash
assert tour.preceding("Elm") is oak
assert tour.preceding("Oak") is ash
raises(LookupError, tour.following, "Fir")
assert tour.where(time(13, 59)) == "Oak"
assert tour.where(time(14)) is None
