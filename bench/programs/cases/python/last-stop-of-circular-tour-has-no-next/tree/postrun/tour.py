"""Circular tours of a mobile library: after the last stop comes the first."""
from dataclasses import dataclass
from datetime import time


@dataclass(frozen=True)
class Stop:
    village: str
    arrival: time
    minutes: int

    @property
    def arrival_minute(self):
        return self.arrival.hour * 60 + self.arrival.minute

    @property
    def departure_minute(self):
        return self.arrival_minute + self.minutes


class Tour:
    def __init__(self, stops):
        self.stops = sorted(stops, key=lambda stop: stop.arrival)
        if not self.stops:
            raise ValueError("a tour needs stops")

    def _index(self, village):
        for index, stop in enumerate(self.stops):
            if stop.village == village:
                return index
        raise LookupError(f"{village} is not on the tour")

    def following(self, village):
        return self.stops[self._index(village) + 1 % len(self.stops)]

    def preceding(self, village):
        return self.stops[self._index(village) - 1]

    def where(self, moment):
        """The village where the bus stands at that time, or None on the road."""
        minute = moment.hour * 60 + moment.minute
        for stop in self.stops:
            if stop.arrival_minute <= minute < stop.departure_minute:
                return stop.village
        return None

    def legs(self):
        """Triples (from, to, minutes on the road) over the whole day."""
        for stop in self.stops:
            after = self.following(stop.village)
            yield stop.village, after.village, (after.arrival_minute - stop.departure_minute) % (24 * 60)
