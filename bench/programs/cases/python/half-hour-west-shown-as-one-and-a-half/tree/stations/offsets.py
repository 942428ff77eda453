"""Offsets from UTC as text, e.g. "+05:30", "-03:00" or "+00:00"."""
from datetime import timedelta, timezone
import re

OFFSET = re.compile(r"([+-])(\d\d):(\d\d)")


def parse_offset(text):
    match = OFFSET.fullmatch(text)
    if not match:
        raise ValueError(f"not an offset: {text!r}")
    sign, hours, minutes = match.groups()
    minutes = int(hours) * 60 + int(minutes)
    return timedelta(minutes=minutes if sign == "+" else -minutes)


def format_offset(offset):
    minutes = round(offset.total_seconds() / 60)
    sign = "-" if minutes < 0 else "+"
    hours, minutes = divmod(minutes, 60)
    return f"{sign}{abs(hours):02d}:{minutes:02d}"
