"""Result lists of a regatta."""

from regatta.times import parse_time, show_time


class Results:
    def __init__(self):
        self.times = {}

    def finish(self, boat, time):
        """A boat's finish; the best of several runs counts."""
        millis = parse_time(time)
        self.times[boat] = min(millis, self.times.get(boat, millis))
        return self

    def penalty(self, boat, seconds):
        self.times[boat] += seconds * 1000
        return self

    def ranking(self):
        return sorted(self.times, key=lambda boat: (self.times[boat], boat))

    def lines(self):
        """Places with times; behind the winner also the gap. Equal times share a place."""
        lines = []
        place, previous = 0, None
        for number, boat in enumerate(self.ranking(), 1):
            time = self.times[boat]
            if time != previous:
                place, previous = number, time
            line = "%d. %s %s" % (place, boat, show_time(time))
            gap = time - self.times[self.ranking()[0]]
            lines.append(line + (" (+%s)" % show_time(gap) if gap else ""))
        return lines
