"""Numbers of invoices, such as RE-2024-17."""

import re

NUMBER = re.compile(r"(?P<prefix>[A-Z]+)-(?P<year>\d{4})-(?P<serial>\d+)")


def _serials(existing, year, prefix):
    for number in existing:
        match = NUMBER.fullmatch(number)
        if match and match["prefix"] == prefix and match["year"] == str(year):
            yield match["serial"]


def next_number(existing, year, prefix="RE"):
    """The number after the highest one of this year and prefix."""
    highest = max(_serials(existing, year, prefix), default=0)
    return f"{prefix}-{year}-{int(highest) + 1}"


def gaps(existing, year, prefix="RE"):
    """Serials that were never used, for the tax office."""
    used = {int(serial) for serial in _serials(existing, year, prefix)}
    return [serial for serial in range(1, max(used, default=0)) if serial not in used]
