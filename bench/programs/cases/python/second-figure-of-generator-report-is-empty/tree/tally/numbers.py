"""Small statistics; every function takes a list of numbers."""

import math


class NoData(ValueError):
    def __init__(self, what):
        super().__init__("no data for the %s" % what)


def mean(values):
    if not values:
        raise NoData("mean")
    return math.fsum(values) / len(values)


def median(values):
    if not values:
        raise NoData("median")
    ordered = sorted(values)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2


def deviation(values):
    """Standard deviation of a sample; 0 for a single value."""
    if not values:
        raise NoData("deviation")
    if len(values) == 1:
        return 0.0
    centre = mean(values)
    return math.sqrt(math.fsum((value - centre) ** 2 for value in values) / (len(values) - 1))


def share(part, whole):
    return 0.0 if whole == 0 else part / whole
