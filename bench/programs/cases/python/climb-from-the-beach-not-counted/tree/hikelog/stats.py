from datetime import timedelta
from typing import NamedTuple, Optional


class Summary(NamedTuple):
    distance: float
    duration: timedelta
    moving: timedelta
    ascent: float
    descent: float
    highest: Optional[float]


def moving_time(points, slowest=0.3):
    """Time spent going at least `slowest` metres a second."""
    total = timedelta()
    for before, after in zip(points, points[1:]):
        took = after.time - before.time
        if after.distance - before.distance >= slowest * took.total_seconds():
            total += took
    return total


def climb(points, jitter=2.0):
    """Return (ascent, descent) in metres.

    Points without a height are skipped. Changes smaller than `jitter` are
    saved up until they amount to something, as receivers are never quite sure.
    """
    ascent = descent = 0.0
    level = None
    for point in points:
        if not point.height:
            continue
        if level is None:
            level = point.height
            continue
        change = point.height - level
        if abs(change) < jitter:
            continue
        if change > 0:
            ascent += change
        else:
            descent -= change
        level = point.height
    return ascent, descent


def summarise(points):
    points = list(points)
    if not points:
        return Summary(0.0, timedelta(), timedelta(), 0.0, 0.0, None)
    ascent, descent = climb(points)
    heights = [p.height for p in points if p.height is not None]
    return Summary(
        distance=points[-1].distance - points[0].distance,
        duration=points[-1].time - points[0].time,
        moving=moving_time(points),
        ascent=ascent,
        descent=descent,
        highest=max(heights, default=None),
    )
