"""Turns the raw text into logical lines."""

import re

# A comment starts the line or stands after white space.
COMMENT = re.compile(r"\s*[#;].*$")


def strip_comment(line):
    """Cuts a comment, but not inside a quoted value."""
    quote = None
    for index, char in enumerate(line):
        if quote:
            if char == quote:
                quote = None
        elif char in "\"'" and line[:index].rstrip().endswith("="):
            quote = char
        elif char in "#;":
            match = COMMENT.search(line, len(line[:index].rstrip()))
            if match and match.start() <= index:
                return line[:match.start()].rstrip()
    return line.rstrip()


def logical_lines(text):
    """Yields (number, line); indented lines continue the one before."""
    number, current = 0, None
    for index, raw in enumerate(text.splitlines(), 1):
        line = strip_comment(raw)
        if not line.strip():
            continue
        if line[0] in " \t" and current is not None:
            current += "\n" + line.strip()
            continue
        if current is not None:
            yield number, current
        number, current = index, line.strip()
    if current is not None:
        yield number, current
