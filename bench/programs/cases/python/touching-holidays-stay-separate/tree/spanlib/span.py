"""Spans of whole days, both ends included."""

from datetime import date, timedelta

DAY = timedelta(days=1)


class SpanError(ValueError):
    pass


class Span:
    """From the first to the last day."""

    __slots__ = ("first", "last")

    def __init__(self, first, last):
        if last < first:
            raise SpanError("%s is before %s" % (last, first))
        self.first = first
        self.last = last

    @classmethod
    def parse(cls, text):
        """"2024-01-05..2024-01-09" or a single day."""
        first, sign, last = text.partition("..")
        try:
            start = date.fromisoformat(first.strip())
            end = date.fromisoformat(last.strip()) if sign else start
        except ValueError:
            raise SpanError("bad span %r" % text) from None
        return cls(start, end)

    def __eq__(self, other):
        return isinstance(other, Span) and (self.first, self.last) == (other.first, other.last)

    def __hash__(self):
        return hash((self.first, self.last))

    def __str__(self):
        if self.first == self.last:
            return str(self.first)
        return "%s..%s" % (self.first, self.last)

    def __repr__(self):
        return "Span(%s)" % self

    def __len__(self):
        return (self.last - self.first).days + 1

    def __contains__(self, day):
        return self.first <= day <= self.last

    def __iter__(self):
        day = self.first
        while day <= self.last:
            yield day
            day += DAY

    def overlaps(self, other):
        return self.first <= other.last and other.first <= self.last

    def common(self, other):
        if not self.overlaps(other):
            return None
        return Span(max(self.first, other.first), min(self.last, other.last))

    def minus(self, other):
        """What is left: none, one or two spans."""
        if not self.overlaps(other):
            return [self]
        left = []
        if self.first < other.first:
            left.append(Span(self.first, other.first - DAY))
        if other.last < self.last:
            left.append(Span(other.last + DAY, self.last))
        return left
