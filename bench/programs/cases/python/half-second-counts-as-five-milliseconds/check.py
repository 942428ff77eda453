import os
import sys

sys.path.insert(0, os.getcwd())

from regatta.results import Results
from regatta.times import TimeError, parse_time, show_time


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

assert parse_time("1:02.5") == 62500
assert parse_time("1:02.35") == 62350
assert parse_time("0.05") == 50
assert parse_time("0.005") == 5
assert parse_time("7.0") == 7000
assert parse_time("7") == 7000
assert parse_time("58.123") == 58123
assert parse_time("2:03:07.5") == 7387500
assert parse_time(" 59.9 ") == 59900
assert show_time(parse_time("1:02.05")) == "1:02.050"
assert Results().finish("Gull", "1:02.5").finish("Tern", "1:02.35").lines() == ["1. Tern 1:02.350", "2. Gull 1:02.500 (+0.150)"]
assert Results().finish("A", "9.5").finish("B", "9.50").finish("C", "9.500").lines() == ["1. A 9.500", "1. B 9.500", "1. C 9.500"]
raises(TimeError, parse_time, "1.")
raises(TimeError, parse_time, "1.2345")
raises(TimeError, parse_time, "1:60.5")
