"""Reads quantities such as "5 km", "1,200.5m", "5ft 3in" or "2.5e3 mm"."""

import re

from .quantity import Quantity

NUMBER = r"[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?:[eE]\+?\d+)?"
PIECE = re.compile(r"\s*(%s)\s*([A-Za-z]+)\s*" % NUMBER)


class ParseError(ValueError):
    pass


def pieces(text):
    """Yields (value, unit) of every part of the text."""
    position = 0
    while position < len(text):
        match = PIECE.match(text, position)
        if not match or not any(char.isdigit() for char in match.group(1)):
            raise ParseError("cannot read %r" % text)
        yield float(match.group(1).replace(",", "")), match.group(2)
        position = match.end()


def parse(text):
    """One quantity; parts are added up in the unit of the first one."""
    total = None
    for value, unit in pieces(text):
        part = Quantity(value, unit)
        if total is None:
            total = part
        else:
            negative = total.value < 0
            total = total - part if negative else total + part
    if total is None:
        raise ParseError("empty quantity")
    return total


def convert(text, unit, digits=2):
    """"5 km" in miles as text."""
    return parse(text).to(unit).format(digits)
