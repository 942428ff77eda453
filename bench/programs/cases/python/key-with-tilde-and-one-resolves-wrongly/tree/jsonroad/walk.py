"""Visits every value of a document."""

from .pointer import build


def leaves(document, keys=()):
    """Yields (pointer, value) of all plain values and empty containers."""
    if isinstance(document, dict) and document:
        for key in document:
            yield from leaves(document[key], keys + (key,))
    elif isinstance(document, list) and document:
        for index, item in enumerate(document):
            yield from leaves(item, keys + (index,))
    else:
        yield build(keys), document


def changed(before, after):
    """Pointers whose plain value is not the same, sorted."""
    old, new = dict(leaves(before)), dict(leaves(after))
    missing = object()
    return sorted(p for p in {**old, **new} if old.get(p, missing) != new.get(p, missing))
