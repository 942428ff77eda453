"""Families of how loops and lookups end: the last turn that never comes, the turn that should be the last, an error of the wrong kind."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_blocks import Place
from fixpoint_model import FUNCTIONS, Model, Mutation

# What a missing attribute is told by, and what a missing key is.
TOLD_BY = {"__getattr__": ("KeyError", "AttributeError"), "__delattr__": ("KeyError", "AttributeError"), "__getitem__": ("AttributeError", "KeyError")}


def last_turn_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    yield from ends_there(model, statement)
    yield from told_otherwise(model, statement)


def never_the_last(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`for attempt in range(times): … if attempt == times` → `times - 1`: it is never so."""
    right = node.comparators[0]
    if len(node.ops) != 1 or not isinstance(node.left, ast.Name) or not isinstance(node.ops[0], (ast.Eq, ast.NotEq, ast.GtE, ast.Lt)):
        return
    text, current = model.src(right), model.parent.get(node)
    while current is not None and not isinstance(current, FUNCTIONS):
        if isinstance(current, ast.For) and isinstance(current.target, ast.Name) and current.target.id == node.left.id and bound_of(model, current.iter) == text:
            yield model.swap(right, f"{text} - 1", "never-last", 1.0)
            return
        current = model.parent.get(current)


def bound_of(model: Model, node: ast.expr) -> str | None:
    """`times` of `range(times)` and `range(0, times)`."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != "range" or not 1 <= len(node.args) <= 2:
        return None
    return model.src(node.args[-1])


def ends_there(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`if alike: common.append(name)` at the end of a loop → `else: break`: what comes behind the first difference does not count."""
    loop = model.parent.get(statement)
    if not isinstance(statement, ast.If) or statement.orelse or not isinstance(loop, (ast.For, ast.While)) or loop.body[-1] is not statement:
        return
    place = Place(model, statement)
    if place.alone and not isinstance(statement.body[-1], (ast.Return, ast.Break, ast.Continue, ast.Raise)):
        yield place.after(["else:", "    break"], "flow", 0.6, "`else: break` was added")


def told_otherwise(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`__getattr__` that looks up a key says by AttributeError that there is none."""
    function = model.function_of(statement)
    if function is None or function.name not in TOLD_BY or not isinstance(statement, (ast.Return, ast.Delete, ast.Expr)):
        return
    raised, meant = TOLD_BY[function.name]
    parameters = model.parameters(function)
    place = Place(model, statement)
    if place.alone and parameters:
        body = "".join(f"    {line}" for line in place.text.splitlines(keepends=True))
        text = f"{place.pad}try:\n{body}{place.pad}except {raised}:\n{place.pad}    raise {meant}({parameters[0]}) from None\n"
        yield place.whole(text, "error-kind", 0.9, f"{raised} became {meant}")
