import os
import sys

sys.path.insert(0, os.getcwd())

from worklog.duration import DurationError, WorkLog, parse, show


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

assert parse("2d4") == 1200
assert parse("1w2") == 3360
assert parse("1w 1d 3") == 2400 + 480 + 180
assert parse("2d 4") == 1200
assert parse("1w 0.5") == 2640
assert parse("1h30") == 90
assert parse("1h 5") == 65
assert parse("90") == 90
assert parse("1d 2h 15") == 615
assert parse("1w 2h") == 2520
assert parse("2d 4m") == 964
raises(DurationError, parse, "5m 3")
raises(DurationError, parse, "2 3d")
raises(DurationError, parse, "1d 1w")
assert WorkLog().log("a", "1d4").total() == "1d 4h"
assert WorkLog().log("a", "3h").remaining("a", "1d1") == "6h"
assert show(1200) == "2d 4h"
