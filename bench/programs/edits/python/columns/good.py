"""Word-wrap paragraphs and lay out plain-text columns and tables."""
import re

BULLET_RE = re.compile(r"^(\s*(?:[-*]|\d+\.)\s+)")


def split_long_word(word, width):
    """Cut a word that does not fit on a line into pieces of `width`."""
    return [word[i:i + width] for i in range(0, len(word), width)]


def wrap_words(words, width, first_indent="", next_indent=""):
    lines = []
    line = first_indent
    empty = True
    for word in words:
        room = width - len(next_indent)
        pieces = split_long_word(word, room) if len(word) > room else [word]
        for piece in pieces:
            extra = len(piece) + (0 if empty else 1)
            if not empty and len(line) + extra > width:
                lines.append(line)
                line = next_indent
                empty = True
            line += piece if empty else " " + piece
            empty = False
    if not empty:
        lines.append(line)
    return lines


def paragraphs(text):
    """Yield (prefix, words); bullets and blank lines start a new paragraph."""
    prefix, words = "", []
    for line in text.expandtabs(4).splitlines():
        match = BULLET_RE.match(line)
        if match or not line.strip():
            if words:
                yield prefix, words
            prefix, words = "", []
            if not match:
                continue
            prefix = match.group(1)
            line = line[len(prefix):]
        words.extend(line.split())
    if words:
        yield prefix, words


def wrap_text(text, width=72):
    if width < 8:
        raise ValueError("width must be at least 8")
    blocks = []
    previous_bullet = False
    for prefix, words in paragraphs(text):
        hanging = " " * len(prefix)
        if blocks and not (prefix and previous_bullet):
            blocks.append("")
        blocks.extend(wrap_words(words, width, prefix, hanging))
        previous_bullet = bool(prefix)
    return "\n".join(blocks)


def side_by_side(left, right, total=80, gap=4):
    """Wrap two texts into equal columns next to each other."""
    width = (total - gap) // 2
    left_lines = wrap_text(left, width).split("\n")
    right_lines = wrap_text(right, width).split("\n")
    rows = max(len(left_lines), len(right_lines))
    left_lines += [""] * (rows - len(left_lines))
    right_lines += [""] * (rows - len(right_lines))
    return [
        (a.ljust(width) + " " * gap + b).rstrip()
        for a, b in zip(left_lines, right_lines)
    ]


def in_columns(items, total=80, gap=2):
    """Lay items out like `ls`: down the first column, then the next one."""
    if not items:
        return []
    width = max(len(item) for item in items) + gap
    per_row = max(1, (total + gap) // width)
    rows = -(-len(items) // per_row)
    lines = []
    for row in range(rows):
        cells = items[row::rows]
        lines.append("".join(cell.ljust(width) for cell in cells).rstrip())
    return lines


def is_number(cell):
    return re.fullmatch(r"-?[\d,]*\.?\d+%?", cell) is not None


def table(headers, records):
    """Format dicts as a table; columns holding only numbers align right."""
    rows = [[str(record.get(h, "")) for h in headers] for record in records]
    widths = [len(h) for h in headers]
    numeric = [bool(rows)] * len(headers)
    for row in rows:
        for i, cell in enumerate(row):
            widths[i] = max(widths[i], len(cell))
            if cell and not is_number(cell):
                numeric[i] = False

    def join(cells):
        padded = [
            c.rjust(w) if right else c.ljust(w)
            for c, w, right in zip(cells, widths, numeric)
        ]
        return " | ".join(padded).rstrip()

    rule = "-+-".join("-" * w for w in widths)
    return [join(headers), rule] + [join(row) for row in rows]
