"""Deadlines for filing documents."""

from court.calendar import Calendar, DAY

PERIODS = {"objection": 14, "appeal": 30, "complaint": 7}


class Deadline:
    """The period starts on the day after service.

    If the last day is not a working day, the deadline is the next working day.
    """

    def __init__(self, kind, served, calendar=None, extension=0):
        if kind not in PERIODS:
            raise ValueError("unknown kind: %s" % kind)
        self.kind = kind
        self.served = served
        self.calendar = calendar or Calendar()
        self.extension = extension

    def due(self):
        days = PERIODS[self.kind] + self.extension
        return self.calendar.next_workday(self.served + days * DAY)

    def is_late(self, filed):
        return filed > self.due()

    def workdays_left(self, today):
        """Working days to file, today and the last day included."""
        return self.calendar.workdays(today, self.due())

    def notice(self, today):
        left = self.workdays_left(today)
        if left == 0:
            return "%s: expired on %s" % (self.kind, self.due())
        return "%s: due on %s (%d working days)" % (self.kind, self.due(), left)
