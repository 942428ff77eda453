"""Family of what a condition needs first: a key of a table, a place of a list, the kind that is compared."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_conditions import low
from fixpoint_granted import condition_around, refuses
from fixpoint_model import FUNCTIONS, Model, Mutation, own_nodes

FAMILY = "there-first"
LONGEST, MOST_NEEDS = 40, 4
PLAIN = (ast.Name, ast.Attribute, ast.Subscript, ast.Constant)
# A condition that has to hold, what says that it does not, and how likely it is that it was forgotten.
Need = tuple[str, str, float]


def there_first_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    if isinstance(statement, (*FUNCTIONS, ast.ClassDef)):
        return
    for node in own_nodes(statement):
        needs = [need for need in needs_of(model, node) if len(need[0]) <= LONGEST][:MOST_NEEDS]
        if needs:
            yield from as_clause(model, statement, node, needs)


def needs_of(model: Model, node: ast.AST) -> Iterator[Need]:
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load) and isinstance(node.value, PLAIN):
        of, at = model.src(node.value), node.slice
        if isinstance(at, ast.Constant) and type(at.value) is int:
            yield f"len({of}) > {at.value}", f"len({of}) <= {at.value}", 0.45
            yield f"len({of}) >= {at.value + 1}", f"len({of}) < {at.value + 1}", 0.45
        elif isinstance(at, PLAIN):
            key = model.src(at)
            yield f"{key} in {of}", f"{key} not in {of}", 0.5
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        left, right, sign = node.left, node.comparators[0], node.ops[0]
        if isinstance(sign, (ast.Eq, ast.NotEq)) and isinstance(right, ast.Constant) and isinstance(right.value, (str, int)) and not isinstance(left, ast.Call):
            yield from of_kind(model, left, type(right.value).__name__)
        elif isinstance(sign, (ast.In, ast.NotIn)) and isinstance(left, ast.Constant) and isinstance(left.value, str) and isinstance(right, PLAIN):
            yield from of_kind(model, right, "str")


def of_kind(model: Model, node: ast.AST, kind: str) -> Iterator[Need]:
    yield f"isinstance({model.src(node)}, {kind})", f"not isinstance({model.src(node)}, {kind})", 0.4


def as_clause(model: Model, statement: ast.stmt, node: ast.AST, needs: list[Need]) -> Iterator[Mutation]:
    """`if mark == "":` → `if isinstance(mark, str) and mark == "":`, at the test and at a part of it."""
    test = condition_around(model, statement, node)
    if test is None:
        return
    text, parent = model.src(test), model.parent.get(test)
    refused = refuses(parent, test)
    in_and = isinstance(parent, ast.BoolOp) and isinstance(parent.op, ast.And)
    in_or = isinstance(parent, ast.BoolOp) and isinstance(parent.op, ast.Or)
    for holds, fails, prior in needs:
        yield model.swap(test, f"{holds} and {low(text)}", FAMILY, prior * (0.7 if refused else 1.0), bare=in_and or in_or)
        yield model.swap(test, f"{fails} or {text}", FAMILY, prior * (1.0 if refused else 0.5), bare=in_or)
