import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from datetime import datetime

from crontide import CronError, Schedule, Table

SATURDAY = datetime(2024, 5, 11, 20, 0)


def days(line, count=4, start=datetime(2024, 5, 6, 12, 0)):
    return [time.day for time in Schedule(line).upcoming(start, count)]


assert Schedule("0 20 * * 5-7").next(SATURDAY) == datetime(2024, 5, 12, 20, 0)
assert days("0 20 * * 5-7") == [10, 11, 12, 17]
assert days("0 20 * * 7", 2) == [12, 19]
assert days("0 20 * * 1,7", 3) == [6, 12, 13]
assert days("0 20 * * 0-7", 3) == [6, 7, 8]
assert days("0 0 10 * 7", 2) == [10, 12]
assert Table.parse("0 20 * * 6-7 party").due(datetime(2024, 5, 12, 20, 0)) == ["party"]
assert days("0 20 * * 0", 2) == [12, 19]
assert days("0 20 * * sun,tue", 2) == [7, 12]
assert days("0 20 7,14 * *", 2) == [7, 14]
assert days("0 20 * * *", 7) == [6, 7, 8, 9, 10, 11, 12]
assert Schedule("0 7 * 7 *").next(SATURDAY) == datetime(2024, 7, 1, 7, 0)
raises(CronError, Schedule, "0 0 * * 8")
raises(CronError, Schedule, "0 0 * * 5-8")
raises(CronError, Schedule, "0 24 * * *")
