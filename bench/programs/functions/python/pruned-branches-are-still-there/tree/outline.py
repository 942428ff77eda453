"""Outlines: a node is a tuple (title, children), children a tuple of nodes."""


def node(title, *children):
    return (title, tuple(children))


def prune(tree, keep):
    """The outline without the nodes that `keep`, asked for titles, rejects.

    A rejected node goes with all that is below. None when the root goes.
    """
    title, children = tree
    if not keep(title):
        return None
    kept = []
    for child in children:
        if prune(child, keep) is not None:
            kept.append(child)
    return (title, tuple(kept))


def titles(tree, depth=0):
    """Yield (depth, title) from top to bottom."""
    title, children = tree
    yield depth, title
    for child in children:
        yield from titles(child, depth + 1)


def render(tree, indent="  "):
    return "\n".join(indent * depth + title for depth, title in titles(tree))
