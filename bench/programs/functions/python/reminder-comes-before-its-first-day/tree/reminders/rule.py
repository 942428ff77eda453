from datetime import date, timedelta


def _monday(day):
    return day - timedelta(days=day.weekday())


class Rule:
    """A reminder on certain weekdays (0 is Monday), every n-th week.

    It is valid from `start` to `until`, both included; without `until`
    it never ends.  The week of the start counts as the first one.
    """

    def __init__(self, start, weekdays, every=1, until=None):
        if every < 1:
            raise ValueError("every must be at least 1")
        self.start = start
        self.weekdays = frozenset(weekdays)
        self.every = every
        self.until = until

    def is_due(self, day):
        if self.until and day > self.until:
            return False
        weeks = (_monday(day) - _monday(self.start)).days // 7
        return weeks % self.every == 0 and day.weekday() in self.weekdays

    def next_due(self, after):
        """First day later than `after`; None if there is none."""
        day = after
        for _ in range(7 * self.every):
            day += timedelta(days=1)
            if self.is_due(day):
                return day
        if day < self.start:
            return self.next_due(self.start - timedelta(days=1))
        return None

    def between(self, first, last):
        """All days from first to last, both included."""
        days = (last - first).days + 1
        return [day for day in (first + timedelta(days=i) for i in range(days)) if self.is_due(day)]
