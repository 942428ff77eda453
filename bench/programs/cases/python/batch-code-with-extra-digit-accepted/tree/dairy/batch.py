"""Batch codes of a dairy: "<line><year><day of the year>-<tank>", e.g. "B24135-07".

Line is a letter from A to F, the year has two digits, the day three; the tank
has two digits.
"""
import re
from datetime import date, timedelta
from typing import NamedTuple

CODE = re.compile(r"([A-F])(\d\d)(\d{3})-(\d\d)")


class BatchError(ValueError):
    pass


class Batch(NamedTuple):
    line: str
    made: date
    tank: int

    def code(self):
        return f"{self.line}{self.made:%y%j}-{self.tank:02d}"

    def best_before(self, days=21):
        return self.made + timedelta(days=days)


def parse(text):
    match = CODE.match(text.strip().upper())
    if not match:
        raise BatchError(f"bad batch code {text!r}")
    line, year, day, tank = match.groups()
    first = date(2000 + int(year), 1, 1)
    made = first + timedelta(days=int(day) - 1)
    if made.year != first.year:
        raise BatchError(f"bad day in {text!r}")
    return Batch(line, made, int(tank))


def scan(lines):
    """Splits the scanner's lines in batches and rejected lines."""
    good, bad = [], []
    for line in lines:
        try:
            good.append(parse(line))
        except BatchError:
            bad.append(line)
    return good, bad


def recall(batches, line, since, until):
    """Codes of the batches of a production line within two dates (inclusive)."""
    return sorted(b.code() for b in batches if b.line == line and since <= b.made <= until)
