from datetime import datetime
from typing import NamedTuple, Optional


class LogError(ValueError):
    """A line of the log cannot be read."""


class Point(NamedTuple):
    time: datetime
    distance: float  # metres since the start
    height: Optional[float]  # metres above the sea, None if not known


def _height(text):
    text = text.strip()
    if text in ("", "-", "n/a"):
        return None
    return float(text)


def read_points(lines):
    """Yield the points of a log; empty lines and # comments are skipped."""
    for number, line in enumerate(lines, start=1):
        line = line.split("#", 1)[0].strip()
        if not line:
            continue
        try:
            time, distance, height = line.split(",")
            yield Point(datetime.fromisoformat(time.strip()), float(distance), _height(height))
        except ValueError as error:
            raise LogError(f"line {number}: {error}") from error
