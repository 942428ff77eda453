"""Subscriptions that are paid by the month, the quarter or the year."""
from caldates import add_months, on_working_day

PERIODS = {"monthly": 1, "quarterly": 3, "yearly": 12}


class Subscription:
    """A period is paid on its first day; the first period begins on the start day."""

    def __init__(self, start, period="monthly", price=0):
        if period not in PERIODS:
            raise ValueError(f"unknown period {period!r}")
        self.start = start
        self.price = price
        self.cancelled = False
        self.payments = []
        self._months = PERIODS[period]

    @property
    def due(self):
        """The first day of the first period not yet paid, None once cancelled."""
        if self.cancelled:
            return None
        return add_months(self.start, self._months * len(self.payments))

    def pay(self, on):
        """Note the payment of a period and return when the one after it is due."""
        if self.cancelled:
            raise ValueError("subscription is cancelled")
        self.payments.append((on, self.price))
        return self.due

    def cancel(self):
        self.cancelled = True

    def is_overdue(self, today, grace=7):
        """Whether a period that has begun is still unpaid after the days of grace."""
        return self.due is not None and (today - self.due).days > grace

    def schedule(self, count):
        """The days on which the next `count` payments are due."""
        days = []
        day = self.due
        while day is not None and len(days) < count:
            days.append(day)
            day = add_months(day, self._months)
        return days

    def debits(self, count):
        """(bank day, amount) of the next `count` payments."""
        return [(on_working_day(day), self.price) for day in self.schedule(count)]
