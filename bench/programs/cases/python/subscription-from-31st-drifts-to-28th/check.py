import os
import sys
from datetime import date

sys.path.insert(0, os.getcwd())
from subscription import Subscription


def by_paying(start, period, count):
    s = Subscription(start, period)
    days = []
    for _ in range(count):
        days.append(s.due)
        s.pay(s.due)
    return days


s = Subscription(date(2023, 1, 31), price=12)
got = s.schedule(5)
assert got == [
    date(2023, 1, 31), date(2023, 2, 28), date(2023, 3, 31), date(2023, 4, 30), date(2023, 5, 31)
], got
assert s.debits(3) == [(date(2023, 1, 31), 12), (date(2023, 2, 28), 12), (date(2023, 3, 31), 12)]

for start in (date(2023, 1, 31), date(2023, 1, 29), date(2024, 2, 29), date(2023, 8, 30), date(2023, 4, 15)):
    for period in ("monthly", "quarterly", "yearly"):
        assert Subscription(start, period).schedule(14) == by_paying(start, period, 14), (start, period)

# with some periods paid already
s = Subscription(date(2023, 1, 31))
s.pay(date(2023, 1, 30))
got = s.schedule(3)
assert got == [date(2023, 2, 28), date(2023, 3, 31), date(2023, 4, 30)], got
s.pay(date(2023, 2, 28))
assert s.schedule(1) == [date(2023, 3, 31)]

# unchanged
s = Subscription(date(2023, 1, 15))
assert s.schedule(0) == []
assert s.schedule(3) == [date(2023, 1, 15), date(2023, 2, 15), date(2023, 3, 15)]
assert s.payments == [] and s.due == date(2023, 1, 15)
s.cancel()
assert s.schedule(3) == [] and s.debits(2) == []
