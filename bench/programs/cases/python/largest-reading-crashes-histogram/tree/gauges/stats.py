"""Summaries of meter readings."""


def median(values):
    if not values:
        raise ValueError("no readings")
    ordered = sorted(values)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2


def outliers(values, factor=3):
    """Readings further from the median than `factor` median deviations."""
    center = median(values)
    spread = median([abs(v - center) for v in values])
    return [v for v in values if abs(v - center) > factor * spread]


class Histogram:
    """Counts of readings in classes of equal width between low and high.

    The classes contain their lower bound; the last one contains both bounds.
    Readings outside of the range are only counted as below or above.
    """

    def __init__(self, low, high, classes):
        if high <= low or classes < 1:
            raise ValueError("bad range")
        self.low = low
        self.high = high
        self.counts = [0] * classes
        self.below = 0
        self.above = 0

    @property
    def width(self):
        return (self.high - self.low) / len(self.counts)

    def add(self, value):
        if value < self.low:
            self.below += 1
        elif value > self.high:
            self.above += 1
        else:
            index = int((value - self.low) / self.width)
            self.counts[index] += 1

    def add_all(self, values):
        for value in values:
            self.add(value)
        return self

    def mode(self):
        """Bounds of the fullest class."""
        index = self.counts.index(max(self.counts))
        start = self.low + index * self.width
        return (start, start + self.width)

    def bars(self, mark="#"):
        rows = []
        for index, count in enumerate(self.counts):
            rows.append("%8.1f %s" % (self.low + index * self.width, mark * count))
        return [row.rstrip() for row in rows]


def histogram(values, classes=4):
    """A histogram over the whole range of the values."""
    return Histogram(min(values), max(values), classes).add_all(values)
