"""Durations of the work log, as people type them: "1w 2d", "3h 30m", "1h30", "45"."""

import re

UNITS = {"w": 5 * 8 * 60, "d": 8 * 60, "h": 60, "m": 1}
ORDER = "wdhm"
TOKEN = re.compile(r"\s*(\d+(?:\.\d+)?)\s*([a-z]?)", re.I)


class DurationError(ValueError):
    pass


def parse(text):
    """Minutes of a duration.

    A day of work has 8 hours, a week 5 days. Units must come in descending
    order. A last number without a unit counts in the unit below the one
    before it ("1h30" is one hour and 30 minutes); a number alone is minutes.
    """
    text = text.strip()
    if not text:
        raise DurationError("empty duration")
    total = 0.0
    position = 0
    last = None
    while position < len(text):
        match = TOKEN.match(text, position)
        if not match:
            raise DurationError("cannot read %r" % text[position:])
        number, unit = float(match[1]), match[2].lower()
        position = match.end()
        if not unit:
            if position < len(text) or last == ORDER[-1]:
                raise DurationError("unit missing in %r" % text)
            unit = "m"
        if unit not in UNITS:
            raise DurationError("unknown unit %r" % unit)
        if last and ORDER.index(unit) <= ORDER.index(last):
            raise DurationError("wrong order in %r" % text)
        total += number * UNITS[unit]
        last = unit
    return round(total)


def show(minutes):
    """The shortest text for a number of minutes."""
    if minutes == 0:
        return "0m"
    parts = []
    for unit in ORDER:
        count, minutes = divmod(minutes, UNITS[unit])
        if count:
            parts.append("%d%s" % (count, unit))
    return " ".join(parts)


class WorkLog:
    def __init__(self):
        self.entries = []

    def log(self, task, duration):
        self.entries.append((task, parse(duration)))
        return self

    def total(self, task=None):
        return show(sum(m for t, m in self.entries if task is None or t == task))

    def remaining(self, task, estimate):
        """What is left of an estimate, "0m" if it is used up."""
        used = sum(m for t, m in self.entries if t == task)
        return show(max(0, parse(estimate) - used))
