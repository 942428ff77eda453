"""Readings of an anemometer, one an hour; None where it did not answer."""


def fill(readings, before=None):
    """The readings, gaps take the value of the hour before.

    before is the last value of the day before; without it a gap at the
    beginning stays.

    >>> fill([None, 12, None, 9])
    [None, 12, 12, 9]
    """
    filled = []
    last = before
    for reading in readings:
        if not reading:
            reading = last
        filled.append(reading)
        last = reading
    return filled


def gaps(readings):
    """Pairs (hour, length) of the gaps."""
    found = []
    for hour, reading in enumerate(readings):
        if reading is not None:
            continue
        if found and sum(found[-1]) == hour:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((hour, 1))
    return found


def mean(readings):
    """Mean of the filled readings with one decimal, None if there is nothing."""
    values = [value for value in fill(readings) if value is not None]
    return round(sum(values) / len(values), 1) if values else None
