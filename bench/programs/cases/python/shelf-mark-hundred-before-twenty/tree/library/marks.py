"""Shelf marks of the library, e.g. "QA 76.9 B12 1998".

A mark has a class (letters), a number, an optional cutter (a letter with
digits) and an optional year. The digits of a cutter are read like the digits
after a decimal point: B12 stands before B2.
"""

import re

MARK = re.compile(r"^([A-Z]{1,3}) ?(\d+(?:\.\d+)?)(?: \.?([A-Z])(\d+))?(?: (\d{4}))?$")


class MarkError(ValueError):
    pass


class Mark:
    def __init__(self, text):
        match = MARK.match(" ".join(text.upper().split()))
        if not match:
            raise MarkError("not a shelf mark: %r" % text)
        self.letters, self.number, self.cutter, self.digits, self.year = match.groups()

    def key(self):
        """Key for the order on the shelf; missing parts come first."""
        return (self.letters, self.number, self.cutter or "", self.digits or "", int(self.year or 0))

    def __str__(self):
        parts = [self.letters, self.number]
        if self.cutter:
            parts.append(self.cutter + self.digits)
        if self.year:
            parts.append(self.year)
        return " ".join(parts)


class Shelf:
    """A shelf holds the marks from first to last, both inclusive."""

    def __init__(self, name, first, last):
        self.name = name
        self.first = Mark(first)
        self.last = Mark(last)
        if self.last.key() < self.first.key():
            raise ValueError("first mark after last mark")

    def holds(self, mark):
        return self.first.key() <= mark.key() <= self.last.key()


def in_order(texts):
    """Shelf marks in the order of the shelf."""
    return [str(mark) for mark in sorted((Mark(text) for text in texts), key=Mark.key)]


def misplaced(texts):
    """Marks that stand behind a mark they should stand before."""
    wrong = []
    highest = None
    for mark in map(Mark, texts):
        if highest is not None and mark.key() < highest:
            wrong.append(str(mark))
        else:
            highest = mark.key()
    return wrong


def find_shelf(shelves, text):
    """Name of the first shelf that holds a mark, or None."""
    mark = Mark(text)
    for shelf in shelves:
        if shelf.holds(mark):
            return shelf.name
    return None
