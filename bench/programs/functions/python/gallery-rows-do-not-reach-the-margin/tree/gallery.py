"""Lay out photos in rows that fill the width of the page."""


def layout(photos, width, target=100, gap=4):
    """Distribute photos, given as (name, width, height), over rows.

    A row is closed as soon as its photos, scaled to the target height,
    and the gaps between them fill the width.  Its height is then chosen
    so that the row fits exactly.  An unfinished last row keeps the
    target height.  Returns a list of (names, height).
    """
    result = []
    row, ratio = [], 0.0
    for name, photo_width, photo_height in photos:
        row.append(name)
        ratio += photo_width / photo_height
        gaps = gap * (len(row) - 1)
        if ratio * target + gaps >= width:
            free = width - gap * (len(photos) - 1)
            result.append((row, round(free / ratio)))
            row, ratio = [], 0.0
    if row:
        result.append((row, target))
    return result


def total_height(rows, gap=4):
    """Height of the whole page for the rows of layout()."""
    if not rows:
        return 0
    return sum(height for _, height in rows) + gap * (len(rows) - 1)
