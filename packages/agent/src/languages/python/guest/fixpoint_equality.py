"""Families of what a value is: booleans are numbers to `isinstance`, and what is compared may be of another class."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation
from fixpoint_unread import beside


def equality_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`isinstance(value, int)` → `… and not isinstance(value, bool)`."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance" and len(node.args) == 2:
        value, kind = (model.src(one) for one in node.args)
        if "int" in kind and "bool" not in kind:
            yield model.swap(node, f"isinstance({value}, {kind}) and not isinstance({value}, bool)", "kind-test", 0.7)


def comparison_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`__eq__` and its like are asked about anything: `if not isinstance(other, Point): return NotImplemented`."""
    function, home = model.function_of(statement), model.class_of(statement)
    if function is None or home is None or model.parent.get(statement) is not function or statement is not function.body[0]:
        return
    if function.name not in ("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__") or len(function.args.args) != 2:
        return
    other, pad = function.args.args[1].arg, model.indent(statement.lineno)
    for value, prior in (("NotImplemented", 0.9), ("True" if function.name == "__ne__" else "False", 0.6)):
        text = f"if not isinstance({other}, {home.name}):\n{pad}    return {value}"
        yield from (one for one in beside(model, statement, text, "kind-test", prior) if "before" in one.note)
    if isinstance(statement, ast.Return) and statement.value is not None:
        own = model.src(statement.value)
        yield model.swap(statement.value, f"isinstance({other}, {home.name}) and {own if ' or ' not in own else f'({own})'}", "kind-test", 0.9)
