"""Which section of the map to show."""


def bounds(points):
    """Smallest box (left, bottom, right, top) around points (x, y).

    None when there are no points.
    """
    left = bottom = float("inf")
    right = top = 0
    for x, y in points:
        left = min(left, x)
        bottom = min(bottom, y)
        right = max(right, x)
        top = max(top, y)
    if left > right:
        return None
    return left, bottom, right, top


def section(points, margin=0):
    """The box with a margin on all four sides."""
    box = bounds(points)
    if box is None:
        return None
    left, bottom, right, top = box
    return left - margin, bottom - margin, right + margin, top + margin


def centre(points):
    box = bounds(points)
    if box is None:
        return None
    left, bottom, right, top = box
    return (left + right) / 2, (bottom + top) / 2
