"""Plain text tables for mails."""


def _is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def render(titles, rows):
    """A table with a line of dashes below the titles.

    Columns that hold only numbers are aligned to the right.
    """
    columns = []
    for index, title in enumerate(titles):
        cells = [row[index] for row in rows]
        width = max(len(title), max(len(str(cell)) for cell in cells))
        columns.append((width, all(_is_number(cell) for cell in cells)))
    lines = [_line(titles, columns), "  ".join("-" * width for width, _ in columns)]
    lines += [_line(row, columns) for row in rows]
    return "\n".join(lines)


def _line(cells, columns):
    parts = []
    for cell, (width, right) in zip(cells, columns):
        parts.append(str(cell).rjust(width) if right else str(cell).ljust(width))
    return "  ".join(parts).rstrip()


def mail(subject, titles, rows):
    """The table with a heading; singular and plural are right."""
    entries = "entry" if len(rows) == 1 else "entries"
    return f"{subject} ({len(rows)} {entries})\n\n{render(titles, rows)}"
