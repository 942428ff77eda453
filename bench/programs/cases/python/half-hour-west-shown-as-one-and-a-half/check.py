import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from datetime import timedelta

from stations.offsets import format_offset, parse_offset
from stations.station import Station, board, utc

station = Station.from_line("St. Brandan -03:30")
assert station.stamp(utc(2024, 3, 1, 12)) == "2024-03-01 08:30-03:30"
assert format_offset(timedelta(minutes=-15)) == "-00:15"
assert format_offset(timedelta(minutes=-59)) == "-00:59"
assert format_offset(timedelta(minutes=-61)) == "-01:01"
assert format_offset(timedelta(minutes=-90)) == "-01:30"
assert format_offset(timedelta(minutes=-60)) == "-01:00"
assert format_offset(timedelta(minutes=-660)) == "-11:00"
assert format_offset(timedelta(minutes=45)) == "+00:45"
assert format_offset(timedelta(hours=12, minutes=45)) == "+12:45"
assert format_offset(timedelta(0)) == "+00:00"
for text in ("-09:30", "-00:30", "-12:00", "+09:30", "+14:00", "-02:45"):
    assert format_offset(parse_offset(text)) == text
kath = Station.from_line("Kath +05:45")
assert station.ahead_of(kath) == "-09:15"
assert kath.ahead_of(station) == "+09:15"
assert station.ahead_of(station) == "+00:00"
assert board([kath, station], utc(2024, 3, 1, 12))[0] == "St. Brandan  2024-03-01 08:30-03:30"
