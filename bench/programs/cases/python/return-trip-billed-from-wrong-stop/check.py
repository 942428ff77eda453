import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from shuttle.fares import FareTable, Line

line = Line([("Mill", 1), ("Church", 1), ("Bridge", 2), ("Dam", 3), ("Pass", 4)])
fares = FareTable(line)
assert fares.day_trip("Mill", "Dam", "Bridge") == 600
assert fares.day_trip("Mill", "Dam", "Mill") == 675
assert fares.day_trip("Mill", "Dam", "Church") == 675
assert fares.day_trip("Bridge", "Pass", "Mill") == 450 + 300
assert fares.day_trip("Mill", "Dam", "Dam") == 450
assert fares.day_trip("Pass", "Mill", "Bridge") == 600 + 150
assert fares.day_trip("Mill", "Mill", "Dam") == 225
assert FareTable(line, per_zone=100, maximum=250).day_trip("Mill", "Pass", "Dam") == 250 + 100
assert FareTable(line, per_zone=125).day_trip("Dam", "Pass", "Church") == 250 + 250
assert FareTable(line, per_zone=101).day_trip("Mill", "Church", "Mill") == 101 + 50
assert fares.single("Pass", "Mill") == 600
assert dict(fares.table())["Mill"] == [0, 150, 300, 450, 600]
