import os
import sys

sys.path.insert(0, os.getcwd())

from datetime import date
from loyalty.account import Account


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

a = Account()
a.earn(100, date(2023, 1, 10))
a.earn(40, date(2023, 3, 1), valid_days=14)
assert a.spend(40, date(2023, 3, 5)) == 100
assert a.balance(date(2023, 3, 20)) == 100
assert a.expiring(date(2023, 3, 5), 20) == 0
b = Account()
b.earn(10, date(2023, 1, 1), valid_days=300)
b.earn(20, date(2023, 1, 2), valid_days=30)
b.earn(30, date(2023, 1, 3), valid_days=60)
assert b.spend(35, date(2023, 1, 10)) == 25
assert b.balance(date(2023, 2, 20)) == 25
assert b.balance(date(2023, 4, 1)) == 10
c = Account()
c.earn(5, date(2023, 5, 1))
c.earn(5, date(2022, 8, 1))
assert c.spend(5, date(2023, 6, 1)) == 5
assert c.balance(date(2023, 9, 1)) == 5
d = Account()
d.earn(8, date(2023, 1, 1), valid_days=5)
d.earn(9, date(2023, 1, 2), valid_days=90)
assert d.spend(4, date(2023, 1, 20)) == 5
raises(ValueError, d.spend, 6, date(2023, 1, 20))
assert d.statement() == ["2023-01-01 +8", "2023-01-02 +9", "2023-01-20 -4"]
assert d.balance(date(2023, 1, 6)) == 13
