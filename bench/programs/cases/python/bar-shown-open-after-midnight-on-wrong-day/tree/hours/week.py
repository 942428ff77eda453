from typing import NamedTuple

DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


class Span(NamedTuple):
    """Minutes since midnight; `end` at or before `start` is on the next day."""

    start: int
    end: int

    @property
    def overnight(self):
        return self.end <= self.start

    def __str__(self):
        return "{:02}:{:02}-{:02}:{:02}".format(
            *divmod(self.start, 60), *divmod(self.end, 60)
        )


class Week:
    def __init__(self, days):
        self._days = [sorted(spans) for spans in days]

    def spans(self, day):
        return self._days[day % 7]

    def is_open(self, moment):
        """Whether the place is open at the given datetime."""
        day = moment.weekday()
        minute = moment.hour * 60 + moment.minute
        for span in self.spans(day):
            if span.overnight:
                if minute >= span.start or minute < span.end:
                    return True
            elif span.start <= minute < span.end:
                return True
        return False

    def weekly_minutes(self):
        """How many minutes a week the place is open."""
        return sum(
            (span.end - span.start) % (24 * 60) or 24 * 60
            for spans in self._days
            for span in spans
        )

    def __str__(self):
        return "\n".join(
            f"{name} " + (", ".join(map(str, spans)) or "closed")
            for name, spans in zip(DAYS, self._days)
        )
