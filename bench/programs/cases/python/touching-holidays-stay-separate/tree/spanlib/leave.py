"""Leave of an employee."""

from .span import SpanError
from .spanset import SpanSet


def workdays(spans, holidays=SpanSet()):
    """Days from Monday to Friday that are no holidays."""
    return sum(
        1
        for span in spans.minus(holidays).spans
        for day in span
        if day.weekday() < 5
    )


class LeaveAccount:
    def __init__(self, allowance, holidays=SpanSet()):
        self.allowance = allowance
        self.holidays = holidays
        self.taken = SpanSet()

    @property
    def left(self):
        return self.allowance - workdays(self.taken, self.holidays)

    def book(self, wanted):
        new = wanted.minus(self.taken)
        if workdays(new, self.holidays) > self.left:
            raise SpanError("only %d days left" % self.left)
        self.taken = self.taken.union(new)
        return workdays(new, self.holidays)

    def cancel(self, unwanted):
        self.taken = self.taken.minus(unwanted)
