"""Names for attachments that are saved to one folder."""


def numbered(name, number):
    """The name with a number before its ending.

    >>> numbered("plan.pdf", 2)
    'plan (2).pdf'
    """
    stem, dot, ending = name.rpartition(".")
    if not stem:
        return f"{name} ({number})"
    return f"{stem} ({number}){dot}{ending}"


def unique_names(names):
    """The names in their order; what was there before gets a number."""
    counts = {}
    result = []
    for name in names:
        if name in counts:
            result.append(numbered(name, counts[name] + 1))
        else:
            counts[name] = 1
            result.append(name)
    return result


def renamed(names):
    """Pairs (old name, new name) of those that cannot keep theirs."""
    return [(old, new) for old, new in zip(names, unique_names(names)) if old != new]
