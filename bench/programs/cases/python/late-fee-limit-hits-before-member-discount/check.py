import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from datetime import date, timedelta
from decimal import Decimal

from lending.fees import Account, Loan, Tool, late_fee

D = Decimal
drill = Tool("drill", D("1.00"), D("12.00"))
due = date(2024, 3, 1)
after = lambda days: due + timedelta(days=days + 2)
assert late_fee(Loan(drill, due), date(2024, 5, 1), "patron") == D("12.00")
assert late_fee(Loan(drill, due), date(2024, 5, 1), "member") == D("12.00")
assert late_fee(Loan(drill, due), after(14), "member") == D("10.50")
assert late_fee(Loan(drill, due), after(20), "patron") == D("10.00")
assert late_fee(Loan(drill, due), after(24), "patron") == D("12.00")
assert late_fee(Loan(drill, due), after(25), "patron") == D("12.00")
assert late_fee(Loan(drill, due), after(13)) == D("12.00")
assert late_fee(Loan(drill, due), after(11)) == D("11.00")
assert late_fee(Loan(drill, due), after(8), "patron") == D("4.00")
assert late_fee(Loan(drill, due), after(0), "patron") == D("0.00")
saw = Tool("saw", D("3.50"), D("20.00"))
assert late_fee(Loan(saw, due), after(7), "member") == D("18.30")
account = Account("ann", "patron")
account.borrow(drill, due)
account.borrow(saw, due)
assert account.owes(after(15)) == D("7.50") + D("20.00")
raises(ValueError, Account, "x", "vip")
