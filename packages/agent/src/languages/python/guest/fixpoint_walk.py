"""`ast.walk` and `ast.iter_child_nodes` in the same order, in less than half of the time: edits are mostly made by going through trees."""
from __future__ import annotations

import ast
from ast import AST
from typing import Iterator


def children(node: AST) -> list[AST]:
    found: list[AST] = []
    held = node.__dict__
    for name in node._fields:
        value = held.get(name)
        if value.__class__ is list:
            for one in value:
                if isinstance(one, AST):
                    found.append(one)
        elif isinstance(value, AST):
            found.append(value)
    return found


# Of trees that stay as they are.
KNOWN: dict[AST, list[AST]] = {}


def remember(nodes: list[AST]) -> None:
    for node in nodes:
        KNOWN[node] = children(node)


def walk(node: AST) -> Iterator[AST]:
    found = [node]
    known = KNOWN.get
    # It grows meanwhile.
    for one in found:
        within = known(one)
        found += children(one) if within is None else within
        yield one


def walk_faster() -> None:
    """For the whole process, which runs no code but ours."""
    ast.walk = walk  # type: ignore[assignment]
    ast.iter_child_nodes = lambda node: iter(children(node))  # type: ignore[assignment]
