"""Rows of tab separated cells; special signs are written as in C."""

import re

_MEANING = {"n": "\n", "t": "\t", "\\": "\\"}


def escape(cell):
    """Write line break, tab and backslash as \\n, \\t and \\\\."""
    return (
        cell.replace("\n", "\\n")
        .replace("\\", "\\\\")
        .replace("\t", "\\t")
    )


def unescape(text):
    """The opposite of escape(); other signs after a backslash stay."""
    return re.sub(r"\\(.)", lambda m: _MEANING.get(m[1], m[0]), text)


def write_row(cells):
    return "\t".join(escape(str(cell)) for cell in cells)


def read_row(line):
    return [unescape(cell) for cell in line.rstrip("\n").split("\t")]
