"""Family of what a function that calls itself, or a wrapper, hands down: what came from above as well, the object that a method is of."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_file_kinds import TEXT, UNKNOWN, file_kinds
from fixpoint_model import FUNCTIONS, Model, Mutation
from fixpoint_terms import never_read
from fixpoint_unread import unread_at


def handed_down_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Call):
        yield from what_came_from_above(model, node)
        yield from with_its_object(model, node)
        yield from worked_out_already(model, node)
    elif isinstance(node, ast.ExceptHandler) or isinstance(node, ast.Try):
        yield from errors_given(model, node)


def what_came_from_above(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`yield from child.words(char)` in `words(prefix)` → `child.words(prefix + char)`."""
    function = model.function_of(node)
    name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
    while function is not None and function.name != name:
        function = model.function_of(function)
    if function is None:
        return
    parameters = model.parameters(function)
    defaults = Model.defaults(function)
    for parameter, given in zip(parameters, node.args):
        text = model.src(given)
        default = defaults.get(parameter)
        value = default.value if isinstance(default, ast.Constant) else None
        is_text = isinstance(value, str) or file_kinds(model).known.get((function, parameter), UNKNOWN) == TEXT
        if parameter in [one.id for one in ast.walk(given) if isinstance(one, ast.Name)]:
            continue
        if default is not None and (is_text or isinstance(value, int) and not isinstance(value, bool)) and isinstance(given, (ast.Name, ast.Attribute, ast.Constant, ast.Call, ast.BinOp)):
            yield model.swap(given, f"{parameter} + {text}", "handed-down", 0.8, bare=True)
        elif isinstance(default, ast.Tuple):
            yield model.swap(given, f"({text},)" if not default.elts and parameter == text else f"{parameter} + ({text},)", "handed-down", 0.6, bare=True)
    # `expand(values[name], seen)` → `seen + (name,)`: what is gone through already.
    for parameter, given in zip(parameters, node.args):
        default = defaults.get(parameter)
        if isinstance(given, ast.Name) and given.id == parameter and (isinstance(default, ast.Tuple) or default is not None and model.src(default) in ("()", "frozenset()")):
            asked = [model.src(one.left) for one in ast.walk(function) if isinstance(one, ast.Compare) and isinstance(one.ops[0], (ast.In, ast.NotIn)) and model.src(one.comparators[0]) == parameter]
            for one in list(dict.fromkeys([*asked, *parameters[:1]]))[:2]:
                fresh = f"{parameter} + ({one},)" if isinstance(default, ast.Tuple) else f"{parameter} | {{{one}}}"
                yield model.swap(given, fresh, "handed-down", 0.8, bare=True)


def with_its_object(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`function(*args)` in `wrapper(self, *args)` → `function(self, *args)`."""
    function = model.function_of(node)
    outer = model.function_of(function) if function is not None else None
    if function is None or outer is None or not isinstance(node.func, ast.Name) or node.func.id not in model.parameters(outer):
        return
    first = function.args.args[0].arg if function.args.args else None
    if first is not None and node.args and isinstance(node.args[0], ast.Starred) and not any(isinstance(one, ast.Name) and one.id == first for one in node.args):
        start = model.span(node.args[0])[0]
        yield Mutation([(start, start, f"{first}, ")], "handed-down", 1.0, node.lineno, f"`{first}` was handed down")


def worked_out_already(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`/ len(values)` beside a `total = sum(weights)` that nothing reads → `/ total`."""
    if not isinstance(node.func, ast.Name) or node.func.id not in ("len", "sum", "max", "min", "abs", "round", "int", "str", "list", "sorted", "set"):
        return
    function, stored = model.function_of(node), model.statement_of(node)
    own = {one.id for one in ast.walk(stored) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)} if stored is not None else set()
    given = model.parameters(function)
    for name in unread_at(model, node)[:2]:
        if name not in own and name not in given and name in never_read(model, function):
            yield model.swap(node, name, "handed-down", 0.8, bare=True)


def errors_given(model: Model, node: ast.Try | ast.ExceptHandler) -> Iterator[Mutation]:
    """`except Exception` beside a parameter `errors` that nothing reads → `except errors`."""
    function = model.function_of(node)
    outer = model.function_of(function) if function is not None else None
    unread = [name for one in (function, outer) if isinstance(one, FUNCTIONS) for name in model.parameters(one) if not any(isinstance(n, ast.Name) and n.id == name and isinstance(n.ctx, ast.Load) for n in ast.walk(one))]
    for handler in node.handlers if isinstance(node, ast.Try) else [node]:
        for name in unread[:2]:
            if handler.type is not None:
                yield model.swap(handler.type, name, "handed-down", 0.9, bare=True)
