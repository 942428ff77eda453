def clamp(value, low, high):
    """`value`, but not below `low` and not above `high`."""
    return max(low, min(value, high))


def scale(value, factor, digits=0):
    return round(value * factor, digits)
