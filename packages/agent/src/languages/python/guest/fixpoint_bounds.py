"""Families: numbers kept within bounds, definitions written out, searches that begin later, optional parameters obeyed."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation

SEARCHES = {"index", "find", "rindex", "rfind", "count", "startswith"}
LONGEST = 80


def bound_mutations(model: Model, node: ast.AST) -> Iterator[Mutation | None]:
    if isinstance(node, ast.BinOp):
        yield from kept_within(model, node)
        yield from written_out(model, node)
    elif isinstance(node, ast.Call):
        yield from begins_later(model, node)
    elif isinstance(node, ast.expr):
        yield from obeys_parameter(model, node)
    if isinstance(node, (ast.Call, ast.BinOp)):
        yield from obeys_parameter(model, node)


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)))


def kept_within(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """What is computed must not leave a range: a count below zero, a digit of two places."""
    text = model.src(node)
    parent = model.parent.get(node)
    if len(text) > LONGEST or is_text(node.left) or is_text(node.right):
        return
    if isinstance(node.op, ast.Sub) and (not isinstance(parent, (ast.BinOp, ast.Compare)) or counts_text(parent)):
        for limit, prior in (("0", 0.5), ("1", 0.3)):
            yield model.swap(node, f"max({limit}, {text})", "clamp", prior, bare=True)
    if isinstance(node.op, ast.Mod):
        for modulus in near_numbers(model, node):
            yield model.swap(node, f"{text} % {modulus}", "clamp", 0.5)


def counts_text(node: ast.AST | None) -> bool:
    """`"%.2f" % (a - b)`, `"-" * (a - b)`."""
    return isinstance(node, ast.BinOp) and (is_text(node.left) or is_text(node.right))


def near_numbers(model: Model, node: ast.AST) -> list[int]:
    """Whole numbers of the function, those next to the place first."""
    home = model.function_of(node) or model.tree
    own = {inner for inner in ast.walk(node)}
    found = [n for n in ast.walk(home) if isinstance(n, ast.Constant) and type(n.value) is int and 2 <= n.value <= 1000 and n not in own]
    found.sort(key=lambda n: abs(n.lineno - node.lineno))  # type: ignore[attr-defined]
    return [*dict.fromkeys([*(n.value for n in found), 10])][:4]


def written_out(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`a - s` with `s = x + y` → `a - x - y`: the same for numbers of any size, another for those that are rounded."""
    if not isinstance(node.op, (ast.Add, ast.Sub)) or not isinstance(node.right, ast.Name):
        return
    definition = only_definition(model, node.right)
    if not isinstance(definition, ast.BinOp) or not isinstance(definition.op, (ast.Add, ast.Sub)):
        return
    outer = "-" if isinstance(node.op, ast.Sub) else "+"
    plus = isinstance(definition.op, ast.Add) == (outer == "+")
    first, second = model.src(definition.left), model.src(definition.right)
    if len(first) + len(second) > LONGEST or is_text(definition.left) or is_text(definition.right):
        return
    text = f"{model.src(node.left)} {outer} {factor(definition.left, first)} {'+' if plus else '-'} {factor(definition.right, second)}"
    yield model.swap(node, text, "written-out", 0.45)


def factor(node: ast.AST, text: str) -> str:
    return f"({text})" if isinstance(node, (ast.BinOp, ast.IfExp, ast.BoolOp, ast.Compare, ast.Lambda)) else text


def only_definition(model: Model, name: ast.Name) -> ast.expr | None:
    """The value of a local variable that is assigned once."""
    function = model.function_of(name)
    if function is None or name.id in model.parameters(function):
        return None
    stores = [n for n in ast.walk(function) if isinstance(n, ast.Name) and n.id == name.id and isinstance(n.ctx, ast.Store)]
    parent = model.parent.get(stores[0]) if len(stores) == 1 else None
    return parent.value if isinstance(parent, ast.Assign) and parent.targets == [stores[0]] else None


def begins_later(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`items.index(x)` → `items.index(x, i + 1)`, where the function looks at `items[i + 1:]` too."""
    function = model.function_of(node)
    if function is None or not isinstance(node.func, ast.Attribute) or node.func.attr not in SEARCHES or len(node.args) != 1 or node.keywords:
        return
    searched = model.src(node.func.value)
    bounds: dict[str, None] = {}
    for inner in ast.walk(function):
        if isinstance(inner, ast.Subscript) and isinstance(inner.slice, ast.Slice) and inner.slice.lower and model.src(inner.value) == searched:
            bounds[model.src(inner.slice.lower)] = None
    end = model.span(node.args[0])[1]
    for rank, bound in enumerate(sorted(bounds, key=lambda text: not text.endswith("+ 1"))[:4]):
        yield Mutation([(end, end, f", {bound}")], "argument-add", 0.55 - 0.05 * rank, node.lineno, f"the search begins at `{bound}`")


def obeys_parameter(model: Model, node: ast.expr) -> Iterator[Mutation]:
    """An optional parameter that a branch forgets: `self.size = other.size` → `size if size is not None else other.size`."""
    statement = model.parent.get(node)
    function = model.function_of(node)
    if not isinstance(statement, ast.Assign) or statement.value is not node or function is None or len(statement.targets) != 1:
        return
    target = statement.targets[0]
    name = target.attr if isinstance(target, ast.Attribute) else target.id if isinstance(target, ast.Name) else None
    if name not in optional_parameters(function) or any(isinstance(n, ast.Name) and n.id == name for n in ast.walk(statement.value)):
        return
    text = model.src(node)
    if len(text) <= LONGEST and "\n" not in text:
        yield model.swap(node, f"{name} if {name} is not None else {text}", "fallback", 0.6, bare=True)
        yield model.swap(node, f"{name} or {factor(node, text)}", "fallback", 0.5, bare=True)


def optional_parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    positional = [*function.args.posonlyargs, *function.args.args]
    pairs = [*zip(positional[len(positional) - len(function.args.defaults):], function.args.defaults),
             *zip(function.args.kwonlyargs, function.args.kw_defaults)]
    return {argument.arg for argument, default in pairs if isinstance(default, ast.Constant) and default.value is None}
