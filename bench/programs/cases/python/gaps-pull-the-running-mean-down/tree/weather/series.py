"""Series of hourly readings of a weather station; None is a missing reading."""


class Series:
    def __init__(self, name, readings):
        self.name = name
        self.readings = list(readings)

    def present(self):
        return [value for value in self.readings if value is not None]

    def coverage(self):
        """Share of readings that are there, in percent."""
        if not self.readings:
            return 0
        return round(100 * len(self.present()) / len(self.readings))

    def extremes(self):
        values = self.present()
        return (min(values), max(values)) if values else None

    def longest_gap(self):
        """Length of the longest run of missing readings."""
        longest = current = 0
        for value in self.readings:
            current = current + 1 if value is None else 0
            longest = max(longest, current)
        return longest


class RunningMean:
    """Mean over the last `size` readings.

    Missing readings are left out of the mean. Where fewer than `least`
    readings are there, the mean is None.
    """

    def __init__(self, size, least=1):
        if size < 1 or not 1 <= least <= size:
            raise ValueError("bad size")
        self.size = size
        self.least = least

    def at(self, readings, index):
        window = readings[max(0, index + 1 - self.size):index + 1]
        known = [value for value in window if value is not None]
        if len(window) < self.least:
            return None
        return round(sum(known) / len(window), 2)

    def apply(self, series):
        """A series of the means, as long as the given one."""
        means = [self.at(series.readings, index) for index in range(len(series.readings))]
        return Series("%s (mean of %d)" % (series.name, self.size), means)


def chart(series, low, high, width=20):
    """One line of text per reading, "?" for missing ones."""
    lines = []
    for value in series.readings:
        if value is None:
            lines.append("?")
        else:
            share = min(1, max(0, (value - low) / (high - low)))
            lines.append("*" * round(share * width))
    return lines
