"""The same edit at all places of a function that are alike: whoever makes a mistake makes it more than once."""
from __future__ import annotations

import ast
from typing import Iterator, Union
from weakref import WeakKeyDictionary

from fixpoint_model import Model, Mutation, own_nodes

# More often than this it is seldom a mistake.
MOST_ALIKE = 4
Place = tuple[int, int]


def throughout(model: Model, statement: ast.stmt, mutation: Mutation) -> Mutation | None:
    """None where there is no other such place, or too many."""
    if len(mutation.edits) != 1:
        return None
    start, end, new = mutation.edits[0]
    home = model.function_of(statement)
    for node in own_nodes(statement):
        if not isinstance(node, ast.expr):
            continue
        if isinstance(node, (ast.Constant, ast.Name, ast.Attribute)) and model.span(node) == (start, end):
            places = list(same_values(model, node, home))
        elif (start, end) in operators_of(model, node, model.text[start:end]):
            places = [place for other in alike_in(model, home, type(node)) for place in operators_of(model, other, model.text[start:end])]
        else:
            continue
        if 2 <= len(places) <= MOST_ALIKE:
            edits = [(a, b, new) for a, b in sorted(set(places))]
            return Mutation(edits, mutation.family, mutation.prior, mutation.line, f"{mutation.note}, at {len(edits)} places alike")
        return None
    return None


def same_values(model: Model, node: ast.expr, home: ast.AST | None) -> Iterator[Place]:
    """The same text, in the same part of the same kind of node."""
    text, place = model.src(node), part_of(model, node)
    for other in alike_in(model, home, type(node)):
        if model.src(other) == text and part_of(model, other) == place:
            yield model.span(other)


def alike_in(model: Model, home: ast.AST | None, kind: type[ast.AST]) -> list[ast.AST]:
    """The nodes of a kind in a function, or outside of all."""
    if model not in NODES:
        nodes = NODES[model] = {}
        for node in ast.walk(model.tree):
            if isinstance(node, KINDS):
                nodes.setdefault((model.function_of(node), type(node)), []).append(node)
    return NODES[model].get((home, kind), [])


KINDS = (ast.Constant, ast.Name, ast.Attribute, ast.BoolOp, ast.BinOp, ast.Compare)
# Looked for once a file: thousands of edits ask.
NODES: WeakKeyDictionary[Model, dict[tuple[Union[ast.AST, None], type], list[ast.AST]]] = WeakKeyDictionary()


def part_of(model: Model, node: ast.AST) -> tuple[str, str]:
    parent = model.parent.get(node)
    for field, value in ast.iter_fields(parent) if parent else ():
        if value is node or isinstance(value, list) and any(one is node for one in value):
            return type(parent).__name__, field
    return "", ""


def operators_of(model: Model, node: ast.AST, operator: str) -> list[Place]:
    """Where this operator stands between two operands of the node."""
    if isinstance(node, ast.BoolOp):
        operands = node.values
    elif isinstance(node, ast.BinOp):
        operands = [node.left, node.right]
    elif isinstance(node, ast.Compare):
        operands = [node.left, *node.comparators]
    else:
        return []
    found = []
    for left, right in zip(operands, operands[1:]):
        gap = (model.span(left)[1], model.span(right)[0])
        if operator and model.text[slice(*gap)].strip(" ()\\\n") == operator:
            at = model.text.find(operator, *gap)
            found.append((at, at + len(operator)))
    return found
