import os
import sys

sys.path.insert(0, os.getcwd())

from datetime import date
from court.calendar import Calendar
from court.deadline import Deadline

assert Deadline("complaint", date(2024, 3, 2)).due() == date(2024, 3, 11)
assert Deadline("complaint", date(2024, 3, 3)).due() == date(2024, 3, 11)
assert Deadline("complaint", date(2024, 3, 1)).due() == date(2024, 3, 8)
easter = Calendar([date(2024, 3, 29), date(2024, 4, 1)])
assert Deadline("complaint", date(2024, 3, 22), easter).due() == date(2024, 4, 2)
assert Deadline("complaint", date(2024, 3, 24), easter).due() == date(2024, 4, 2)
xmas = Calendar(yearly=[(12, 25), (12, 26), (1, 1)])
assert xmas.next_workday(date(2024, 12, 25)) == date(2024, 12, 27)
assert xmas.next_workday(date(2025, 12, 25)) == date(2025, 12, 29)
assert xmas.next_workday(date(2024, 12, 24)) == date(2024, 12, 24)
assert xmas.next_workday(date(2022, 12, 31)) == date(2023, 1, 2)
assert Deadline("complaint", date(2024, 3, 2)).is_late(date(2024, 3, 11)) is False
assert Deadline("complaint", date(2024, 3, 2)).is_late(date(2024, 3, 12)) is True
assert Deadline("complaint", date(2024, 3, 2)).workdays_left(date(2024, 3, 7)) == 3
assert Deadline("objection", date(2024, 3, 2), extension=-1).due() == date(2024, 3, 15)
assert easter.workdays(date(2024, 3, 28), date(2024, 4, 2)) == 2
