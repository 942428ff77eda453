"""Family of what a function that calls itself, or a wrapper, hands down: what came from above as well, the object that a method is of."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_bounded import kept_limits
from fixpoint_file_kinds import TEXT, UNKNOWN, file_kinds
from fixpoint_model import FUNCTIONS, Model, Mutation
from fixpoint_terms import never_read
from fixpoint_unread import unread_at

MARKS = re.compile(r"(?:^|_)(?:sep|separator|delimiter|delim|mark|joiner|glue|quote|quotechar|indent|prefix|fill|char|decimal|group)(?:$|_)")

WIDTHS = re.compile(r"(?:^|_)(?:width|size|length|digits|places|pad|padding|columns)(?:$|_)")


def handed_down_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Call):
        yield from what_came_from_above(model, node)
        yield from with_its_object(model, node)
        yield from worked_out_already(model, node)
        yield from by_itself(model, node)
    elif isinstance(node, ast.Constant):
        yield from as_it_was_given(model, node)
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield from by_its_own_name(model, node)
    elif isinstance(node, (ast.Return, ast.Assign)) and node.value is not None:
        yield from as_wide_as_is_said(model, node.value)
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


def as_it_was_given(model: Model, node: ast.Constant) -> Iterator[Mutation]:
    """`","` beside a parameter `separator` → `separator`; a number in a class that keeps a `self.gap` which nothing reads → `self.gap`."""
    function, parent = model.function_of(node), model.parent.get(node)
    if function is None or isinstance(parent, (ast.arguments, ast.JoinedStr, ast.Expr, ast.Dict)) or isinstance(node.value, bool) or function.name == "__init__":
        return
    if isinstance(node.value, str) and len(node.value) <= 2 and not node.value.isalnum():
        for name in [one for one in model.parameters(function) if MARKS.search(one)][:2]:
            yield model.swap(node, name, "handed-down", 0.6, bare=True)
    if isinstance(node.value, (int, float, str)):
        for name in kept_limits(model, node)[:2]:
            yield model.swap(node, name, "handed-down", 0.7, bare=True)


def by_itself(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`str(child)` within `text_of(node)` → `text_of(child)`."""
    function = model.function_of(node)
    if function is None or not isinstance(node.func, ast.Name) or node.func.id not in ("str", "list", "len", "dict", "tuple", "repr", "sum", "int", "copy") or len(node.args) != 1 or not isinstance(node.args[0], ast.Name):
        return
    given = model.parameters(function)
    needed = len(given) - len(Model.defaults(function))
    owner = model.parent.get(function)
    if node.args[0].id not in given and needed <= 1 <= len(given) and not function.name.startswith("__"):
        name = f"self.{function.name}" if isinstance(owner, ast.ClassDef) else function.name
        yield model.swap(node.func, name, "handed-down", 0.5, bare=True)


def by_its_own_name(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`commands[name]` with `name=None` around a decorator → `name or function.__name__`."""
    function = model.function_of(node)
    outer = model.function_of(function) if function is not None else None
    default = Model.defaults(outer).get(node.id) if outer is not None else None
    first = function.args.args[0].arg if function is not None and len(function.args.args) == 1 else None
    if isinstance(default, ast.Constant) and default.value is None and first is not None and isinstance(model.parent.get(node), (ast.Subscript, ast.Call, ast.Assign, ast.Tuple)):
        yield model.swap(node, f"{node.id} or {first}.__name__", "handed-down", 0.9)


def as_wide_as_is_said(model: Model, value: ast.expr) -> Iterator[Mutation]:
    """`bin(number)[2:]` beside a `width` that nothing reads → `bin(number)[2:].zfill(width)`."""
    if not isinstance(value, (ast.Call, ast.Subscript, ast.Name, ast.JoinedStr)):
        return
    for name in [one for one in unread_at(model, value) if WIDTHS.search(one)][:1]:
        for way, prior in ((f"zfill({name})", 0.8), (f"ljust({name})", 0.7), (f"rjust({name})", 0.7), (f"ljust({name}, '0')", 0.5)):
            yield model.swap(value, f"{model.src(value)}.{way}", "handed-down", prior, bare=True)
