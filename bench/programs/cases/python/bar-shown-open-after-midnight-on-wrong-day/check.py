import os
import sys
from datetime import datetime

sys.path.insert(0, os.getcwd())

from hours import parse_hours


def at(week, day, hour, minute=0):
    # 2024-05-06 is a Monday
    return week.is_open(datetime(2024, 5, 6 + day, hour, minute))


bar = parse_hours("Fri-Sat 18:00-02:00")
assert at(bar, 4, 23)
assert not at(bar, 4, 1)
assert at(bar, 5, 1)
assert at(bar, 6, 1)
assert at(bar, 6, 1, 59) and not at(bar, 6, 2)
assert at(bar, 4, 18) and not at(bar, 4, 17, 59)
assert at(bar, 5, 23, 59) and at(bar, 6, 0)
assert not at(bar, 6, 18) and not at(bar, 0, 1)

sunday = parse_hours("Sun 20:00-03:00")
assert at(sunday, 6, 22) and at(sunday, 0, 2) and at(sunday, 7, 2)
assert not at(sunday, 6, 2)

differs = parse_hours("Thu 19:00-01:00\nFri 12:00-14:00, 19:00-04:00")
assert at(differs, 4, 0, 30) and not at(differs, 4, 1) and not at(differs, 4, 3)
assert at(differs, 5, 3, 59) and not at(differs, 5, 4)
assert at(differs, 4, 13)

whole = parse_hours("Wed 00:00-00:00")
assert at(whole, 2, 0) and at(whole, 2, 12) and at(whole, 2, 23, 59)
assert not at(whole, 3, 0) and not at(whole, 1, 23)

# unchanged
club = parse_hours("Mon-Sun 20:00-04:00")
assert at(club, 2, 23, 59) and at(club, 3, 3, 59) and not at(club, 3, 4)
day = parse_hours("Tue 11:30-14:00, 17:00-22:30")
assert at(day, 1, 11, 30) and not at(day, 1, 14) and at(day, 1, 22, 29)
assert not at(day, 2, 12) and not at(day, 0, 12)
