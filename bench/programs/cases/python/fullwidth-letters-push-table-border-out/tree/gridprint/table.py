"""Tables as text."""

from .column import Column
from .styles import BOX
from .width import clip, pad, text_width


def as_columns(columns, records):
    if columns is None:
        keys = []
        for record in records:
            keys.extend(key for key in record if key not in keys)
        columns = keys
    return [column if isinstance(column, Column) else Column(column) for column in columns]


def render(records, columns=None, style=BOX):
    """Lines of the table joined by line feeds; "" when there is no column."""
    records = list(records)
    columns = as_columns(columns, records)
    if not columns:
        return ""
    rows = [[column.title for column in columns]]
    rows.extend([column.text(record) for column in columns] for record in records)
    widths = []
    for index, column in enumerate(columns):
        for row in rows:
            if column.max_width is not None:
                row[index] = clip(row[index], column.max_width)
        widths.append(max(text_width(row[index]) for row in rows))
    aligns = [column.alignment(records) for column in columns]

    def line(row):
        cells = [pad(cell, width, align) for cell, width, align in zip(row, widths, aligns)]
        return style.row(cells).rstrip()

    rule = style.rule(widths)
    lines = [line(rows[0]), rule] + [line(row) for row in rows[1:]]
    if style.outer:
        lines = [rule] + lines + [rule]
    return "\n".join(lines)
