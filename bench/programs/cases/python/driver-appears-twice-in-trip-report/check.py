import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from triplog.report import Trip, bonus, by_driver, longest, read_trips, report

trips = [Trip("bo", 5, 10), Trip("ann", 10, 40), Trip("bo", 7, 10), Trip("ann", 2, 20)]
before = list(trips)
assert report(trips) == ["ann: 2 trips, 12.0 km, 60 parcels", "bo: 2 trips, 12.0 km, 20 parcels"]
assert bonus(trips) == {"ann": 600}
assert longest(trips) == {"ann": 10, "bo": 7}
assert trips == before
assert report([Trip("z", 1), Trip("a", 2)]) == ["a: 1 trips, 2.0 km, 0 parcels", "z: 1 trips, 1.0 km, 0 parcels"]
assert report(iter(trips))[0] == "ann: 2 trips, 12.0 km, 60 parcels"
assert report(read_trips(["x,1,1", "y,2,2", "x,3,3"])) == ["x: 2 trips, 4.0 km, 4 parcels", "y: 1 trips, 2.0 km, 2 parcels"]
assert [(d, list(own)) for d, own in by_driver(trips)][1] == ("bo", [trips[0], trips[2]])
assert report([]) == []
assert bonus(trips, per_parcel=1, from_parcels=20) == {"ann": 60, "bo": 20}
assert bonus([Trip("a", 1, 49)]) == {}
assert longest([Trip("a", 9), Trip("b", 1), Trip("a", 3)]) == {"a": 9, "b": 1}
