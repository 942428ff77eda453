import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from fleet.report import due, line, most_used, report
from fleet.vans import Depot, Van

assert report([Depot("Kiel"), Depot("Ulm", [Van("U-1", 10)])]) == [
    "Kiel: 0 vans, next service -, due 0",
    "Ulm: 1 vans, next service U-1 (10 km), due 0",
    "1 vans in all",
]
assert most_used(Depot("Bonn")) is None
assert line(Depot("Bonn")) == "Bonn: 0 vans, next service -, due 0"
assert report([]) == ["0 vans in all"]
assert report([Depot("B"), Depot("A")]) == ["A: 0 vans, next service -, due 0", "B: 0 vans, next service -, due 0", "0 vans in all"]
kiel, ulm = Depot("Kiel", [Van("K-1", 20000)]), Depot("Ulm")
assert due(kiel) == ["K-1"]
kiel.send("K-1", ulm)
assert line(kiel) == "Kiel: 0 vans, next service -, due 0"
assert line(ulm) == "Ulm: 1 vans, next service K-1 (20000 km), due 1"
assert most_used(Depot("X", [Van("a", 5, 5)])).plate == "a"
assert line(Depot("X", [Van("a", 5, 5)])) == "X: 1 vans, next service a (0 km), due 0"
assert most_used(Depot("X", [Van("a", 1), Van("b", 9), Van("c", 9, 8)])).plate == "b"
assert due(Depot("X")) == []
raises(LookupError, kiel.send, "K-1", ulm)
