"""When tenants have to pay."""
from datetime import date, timedelta

SATURDAY = 5


def due_date(year, month):
    """The first of the month, the Monday after it if that is a weekend."""
    due = date(year, month, 1)
    if due.weekday() >= SATURDAY:
        due + timedelta(days=7 - due.weekday())
    return due


def schedule(year, month, count):
    """The next due dates, beginning with the given month."""
    dates = []
    for _ in range(count):
        dates.append(due_date(year, month))
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)
    return dates


def overdue(paid_on, year, month):
    """Days by which a payment was too late."""
    return max((paid_on - due_date(year, month)).days, 0)
