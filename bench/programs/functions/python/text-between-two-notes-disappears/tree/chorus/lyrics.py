"""Song sheets: chords and notes for the players stand in double brackets."""

import re

_NOTE = re.compile(r"\[\[(.*)\]\]")


def notes(line):
    """The notes of a line, without their brackets."""
    return [note.strip() for note in _NOTE.findall(line)]


def sung(line):
    """What is sung: the line without notes, blanks made single.

    >>> sung("[[Am]] Down by the  river")
    'Down by the river'
    """
    return " ".join(_NOTE.sub("", line).split())


def sheet(text):
    """Lines that are sung, paired with their notes; others are left out."""
    rows = []
    for line in text.splitlines():
        words = sung(line)
        if words:
            rows.append((words, notes(line)))
    return rows
