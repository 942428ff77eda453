"""Dates as people write them, as code."""
from __future__ import annotations

import re

MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
ISO = re.compile(r"(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?$")
IN_WORDS = re.compile(r"(\d{1,2})(?:st|nd|rd|th)? ([A-Z][a-z]{2,8}),? (\d{4})$")
MONTH_FIRST = re.compile(r"([A-Z][a-z]{2,8}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$")


def as_date(text: str) -> str | None:
    """`2024-02-29` and “29 February 2024” as the call that makes it; None for anything else."""
    value = text.strip().strip("`").rstrip(".,;")
    iso = ISO.match(value)
    if iso:
        parts = [str(int(part)) for part in iso.groups() if part is not None]
        return f"{'datetime' if len(parts) > 3 else 'date'}({', '.join(parts)})"
    words = IN_WORDS.match(value)
    day, month, year = words.groups() if words else ("", "", "")
    first = None if words else MONTH_FIRST.match(value)
    if first:
        month, day, year = first.groups()
    if month[:3].lower() not in MONTHS:
        return None
    return f"date({int(year)}, {MONTHS.index(month[:3].lower()) + 1}, {int(day)})"
