import os
import sys

sys.path.insert(0, os.getcwd())

from datetime import datetime
from tram.card import Card, CardError


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

def at(hour, minute=0, day=1):
    return datetime(2024, 6, day, hour, minute)


card = Card(2000)
assert [card.ride(at(h), "Centre", "Airport") for h in (8, 10, 12, 14)] == [320, 320, 60, 0]
assert card.balance == 1300
assert card.ride(at(20), "Harbour", "Centre") == 0
assert card.balance == 1300
assert card.ride(at(8, day=2), "Harbour", "Centre") == 180
card = Card(2000)
assert card.ride(at(8), "Centre", "Airport") == 320
assert card.ride(at(8, 30), "Centre", "Airport") == 0
assert card.ride(at(12), "Centre", "Airport") == 320
assert card.ride(at(14), "Centre", "Airport") == 60
assert card.ride(at(16), "Centre", "Airport") == 0
assert card.balance == 1300
card = Card(2000, cap=500)
assert [card.ride(at(h), "Harbour", "Museum") for h in (6, 8, 10, 12)] == [180, 180, 140, 0]
assert [ride[3] for ride in card.rides] == [180, 180, 140, 0]
card = Card(1000)
assert card.ride(at(8), "Harbour", "Centre") == 180
assert card.ride(at(8, 31), "Harbour", "Centre") == 180
raises(CardError, Card(100).ride, at(8), "Harbour", "Centre")
