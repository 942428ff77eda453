"""Splits a text into blocks."""

import re

HEADING = re.compile(r"^(#{1,4})\s+(.+?)\s*#*$")
BULLET = re.compile(r"^[-*]\s+(.+)$")
FENCE = "```"


def blocks(text):
    """Yields (kind, data) for every block of the text."""
    lines = text.splitlines()
    index = 0
    paragraph = []

    def flush():
        if paragraph:
            yield "paragraph", " ".join(paragraph)
            paragraph.clear()

    while index < len(lines):
        line = lines[index].rstrip()
        heading = HEADING.match(line)
        if line.startswith(FENCE):
            yield from flush()
            code = []
            index += 1
            while index < len(lines) and lines[index].rstrip() != FENCE:
                code.append(lines[index])
                index += 1
            yield "code", "\n".join(code)
        elif heading:
            yield from flush()
            yield "heading", (len(heading.group(1)), heading.group(2))
        elif BULLET.match(line):
            yield from flush()
            items = []
            while index < len(lines) and BULLET.match(lines[index]):
                items.append(BULLET.match(lines[index]).group(1).rstrip())
                index += 1
            yield "list", items
            continue
        elif not line.strip():
            yield from flush()
        else:
            paragraph.append(line.strip())
        index += 1
    yield from flush()
