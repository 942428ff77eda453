import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from datetime import date

from timesheet.model import Project, TimeSheet

day = date(2024, 5, 15)
start = date(2024, 1, 1)
assert not Project("PIER", start, date(2024, 12, 31), archived=True).open_for("ann", day)
assert not Project("PIER", start, archived=True).open_for("ann", day)
assert not Project("PIER", start, day, archived=True).open_for("ann", day)
assert not Project("PIER", start, archived=True, members=("ann",)).open_for("ann", day)
assert not Project("PIER", start, date(2024, 2, 1), archived=True).open_for("ann", day)
assert Project("PIER", start).open_for("ann", day)
assert Project("PIER", start, day).open_for("ann", day)
assert Project("PIER", day, day).open_for("ann", day)
assert not Project("PIER", start, date(2024, 5, 14)).open_for("ann", day)
assert not Project("PIER", date(2024, 5, 16)).open_for("ann", day)
assert Project("PIER", start, members=("ann",)).open_for("ann", day)
assert not Project("PIER", start, members=("bo",)).open_for("ann", day)
sheet = TimeSheet("ann", [
    Project("A", start, archived=True),
    Project("B", start, date(2024, 12, 31), archived=True),
    Project("C", start),
    Project("D", start, date(2024, 12, 31)),
])
assert sheet.choices(day) == ["C", "D"]
raises(LookupError, sheet.book, "B", day, 1)
sheet.book("D", day, 3)
assert sheet.total("D") == 3
