"""Filtering of the plant tree in the herbarium browser.

A node is a dict {"name": ..., "rank": ..., "children": [...]}; the key
"children" may be missing. The functions build new trees and leave theirs alone.
"""


def node(name, rank, *children):
    return {"name": name, "rank": rank, "children": list(children)}


def walk(tree, depth=0):
    """All nodes with their depth, parents before children."""
    yield tree, depth
    for child in tree.get("children", []):
        yield from walk(child, depth + 1)


def prune(tree, matches):
    """A copy of the tree with the matching nodes and all that lead to them.

    Nodes that neither match nor have a match below them are dropped. None when
    nothing in the tree matches.
    """
    kept = []
    for child in tree.get("children", []):
        if matches(child):
            kept.append(prune(child, matches))
    if not kept and not matches(tree):
        return None
    return {"name": tree["name"], "rank": tree["rank"], "children": kept}


def search(tree, text):
    """The tree reduced to names that contain the text, as indented lines."""
    needle = text.lower()
    found = prune(tree, lambda item: needle in item["name"].lower())
    if found is None:
        return []
    return ["  " * depth + item["name"] for item, depth in walk(found)]


def count(tree, rank):
    return sum(1 for item, _ in walk(tree) if item["rank"] == rank)


def path(tree, name):
    """Names from the top to the node, [] if there is none."""
    if tree["name"] == name:
        return [name]
    for child in tree.get("children", []):
        below = path(child, name)
        if below:
            return [tree["name"]] + below
    return []
