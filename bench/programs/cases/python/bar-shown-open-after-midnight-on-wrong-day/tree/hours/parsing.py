"""Parse lines such as "Mon-Thu 11:00-15:00, 17:00-23:00" into a Week."""

import re

from .week import DAYS, Span, Week

_LINE = re.compile(r"^(?P<days>[A-Za-z,\s-]+?)\s+(?P<spans>\d.*|closed)$")
_SPAN = re.compile(r"^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$")


class HoursError(ValueError):
    """A line of opening hours cannot be understood."""


def _day_index(name):
    try:
        return DAYS.index(name.strip().title())
    except ValueError:
        raise HoursError(f"unknown day: {name.strip()!r}") from None


def _days(text):
    for part in text.split(","):
        first, dash, last = part.partition("-")
        start = _day_index(first)
        end = _day_index(last) if dash else start
        if end < start:
            end += 7
        for day in range(start, end + 1):
            yield day % 7


def _span(text):
    match = _SPAN.match(text.strip())
    if match is None:
        raise HoursError(f"not a time span: {text.strip()!r}")
    h1, m1, h2, m2 = (int(group) for group in match.groups())
    return Span(h1 * 60 + m1, h2 * 60 + m2)


def parse_hours(text):
    """Return the Week described by the lines; days not named are closed."""
    days = [[] for _ in DAYS]
    for line in text.splitlines():
        if not line.strip():
            continue
        match = _LINE.match(line.strip())
        if match is None:
            raise HoursError(f"cannot read {line.strip()!r}")
        spans = []
        if match["spans"] != "closed":
            spans = [_span(part) for part in match["spans"].split(",")]
        for day in _days(match["days"]):
            days[day] = list(spans)
    return Week(days)
