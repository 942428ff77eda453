import sys

sys.path.insert(0, sys.argv[1])
from unittest import mock

from parse import FixedTzOffset, parse

zone = parse("{t:ti}", "2020-01-02T03:04:05+02:00")["t"].tzinfo


class Hours:
    def __init__(self, hours):
        self.hours = hours

    def __eq__(self, other):
        return other.utcoffset(None).total_seconds() == self.hours * 3600


assert zone == mock.ANY and mock.ANY == zone and not zone != mock.ANY
assert zone == Hours(2) and not zone == Hours(3)
assert zone == FixedTzOffset(120, zone._name) and zone != FixedTzOffset(60, zone._name)
assert zone != FixedTzOffset(120, "other")
assert (zone == 120) is False and (zone == None) is False and zone != "+02:00"  # noqa: E711
assert parse("{t:ti}", "2020-01-02T03:04:05+02:00")["t"] == parse("{t:ti}", "2020-01-02T03:04:05+02:00")["t"]
assert parse("{:d} and {}", "3 and x").fixed == (3, "x")
