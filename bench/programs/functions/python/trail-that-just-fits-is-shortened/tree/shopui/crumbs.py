"""Breadcrumb trails for the page header."""

SEPARATOR = " > "
GAP = "..."


def collapse(crumbs, limit=4):
    """Shorten a trail to at most `limit` entries.

    The first entry and the last ones stay, everything between them is
    replaced by one "..." (which counts as an entry).  A trail that fits
    is returned as it is.
    """
    if limit < 3:
        raise ValueError("a trail needs room for three entries")
    if len(crumbs) < limit:
        return list(crumbs)
    tail = limit - 2
    return [crumbs[0], GAP] + list(crumbs[-tail:])


def trail(crumbs, limit=4):
    """The trail as one line of text."""
    return SEPARATOR.join(collapse(crumbs, limit))


def title(crumbs):
    """Window title: the innermost page first."""
    return " - ".join(reversed(collapse(crumbs, 3)))
