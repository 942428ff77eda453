"""Sets of days, kept as few spans as possible."""

from .span import DAY, Span


def merged(spans):
    """Sorted spans; those that overlap or follow without a gap are one."""
    result = []
    for span in sorted(spans, key=lambda each: (each.first, each.last)):
        if result and span.first <= result[-1].last:
            result[-1] = Span(result[-1].first, max(result[-1].last, span.last))
        else:
            result.append(span)
    return result


class SpanSet:
    def __init__(self, spans=()):
        self.spans = merged(spans)

    @classmethod
    def parse(cls, text):
        return cls(Span.parse(part) for part in text.split(",") if part.strip())

    def __eq__(self, other):
        return isinstance(other, SpanSet) and self.spans == other.spans

    def __str__(self):
        return ", ".join(str(span) for span in self.spans)

    def __contains__(self, day):
        return any(day in span for span in self.spans)

    def __bool__(self):
        return bool(self.spans)

    def days(self):
        return sum(len(span) for span in self.spans)

    def union(self, other):
        return SpanSet(self.spans + other.spans)

    def minus(self, other):
        left = self.spans
        for taken in other.spans:
            left = [piece for span in left for piece in span.minus(taken)]
        return SpanSet(left)

    def common(self, other):
        pieces = (a.common(b) for a in self.spans for b in other.spans)
        return SpanSet(piece for piece in pieces if piece)

    def gaps(self):
        """The free spans between the first and the last day."""
        pairs = zip(self.spans, self.spans[1:])
        return SpanSet(Span(a.last + DAY, b.first - DAY) for a, b in pairs)

    def longest(self):
        return max(self.spans, key=len, default=None)
