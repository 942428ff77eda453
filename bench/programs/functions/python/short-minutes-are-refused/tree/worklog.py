"""Working times as people write them: "7h", "45m", "7h 45m", "-1h5m"."""

import re

_TIME = re.compile(r"(-)?(?:(\d+)h)?\s*(?:(\d\d)m)?")


def minutes(text):
    """Minutes of a written time.

    >>> minutes("1h 30m")
    90
    """
    text = text.strip().lower()
    match = _TIME.fullmatch(text)
    if not match or not (match[2] or match[3]):
        raise ValueError(f"not a time: {text!r}")
    total = int(match[2] or 0) * 60 + int(match[3] or 0)
    return -total if match[1] else total


def written(total):
    """The usual way to write a number of minutes."""
    sign = "-" if total < 0 else ""
    hours, rest = divmod(abs(total), 60)
    parts = []
    if hours:
        parts.append(f"{hours}h")
    if rest or not hours:
        parts.append(f"{rest}m")
    return sign + " ".join(parts)


def add(*times):
    return written(sum(minutes(time) for time in times))
