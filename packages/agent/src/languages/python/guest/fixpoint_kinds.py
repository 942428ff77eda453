"""What kind of value a name seems to hold, by how its function uses it: only to order candidates."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model

NUMBER, TEXT, ITEMS = "number", "text", "items"
TEXT_METHODS = {"strip", "lower", "upper", "split", "startswith", "endswith", "replace", "encode", "rstrip", "lstrip", "isdigit", "splitlines"}
ITEM_METHODS = {"append", "extend", "pop", "insert", "items", "keys", "values", "update", "add", "remove", "reverse", "sort"}
NUMBER_CALLS = {"len", "int", "float", "round", "abs", "sum", "ord"}
TEXT_CALLS = {"str", "repr", "format", "chr"}
ITEM_CALLS = {"list", "dict", "set", "tuple", "sorted"}
ARITHMETIC = (ast.Sub, ast.Div, ast.FloorDiv, ast.Pow)


def kinds_near(model: Model, node: ast.AST) -> dict[str, str]:
    """Kind by name, for those names of the function around about which all signs agree."""
    function = model.function_of(node)
    if function is None:
        return {}
    if function not in model.kinds:
        signs: dict[str, set[str]] = {}
        for name, kind in signs_in(function):
            signs.setdefault(name, set()).add(kind)
        model.kinds[function] = {name: kinds.copy().pop() for name, kinds in signs.items() if len(kinds) == 1}
    return model.kinds[function]


def signs_in(function: ast.AST) -> Iterator[tuple[str, str]]:
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            yield from named(node.targets[0], kind_of_value(node.value))
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ARITHMETIC):
            yield from named(node.left, NUMBER)
            yield from named(node.right, NUMBER)
        elif isinstance(node, ast.Compare):
            if any(isinstance(side, ast.Constant) and type(side.value) in (int, float) for side in node.comparators):
                yield from named(node.left, NUMBER)
        elif isinstance(node, ast.Attribute) and node.attr in TEXT_METHODS:
            yield from named(node.value, TEXT)
        elif isinstance(node, ast.Attribute) and node.attr in ITEM_METHODS:
            yield from named(node.value, ITEMS)


def kind_of_value(value: ast.expr) -> str | None:
    if isinstance(value, ast.Constant):
        return NUMBER if type(value.value) in (int, float) else TEXT if isinstance(value.value, str) else None
    if isinstance(value, ast.BinOp) and isinstance(value.op, ARITHMETIC):
        return NUMBER
    if isinstance(value, (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)):
        return ITEMS
    if isinstance(value, ast.JoinedStr):
        return TEXT
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        for names, kind in ((NUMBER_CALLS, NUMBER), (TEXT_CALLS, TEXT), (ITEM_CALLS, ITEMS)):
            if value.func.id in names:
                return kind
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in ("find", "rfind", "index", "count"):
        return NUMBER
    return None


def named(node: ast.AST, kind: str | None) -> Iterator[tuple[str, str]]:
    if kind is None:
        return
    if isinstance(node, ast.Name):
        yield node.id, kind
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
        yield f"self.{node.attr}", kind
