"""Lists in columns for the notice board, read from top to bottom like a phone book."""


def layout(items, columns):
    """The rows of the table: lists of at most `columns` items.

    The items run down the first column, then down the second one and so on. All
    columns but the last ones are filled.

    >>> layout(["a", "b", "c", "d"], 2)
    [['a', 'c'], ['b', 'd']]
    """
    if columns < 1:
        raise ValueError("at least one column is needed")
    height = len(items) // columns
    rows = []
    for r in range(height):
        row = []
        for c in range(columns):
            row.append(items[c * height + r])
        rows.append(row)
    return rows


def widths(rows):
    """Width of each column."""
    result = []
    for row in rows:
        for c, item in enumerate(row):
            if c == len(result):
                result.append(0)
            result[c] = max(result[c], len(item))
    return result


def render(items, columns, gap=2):
    """The table as text, without blanks at the ends of lines."""
    rows = layout(items, columns)
    sizes = widths(rows)
    lines = []
    for row in rows:
        cells = [item.ljust(sizes[c] + gap) for c, item in enumerate(row)]
        lines.append("".join(cells).rstrip())
    return "\n".join(lines)


def fitting_columns(items, width, gap=2):
    """How many columns of the longest item fit into the width, at least one."""
    longest = max((len(item) for item in items), default=0)
    return max(1, (width + gap) // (longest + gap))
