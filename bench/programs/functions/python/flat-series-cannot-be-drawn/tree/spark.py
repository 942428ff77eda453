BARS = "▁▂▃▄▅▆▇█"


def scale(values, steps):
    """Map numbers onto 0 .. steps - 1, the smallest to 0, the largest to the top.

    When all values are the same they all map to 0.
    """
    low, high = min(values), max(values)
    span = high - low
    return [int((value - low) * (steps - 1) / span + 0.5) for value in values]


def sparkline(values):
    """Draw numbers as a line of bars.

    >>> sparkline([1, 5, 22, 13, 5])
    '▁▂█▅▂'
    """
    values = list(values)
    if not values:
        return ""
    return "".join(BARS[step] for step in scale(values, len(BARS)))


def labelled(title, values):
    return f"{title} {sparkline(values)} {min(values)}..{max(values)}"
