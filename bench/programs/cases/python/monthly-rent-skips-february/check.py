import os
import sys

sys.path.insert(0, os.getcwd())

from ledger.recurring import RecurringPayment, add_months, upcoming, total_due


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from datetime import date

rent = RecurringPayment("rent", 80000, date(2023, 1, 31))
assert rent.due_dates(date(2023, 4, 30)) == [date(2023, 1, 31), date(2023, 2, 28), date(2023, 3, 31), date(2023, 4, 30)]
assert add_months(date(2024, 1, 30), 1) == date(2024, 2, 29)
assert add_months(date(2023, 12, 31), 6) == date(2024, 6, 30)
assert add_months(date(2024, 2, 29), 12) == date(2025, 2, 28)
assert add_months(date(2024, 2, 29), 48) == date(2028, 2, 29)
assert add_months(date(2023, 5, 31), 2) == date(2023, 7, 31)
assert add_months(date(2023, 5, 15), 0) == date(2023, 5, 15)
assert add_months(date(2023, 2, 28), 1) == date(2023, 3, 28)
assert total_due([rent], date(2023, 2, 1), date(2023, 4, 30)) == 240000
assert rent.due_dates(date(2023, 1, 30)) == []
