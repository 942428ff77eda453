"""Families about what comes first: calls that follow each other, and a loop that answers in its first round."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation
from fixpoint_operators import enclosed


def turn_mutations(model: Model, node: ast.AST) -> Iterator[Mutation | None]:
    if isinstance(node, ast.Call):
        yield from turned(model, node)


def turned(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`x.a(1).b(2)` → `x.b(2).a(1)`."""
    if not isinstance(node.func, ast.Attribute):
        return
    inner = node.func.value
    if not isinstance(inner, ast.Call) or not isinstance(inner.func, ast.Attribute):
        return
    start, end = model.span(inner.func.value)[1], model.span(inner)[1]
    first, second = model.text[start:end], model.text[end: model.span(node)[1]]
    if "\n" not in first + second:
        yield model.swap(node, f"{model.src(inner.func.value)}{second}{first}", "call", 0.6, bare=True)


def decided(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`return holds(x)` in a loop → `if not holds(x): return False`: the first one must not decide for all."""
    if not isinstance(statement, ast.Return) or statement.value is None or isinstance(statement.value, ast.Constant) or not in_loop(model, statement):
        return
    value, start, end = model.src(statement.value), *model.span(statement)
    indent = " " * (statement.col_offset + 4)
    for condition, answer, prior in ((f"not {enclosed(model, statement.value)}", "False", 0.6), (value, "True", 0.6), (value, value, 0.3)):
        note = f"only where `{condition}`"
        yield Mutation([(start, end, f"if {condition}:\n{indent}return {answer}")], "branch", prior, statement.lineno, note)


def in_loop(model: Model, statement: ast.stmt) -> bool:
    parent = model.parent.get(statement)
    while parent is not None and not isinstance(parent, (ast.FunctionDef, ast.AsyncFunctionDef)):
        if isinstance(parent, (ast.For, ast.While, ast.AsyncFor)):
            return True
        parent = model.parent.get(parent)
    return False
