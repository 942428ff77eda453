"""Families of values that may be absent: zero and empty texts are none of them, and what has no value has no parts."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation
from fixpoint_operators import enclosed

LONGEST, MOST_OTHERS = 60, 4
INSTEAD = (("None", 0.5), ("0", 0.3), ("''", 0.3), ("[]", 0.2))

# What takes no None, and what it makes nothing of.
NEEDS = {"int": ("0", "''"), "float": ("0", "0.0"), "len": ("[]", "''"), "list": ("[]",), "sorted": ("[]",), "sum": ("[]",), "set": ("[]",), "tuple": ("[]",), "dict": ("{}",), "iter": ("[]",), "enumerate": ("[]",)}


def absent_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or) and len(node.values) == 2:
        yield from default_for_none(model, node)
    elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load) and isinstance(node.slice, (ast.Constant, ast.UnaryOp)):
        yield from of_something(model, node, node.value, ("",))
    elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Attribute):
        yield from of_something(model, node, node.value, ("", " is not None"))
    elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        yield from perhaps_there(model, node)
        yield from other_attribute(model, node)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NEEDS and len(node.args) == 1:
        yield from something_instead(model, node.args[0], NEEDS[node.func.id])
    elif isinstance(node, (ast.For, ast.comprehension)):
        yield from something_instead(model, node.iter, ("[]", "''"))
    elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Div, ast.FloorDiv, ast.Mod)):
        yield from divided(model, node)
    if isinstance(node, (ast.Name, ast.Attribute)) and isinstance(node.ctx, ast.Load):
        yield from shown_as_nothing(model, node)
    if isinstance(node, ast.BinOp) and not isinstance(model.parent.get(node), ast.BinOp):
        yield from where_it_is_given(model, node)


def is_test(model: Model, node: ast.AST) -> bool:
    parent = model.parent.get(node)
    return isinstance(parent, (ast.If, ast.While, ast.IfExp, ast.Assert)) and parent.test is node or isinstance(parent, (ast.BoolOp, ast.UnaryOp, ast.comprehension))


def default_for_none(model: Model, node: ast.BoolOp) -> Iterator[Mutation]:
    """`places or 2` → `2 if places is None else places`: zero is a number like others."""
    first, default = node.values
    if is_test(model, node) or not isinstance(first, (ast.Name, ast.Attribute, ast.Subscript, ast.Call)):
        return
    text, other = model.src(first), enclosed(model, default)
    yield model.swap(node, f"{other} if {text} is None else {text}", "absent", 1.0)
    yield model.swap(node, f"{text} if {text} is not None else {other}", "absent", 0.9)


def of_something(model: Model, node: ast.expr, owner: ast.expr, tests: tuple[str, ...]) -> Iterator[Mutation]:
    """`node.parent.name` → `node.parent.name if node.parent else None`, where a value is wanted."""
    parent, text, asked = model.parent.get(node), model.src(node), model.src(owner)
    is_wanted = isinstance(parent, (ast.Return, ast.Assign, ast.keyword)) or isinstance(parent, ast.Call) and parent.func is not node
    if not is_wanted or not isinstance(owner, (ast.Name, ast.Attribute)) or len(text) > LONGEST:
        return
    for test in tests:
        for instead, prior in INSTEAD:
            yield model.swap(node, f"{text} if {asked}{test} else {instead}", "absent", prior)


def something_instead(model: Model, node: ast.expr, values: tuple[str, ...]) -> Iterator[Mutation]:
    """`int(found.group(2))` → `int(found.group(2) or 0)`."""
    if isinstance(node, (ast.Name, ast.Attribute, ast.Call, ast.Subscript)):
        for position, value in enumerate(values):
            yield model.swap(node, f"{model.src(node)} or {value}", "absent", 0.7 * 0.6**position)


def perhaps_there(model: Model, node: ast.Attribute) -> Iterator[Mutation]:
    """`one.name` → `getattr(one, "name", None)`."""
    parent = model.parent.get(node)
    if isinstance(parent, ast.Call) and parent.func is node or isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"):
        return
    for default, prior in (("None", 0.4), ("''", 0.15), (model.src(node.value), 0.1)):
        yield model.swap(node, f"getattr({model.src(node.value)}, {node.attr!r}, {default})", "absent", prior, bare=True)


def other_attribute(model: Model, node: ast.Attribute) -> Iterator[Mutation]:
    """`item.title` → `item.title or item.name`: an attribute of the same thing that the file reads elsewhere."""
    parent, owner = model.parent.get(node), node.value
    if not isinstance(owner, ast.Name) or isinstance(parent, ast.BoolOp) or isinstance(parent, ast.Call) and parent.func is node:
        return
    read = model.once("attributes read", model.tree, lambda: attributes_read(model))
    for other in [name for name in read.get(owner.id, {}) if name != node.attr][:MOST_OTHERS]:
        yield model.swap(node, f"{model.src(node)} or {owner.id}.{other}", "absent", 0.35)


def attributes_read(model: Model) -> dict[str, dict[str, None]]:
    """By the name of what has them, all that are read and not called."""
    called = {id(one.func) for one in model.every(ast.Call)}
    found: dict[str, dict[str, None]] = {}
    for one in model.every(ast.Attribute):
        if isinstance(one.value, ast.Name) and id(one) not in called:
            found.setdefault(one.value.id, {})[one.attr] = None
    return found


def divided(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`total / len(items)` → `total / len(items) if items else 0`."""
    by, text = node.right, model.src(node)
    counted = by.args[0] if isinstance(by, ast.Call) and isinstance(by.func, ast.Name) and by.func.id == "len" and len(by.args) == 1 else None
    if counted is None and not isinstance(by, (ast.Name, ast.Attribute)) or len(text) > LONGEST:
        return
    asked = model.src(counted if counted is not None else by)
    for instead, prior in (("0", 0.6), ("0.0", 0.4), ("None", 0.4)):
        yield model.swap(node, f"{text} if {asked} else {instead}", "absent", prior)


def where_it_is_given(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`self.clock() + ttl` with `ttl=None` → `None if ttl is None else self.clock() + ttl`."""
    function, text = model.function_of(node), model.src(node)
    if function is None or len(text) > LONGEST or not isinstance(model.parent.get(node), (ast.Assign, ast.Return, ast.Tuple, ast.Call, ast.keyword)):
        return
    lacking = [name for name, value in Model.defaults(function).items() if isinstance(value, ast.Constant) and value.value is None]
    for name in [one.id for one in ast.walk(node) if isinstance(one, ast.Name) and one.id in lacking][:1]:
        others = [model.src(side) for side in (node.left, node.right) if name not in [one.id for one in ast.walk(side) if isinstance(one, ast.Name)]]
        for rank, instead in enumerate(["None", *others[:1]]):
            yield model.swap(node, f"{instead} if {name} is None else {text}", "absent", 0.7 * 0.8**rank)
            yield model.swap(node, f"{text} if {name} is not None else {instead}", "absent", 0.6 * 0.8**rank)


def shown_as_nothing(model: Model, node: ast.Name | ast.Attribute) -> Iterator[Mutation]:
    """`f"{key} = {value}"` → `{'' if value is None else value}`."""
    parent, text = model.parent.get(node), model.src(node)
    if isinstance(parent, ast.JoinedStr) or isinstance(parent, ast.FormattedValue) and parent.format_spec is None or isinstance(parent, ast.Call) and model.src(parent.func) == "str" and node in parent.args:
        yield model.swap(node, f"'' if {text} is None else {text}", "absent", 0.4)
