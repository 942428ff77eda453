"""Columns that a text takes on a terminal."""

import unicodedata


def char_width(char):
    """0 for combining marks, 2 for wide and fullwidth letters, else 1."""
    if unicodedata.combining(char) or unicodedata.category(char) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(char) == "W" else 1


def text_width(text):
    return sum(char_width(char) for char in text)


def clip(text, width, mark="…"):
    """The text itself when it fits, else its start and the mark."""
    if text_width(text) <= width:
        return text
    room = width - text_width(mark)
    out = ""
    used = 0
    for char in text:
        used += char_width(char)
        if used > room:
            break
        out += char
    return out + mark if room >= 0 else ""


def pad(text, width, align="left"):
    gap = max(0, width - text_width(text))
    if align == "right":
        return " " * gap + text
    if align == "center":
        left = gap // 2
        return " " * left + text + " " * (gap - left)
    return text + " " * gap
