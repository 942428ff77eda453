"""Families of what belongs together in a computation: parentheses around any part of it, and how far a `not` reaches."""
from __future__ import annotations

import ast
from itertools import combinations
from typing import Iterator

from fixpoint_model import Model, Mutation

SIGNS: dict[type[ast.AST], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%"}
MOST_OPERANDS = 6
TIGHT = (ast.Name, ast.Constant, ast.Call, ast.Attribute, ast.Subscript, ast.List, ast.Tuple, ast.UnaryOp)
Part = tuple[int, int]


def grouping_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.BinOp):
        parent = model.parent.get(node)
        if not isinstance(parent, ast.BinOp) or type(parent.op) not in SIGNS:
            yield from grouped(model, node)
    elif isinstance(node, ast.BoolOp):
        yield from reach_of_not(model, node)
        yield from other_parts(model, node)


def grouped(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`sign * hours * 60 + rest` → `sign * (hours * 60 + rest)`; two pairs where there is room for them."""
    operands: list[ast.expr] = []
    signs: list[str] = []
    kept: list[Part] = []
    gather(model, node, operands, signs, kept)
    if not 3 <= len(operands) <= MOST_OPERANDS or any(isinstance(one, ast.JoinedStr) or isinstance(one, ast.Constant) and isinstance(one.value, (str, bytes)) for one in operands):
        return
    texts = [model.src(one) if isinstance(one, TIGHT) else f"({model.src(one)})" for one in operands]
    seen = {ast.dump(node)}
    for position, parts in enumerate(ways(signs, [one for one in kept if one[1] - one[0] < len(operands) - 1])):
        text = written(texts, signs, parts)
        same = ast.dump(ast.parse(f"({text})", mode="eval").body)
        if same not in seen:
            seen.add(same)
            yield model.swap(node, text, "grouping", 0.45 * 0.97**position)


def gather(model: Model, node: ast.expr, operands: list[ast.expr], signs: list[str], kept: list[Part]) -> None:
    """What is computed with in the order of the text, and which parts stand in parentheses."""
    if not isinstance(node, ast.BinOp) or type(node.op) not in SIGNS:
        operands.append(node)
        return
    first = len(operands)
    gather(model, node.left, operands, signs, kept)
    signs.append(SIGNS[type(node.op)])
    gather(model, node.right, operands, signs, kept)
    start, end = model.span(node)
    if model.text[:start].rstrip().endswith("(") and model.text[end:].lstrip().startswith(")"):
        kept.append((first, len(operands) - 1))


def ways(signs: list[str], kept: list[Part]) -> Iterator[list[Part]]:
    """One pair more, one less, one instead of those that are there, and on both sides of a product or quotient."""
    count = len(signs) + 1
    single = sorted(((i, j) for i in range(count) for j in range(i + 1, count) if j - i < count - 1), key=lambda one: one[1] - one[0])
    for one in single:
        if not any(crosses(one, other) for other in kept):
            yield [*kept, one]
    for one in kept:
        yield [other for other in kept if other != one]
    yield from ([one] for one in single if kept)
    for one, other in combinations(sorted(single), 2):
        if one[1] + 1 == other[0] and signs[one[1]] not in "+-":
            yield [one, other]


def crosses(one: Part, other: Part) -> bool:
    return one[0] < other[0] <= one[1] < other[1] or other[0] < one[0] <= other[1] < one[1]


def written(texts: list[str], signs: list[str], parts: list[Part]) -> str:
    found = []
    for at, text in enumerate(texts):
        opened, closed = sum(one[0] == at for one in parts), sum(one[1] == at for one in parts)
        found.append("(" * opened + text + ")" * closed + (f" {signs[at]} " if at < len(signs) else ""))
    return "".join(found)


def reach_of_not(model: Model, node: ast.BoolOp) -> Iterator[Mutation]:
    """`not a or b` → `not (a or b)`."""
    first = node.values[0]
    if isinstance(first, ast.UnaryOp) and isinstance(first.op, ast.Not):
        inner = model.text[model.span(first.operand)[0]: model.span(node)[1]]
        yield model.swap(node, f"not ({inner})", "regroup", 0.5)


def other_parts(model: Model, node: ast.BoolOp) -> Iterator[Mutation]:
    """`a or b and not c` → `(a or b) and not c`, `a and b or c` → `a and (b or c)`: as they stand, and only grouped otherwise."""
    if not isinstance(node.op, ast.Or):
        return
    start, end = model.span(node)
    for one, is_last in ((node.values[-1], True), (node.values[0], False)):
        first, last = model.span(one)
        if not isinstance(one, ast.BoolOp) or model.text[first - 1: first] == "(" and model.text[last: last + 1] == ")":
            continue
        for clause, other in zip(one.values, one.values[1:]):
            if is_last:
                at = model.text.rindex("and", model.span(clause)[1], model.span(other)[0])
                text = f"({model.text[start:at].rstrip()}) {model.text[at:end]}"
            else:
                at = model.text.rindex("and", model.span(clause)[1], model.span(other)[0]) + 3
                text = f"{model.text[start:at]} ({model.text[at:end].lstrip()})"
            yield model.swap(node, text, "grouping", 0.9)
