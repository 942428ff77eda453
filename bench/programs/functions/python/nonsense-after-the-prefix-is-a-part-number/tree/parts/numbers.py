"""Numbers of spare parts: AX-1234, BR-0077b, K-5120.

The series is one of AX, BR and K; four digits and perhaps the small letter of
the revision follow.
"""
import re

NUMBER = re.compile(r"^AX|BR|K-\d{4}[a-z]?$")


def is_valid(number):
    return NUMBER.match(number) is not None


def split(number):
    """Series, digits and revision ("" without one); ValueError for other texts."""
    if not is_valid(number):
        raise ValueError(f"not a part number: {number!r}")
    series, _, rest = number.partition("-")
    return series, rest[:4], rest[4:]


def invalid(numbers):
    """Those of the texts that are no part numbers."""
    return [number for number in numbers if not is_valid(number)]
