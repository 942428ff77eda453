"""Wide family of loops: what they do when something ends is done once more behind them, for what was open at the end."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import FUNCTIONS, Hints, Model, Mutation
from fixpoint_wide_statements import INDENT, place_of

LONGEST = 160
BUILTIN_LIKE = {"self", "cls"}


def after_mutations(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation]:
    """`groups.append(group)` in a loop under a condition → once more behind the loop, also only where there is something."""
    if not keeps(statement):
        return
    loop, conditions = loop_around(model, statement)
    place = place_of(model, loop) if loop is not None else None
    if place is None or loop is None:
        return
    text = model.src(statement)
    if len(text) > LONGEST or "\n" in text:
        return
    # Only where something decides in the loop may a last one be left.
    if conditions:
        for name in open_names(statement, loop):
            yield place.after([f"if {name}:", f"{INDENT}{text}"], "wide-after", 0.5, f"`{text}` was added behind the loop, if `{name}`")
        yield place.after([text], "wide-after", 0.4, f"`{text}` was added behind the loop")
    for condition in conditions:
        yield place.after([f"if {condition}:", f"{INDENT}{text}"], "wide-after", 0.45, f"`{text}` was added behind the loop, if `{condition}`")


def keeps(statement: ast.stmt) -> bool:
    """It puts something where it stays: a call on a collection, an entry, a sum, a value handed out."""
    if isinstance(statement, ast.Expr):
        value = statement.value
        return isinstance(value, ast.Yield) or isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and bool(value.args)
    return isinstance(statement, ast.AugAssign) or isinstance(statement, ast.Assign) and isinstance(statement.targets[0], (ast.Subscript, ast.Attribute))


def loop_around(model: Model, statement: ast.stmt) -> tuple[ast.stmt | None, list[str]]:
    """The innermost loop, and the conditions between it and the statement, inner ones first."""
    conditions: list[str] = []
    node: ast.AST | None = model.parent.get(statement)
    while node is not None and not isinstance(node, (*FUNCTIONS, ast.Lambda, ast.ClassDef)):
        if isinstance(node, (ast.For, ast.While)):
            return node, conditions
        if isinstance(node, ast.If):
            conditions.append(model.src(node.test))
        node = model.parent.get(node)
    return None, []


def open_names(statement: ast.stmt, loop: ast.stmt) -> list[str]:
    """What it puts away and the loop builds up: names that the loop itself does not go through."""
    target = {n.id for n in ast.walk(loop.target) if isinstance(n, ast.Name)} if isinstance(loop, ast.For) else set()
    stored = {n.id for n in ast.walk(loop) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    grown = {n.func.value.id for n in ast.walk(loop) if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute) and isinstance(n.func.value, ast.Name)}
    used = [n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and n.id not in BUILTIN_LIKE]
    owner = root_of(statement)
    return [name for name in dict.fromkeys(used) if name in (stored | grown) - target and name != owner]


def root_of(statement: ast.stmt) -> str:
    """`groups` of `groups.append(group)`."""
    value = statement.value if isinstance(statement, ast.Expr) else None
    node = value.func if isinstance(value, ast.Call) else statement.targets[0] if isinstance(statement, ast.Assign) else value
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""
