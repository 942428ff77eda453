"""Recurring payments: rent, insurance, memberships."""
import calendar
from dataclasses import dataclass
from datetime import date


def add_months(start, months):
    """Same day `months` later, or the month's last day if it is shorter."""
    index = start.year * 12 + (start.month - 1) + months
    year, month = index // 12, index % 12 + 1
    return date(year, month, start.day)


@dataclass
class RecurringPayment:
    name: str
    amount_cents: int
    first: date
    every_months: int = 1
    last: date = None

    def due_dates(self, until):
        """All due dates up to and including `until`."""
        end = until if self.last is None else min(until, self.last)
        dates = []
        count = 0
        due = self.first
        while due <= end:
            dates.append(due)
            count += 1
            due = add_months(self.first, count * self.every_months)
        return dates


def upcoming(payments, start, until):
    """(date, name) pairs within the period, in order."""
    found = []
    for payment in payments:
        for due in payment.due_dates(until):
            if due >= start:
                found.append((due, payment.name))
    return sorted(found)


def is_leap_day(day):
    return day.month == 2 and day.day == 29 and calendar.isleap(day.year)


def total_due(payments, start, until):
    amounts = {payment.name: payment.amount_cents for payment in payments}
    return sum(amounts[name] for _, name in upcoming(payments, start, until))
