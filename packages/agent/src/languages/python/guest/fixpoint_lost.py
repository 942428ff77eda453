"""Family of what is worked out and goes nowhere: a computation, a comparison or a list in a line of its own."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_blocks import may_leave
from fixpoint_grouping import SIGNS
from fixpoint_model import Model, Mutation
from fixpoint_terms import names_at, stored_in

JOINS: dict[type[ast.AST], str] = {**SIGNS, ast.BitOr: "|", ast.BitAnd: "&", ast.BitXor: "^", ast.Pow: "**"}
PLACES = (ast.Name, ast.Attribute, ast.Subscript)
SILENT = (ast.BinOp, ast.UnaryOp, ast.Compare, ast.BoolOp, ast.IfExp, ast.JoinedStr, ast.ListComp, ast.SetComp, ast.DictComp, ast.List, ast.Dict, ast.Tuple, *PLACES)
MOST_NAMES = 3


def lost_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`due + timedelta(days=7)` → `due += timedelta(days=7)`, `self.mode == "idle"` → `=`, `[row for row in rows]` → `return […]`."""
    value = statement.value if isinstance(statement, ast.Expr) else None
    function = model.function_of(statement)
    if value is None or function is None or not isinstance(value, SILENT):
        return
    text = model.src(value)
    for fresh, prior in kept(model, value, text):
        yield model.swap(statement, fresh, "lost", prior, bare=True)
    if may_leave(model, statement):
        yield model.swap(statement, f"return {text}", "lost", 0.6, bare=True)
    used = {one.id for one in ast.walk(value) if isinstance(one, ast.Name)}
    known = [name for name in dict.fromkeys([*(one.id for one in stored_in(model, function)), *names_at(model, statement)]) if name not in ("self", "cls")]
    for name in sorted(known, key=lambda one: one not in used)[:MOST_NAMES]:
        yield model.swap(statement, f"{name} = {text}", "lost", 0.5 if name in used else 0.3, bare=True)


def kept(model: Model, value: ast.expr, text: str) -> Iterator[tuple[str, float]]:
    if isinstance(value, PLACES):
        yield f"{text}()", 0.9
    elif isinstance(value, ast.Compare) and len(value.ops) == 1 and isinstance(value.ops[0], ast.Eq) and isinstance(value.left, PLACES):
        yield f"{model.src(value.left)} = {model.src(value.comparators[0])}", 1.0
    elif isinstance(value, ast.BinOp):
        first: ast.expr = value
        while isinstance(first, ast.BinOp):
            first = first.left
        if isinstance(value.left, PLACES) and type(value.op) in JOINS:
            yield f"{model.src(value.left)} {JOINS[type(value.op)]}= {model.src(value.right)}", 1.0
        if isinstance(first, PLACES):
            yield f"{model.src(first)} = {text}", 0.9
