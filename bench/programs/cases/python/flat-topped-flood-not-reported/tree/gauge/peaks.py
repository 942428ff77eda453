"""Flood peaks in a series of river levels (centimetres, one per hour)."""


def peaks(levels, threshold=0):
    """The peaks as (first, last) positions.

    A peak is a level, or a run of equal levels, that is higher than the level
    before it and the level after it. Levels at the very beginning and end of the
    series are no peaks, as nothing is known about what is beyond them. Peaks
    below the threshold are left out.

    >>> peaks([10, 30, 20, 25, 20])
    [(1, 1), (3, 3)]
    """
    found = []
    first = 1
    while first < len(levels) - 1:
        last = first
        while last + 1 < len(levels) and levels[last + 1] == levels[first]:
            last += 1
        if last + 1 < len(levels):
            rises = levels[first - 1] < levels[first]
            falls = levels[first + 1] < levels[first]
            if rises and falls and levels[first] >= threshold:
                found.append((first, last))
        first = last + 1
    return found


def highest(levels):
    """Position and level of the highest peak, the first of equal ones."""
    best = None
    for first, _ in peaks(levels):
        if best is None or levels[first] > best[1]:
            best = (first, levels[first])
    return best


def hours_above(levels, threshold):
    return sum(1 for level in levels if level >= threshold)


def describe(levels, threshold=0):
    lines = []
    for first, last in peaks(levels, threshold):
        span = "hour %d" % first if first == last else "hours %d to %d" % (first, last)
        lines.append("%d cm, %s" % (levels[first], span))
    return lines
