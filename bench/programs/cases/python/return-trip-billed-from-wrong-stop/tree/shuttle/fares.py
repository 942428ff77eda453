"""Fares of a valley bus: the price depends on the zones that are crossed."""
from itertools import pairwise


class Line:
    def __init__(self, stops):
        """`stops` are pairs (name, zone) in the order of the line."""
        self.names = [name for name, _ in stops]
        self.zones = dict(stops)

    def between(self, start, end):
        """The stops of a ride, both ends included, in the order of travel."""
        first, last = self.names.index(start), self.names.index(end)
        if first <= last:
            return self.names[first:last + 1]
        return self.names[last:first + 1][::-1]

    def zones_used(self, start, end):
        """Zones in the order of travel; a zone that is entered again counts again."""
        zones = [self.zones[name] for name in self.between(start, end)]
        return zones[:1] + [b for a, b in pairwise(zones) if a != b]


class FareTable:
    def __init__(self, line, per_zone=150, maximum=900):
        self.line = line
        self.per_zone = per_zone
        self.maximum = maximum

    def single(self, start, end):
        if start == end:
            return 0
        return min(self.maximum, self.per_zone * len(self.line.zones_used(start, end)))

    def day_trip(self, start, via, end):
        """From start to via, and back to end, which may be another stop than start.

        The way back costs half of a single fare.
        """
        out = self.single(start, via)
        back = self.single(via, start)
        return out + back // 2

    def table(self):
        """The rows of the printed price list."""
        for start in self.line.names:
            yield start, [self.single(start, end) for end in self.line.names]
