"""Generators: one more argument beside one, and what is gone through more than once."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import FUNCTIONS, Model, Mutation

# What goes through all of its argument.
CONSUMES = {"sum", "list", "max", "min", "sorted", "set", "tuple", "any", "all", "enumerate", "zip", "map", "filter", "join", "dict"}


def beside_a_generator(model: Model, node: ast.Call, mutation: Mutation) -> Mutation:
    """`max(len(row) for row in rows)`: with one more argument what there is needs parentheses of its own."""
    end = model.span(node)[1] - 1
    if len(node.args) != 1 or node.keywords or not isinstance(node.args[0], ast.GeneratorExp) or len(mutation.edits) != 1 or model.src(node.args[0])[:1] != "(":
        return mutation
    at, to, new = mutation.edits[0]
    if at != end or to != end or not new.startswith(", ") or model.span(node.args[0])[1] != end + 1:
        return mutation
    start = model.span(node.args[0])[0]
    return Mutation([(start, start, "("), (end, end, ")" + new)], mutation.family, mutation.prior, mutation.line, mutation.note)


def read_again(model: Model, node: ast.Assign) -> Iterator[Mutation]:
    """`found = (… for …)` that is gone through twice → a list."""
    target, function = node.targets[0], model.function_of(node)
    if not isinstance(target, ast.Name) or function is None:
        return
    reads = [one for one in ast.walk(function) if isinstance(one, ast.Name) and one.id == target.id and isinstance(one.ctx, ast.Load)]
    if len(reads) > 1 and isinstance(node.value, ast.GeneratorExp):
        yield model.swap(node.value, f"[{model.src(node.value)[1:-1]}]", "read-twice", 0.9, bare=True)
    elif len(reads) > 1 and isinstance(node.value, ast.Call) and model.src(node.value.func) in ("map", "filter", "zip", "reversed", "enumerate"):
        yield model.swap(node.value, f"list({model.src(node.value)})", "read-twice", 0.9, bare=True)


def given_twice(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """A parameter that is gone through more than once may be a generator: `rows = list(rows)` first."""
    function = model.function_of(statement)
    if not isinstance(function, FUNCTIONS) or model.parent.get(statement) is not function:
        return
    counts = model.once("gone through", function, lambda: gone_through(model, function))
    pad, at = model.indent(statement.lineno), model.line_start(statement.lineno)
    read = [one.id for one in ast.walk(statement) if isinstance(one, ast.Name)]
    before = {one.id for other in function.body if other.lineno < statement.lineno for one in ast.walk(other) if isinstance(one, ast.Name)}
    for name in dict.fromkeys(read):
        if counts.get(name, 0) > 1 and name not in before and at + len(pad) == model.offset(statement.lineno, statement.col_offset):
            yield Mutation([(at, at, f"{pad}{name} = list({name})\n")], "read-twice", 0.5, statement.lineno, f"`{name}` is gone through more than once")


def gone_through(model: Model, function: ast.AST) -> dict[str, int]:
    counts: dict[str, int] = {}
    names = set(model.parameters(function))
    for one in ast.walk(function):
        called = one.func.attr if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) else one.func.id if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) else ""
        parts = [one.iter] if isinstance(one, (ast.For, ast.comprehension)) else one.args if isinstance(one, ast.Call) and called in CONSUMES else []
        for part in parts:
            if isinstance(part, ast.Name) and part.id in names:
                counts[part.id] = counts.get(part.id, 0) + 1
    return counts
