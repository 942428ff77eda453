"""Makes texts fit into narrow columns."""

DOTS = "\u2026"


def shorten(text, width):
    """Cuts from the middle what is too much; the beginning gets the odd letter.

    The width is at least 1.

    >>> shorten("/home/kim/thesis.tex", 10)
    '/home\u2026.tex'
    """
    if len(text) <= width:
        return text
    kept = width - len(DOTS)
    tail = kept // 2
    return text[:kept - tail] + DOTS + text[-tail:]


def table(rows, width):
    """Lines of cells, each of them exactly so wide."""
    return [" | ".join(shorten(cell, width).ljust(width) for cell in row) for row in rows]
