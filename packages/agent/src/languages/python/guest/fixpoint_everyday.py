"""Families of everyday expressions: what a lookup gives, entries under the wrong key, values read twice, the best one so far."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_file_kinds import MAPPING, UNKNOWN, file_kinds
from fixpoint_generators import read_again
from fixpoint_model import FUNCTIONS, Model, Mutation
from fixpoint_terms import stored_in

DEFAULTS = ("0", "[]", "''", "None", "{}", "set()", "False", "1")
GROWS = {"append": "[]", "extend": "[]", "add": "set()", "update": "set()", "insert": "[]"}


def everyday_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Call):
        yield from looked_up(model, node)
        yield from put_in_order(model, node)
        yield from all_pairs(model, node)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield from best_so_far(model, node)
        yield from from_zero(model, node)
    elif isinstance(node, (ast.For, ast.comprehension)):
        yield from names_and_values(model, node)
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        yield from entries(model, node)
        yield from read_again(model, node)
        yield from first_of(model, node)
    elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Subscript) and not isinstance(node.target.slice, ast.Slice) and isinstance(node.op, (ast.Add, ast.Sub)):
        home, key, sign = model.src(node.target.value), model.src(node.target.slice), "+" if isinstance(node.op, ast.Add) else "-"
        yield model.swap(node, f"{home}[{key}] = {home}.get({key}, 0) {sign} {model.src(node.value)}", "accumulate", 0.5, bare=True)
    elif isinstance(node, ast.Dict) and None in node.keys:
        yield from later_entries(model, node)


def looked_up(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`d.get(key, 0)` → `d.get(key, [])`; `found[key].append(one)` → `found.setdefault(key, []).append(one)`."""
    called = node.func
    if not isinstance(called, ast.Attribute):
        return
    if called.attr in ("get", "setdefault", "pop") and len(node.args) == 2 and isinstance(node.args[1], (ast.Constant, ast.List, ast.Dict)):
        for position, text in enumerate(DEFAULTS):
            yield model.swap(node.args[1], text, "lookup", 0.35 * 0.9**position, bare=True)
    if called.attr in GROWS and isinstance(called.value, ast.Subscript) and not isinstance(called.value.slice, (ast.Slice, ast.UnaryOp, ast.Constant)):
        home, key = model.src(called.value.value), model.src(called.value.slice)
        yield model.swap(called.value, f"{home}.setdefault({key}, {GROWS[called.attr]})", "lookup", 0.5, bare=True)


def put_in_order(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`sorted(counts.items())` → by what they are worth, most first; ties by name."""
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    given = {one.arg for one in node.keywords}
    if name not in ("sorted", "max", "min") or len(node.args) != 1 or "key" in given:
        return
    kinds, argument = file_kinds(model), node.args[0]
    end = model.span(node)[1] - 1
    if model.src(argument).endswith(".items()"):
        for text in ("key=lambda item: item[1]", *(["key=lambda item: (-item[1], item[0])", "key=lambda item: item[1], reverse=True"] if name == "sorted" and not given else [])):
            yield Mutation([(end, end, f", {text}")], "order-key", 0.5, node.lineno, f"`{text}`")
    elif name != "sorted" and kinds.of(argument) in (MAPPING, UNKNOWN) and isinstance(argument, (ast.Name, ast.Attribute)):
        text = model.src(argument)
        prior = 0.6 if kinds.of(argument) == MAPPING else 0.25
        yield model.swap(argument, f"{text}.values()", "items", prior, bare=True)
        yield Mutation([(end, end, f", key={text}.get")], "order-key", prior, node.lineno, f"by what `{text}` has for it")


def all_pairs(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`all(a == b for a, b in zip(old, new))` → both are of one length too."""
    made = node.args[0] if len(node.args) == 1 else None
    if not isinstance(node.func, ast.Name) or node.func.id not in ("all", "any") or not isinstance(made, (ast.GeneratorExp, ast.ListComp)):
        return
    pairs = made.generators[0].iter
    if isinstance(pairs, ast.Call) and isinstance(pairs.func, ast.Name) and pairs.func.id == "zip" and len(pairs.args) == 2:
        a, b = (model.src(one) for one in pairs.args)
        word, sign = ("and", "==") if node.func.id == "all" else ("or", "!=")
        yield model.swap(node, f"len({a}) {sign} len({b}) {word} {model.src(node)}", "all-pairs", 0.6)
        yield model.swap(node, f"{model.src(node)} {word} len({a}) {sign} len({b})", "all-pairs", 0.6)


def best_so_far(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`if one > best` where `best` begins as None → `if best is None or one > best`."""
    if not isinstance(node.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE)):
        return
    function, parent = model.function_of(node), model.parent.get(node)
    for side in (node.left, node.comparators[0]):
        if isinstance(side, ast.Name) and side.id in begun_as_none(model, function):
            text = f"{side.id} is None or {model.src(node)}"
            yield model.swap(node, text, "none-check", 0.7)
            if isinstance(parent, ast.BoolOp) and len(parent.values) == 2 and isinstance(parent.values[0], ast.Name) and parent.values[0].id == side.id:
                yield model.swap(parent, text, "none-check", 0.8)


def begun_as_none(model: Model, function: ast.AST | None) -> set[str]:
    if not isinstance(function, FUNCTIONS):
        return set()
    return model.once("begun as none", function, lambda: {
        one.id for one in stored_in(model, function) if isinstance(model.parent.get(one), ast.Assign) and model.src(model.parent[one].value) == "None"})  # type: ignore[attr-defined]


def from_zero(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`at < len(rows)` → `0 <= at < len(rows)`."""
    right = node.comparators[0]
    counts = isinstance(right, ast.Call) and model.src(right.func) == "len" or isinstance(right, ast.Name) and right.id in ("rows", "cols", "columns", "width", "height", "size", "length", "count", "n", "m")
    if isinstance(node.ops[0], (ast.Lt, ast.LtE)) and counts and not isinstance(node.left, ast.Constant) and not isinstance(model.parent.get(node), ast.While):
        yield model.swap(node, f"0 <= {model.src(node)}", "boundary", 0.5, bare=not isinstance(model.parent.get(node), (ast.UnaryOp, ast.Compare)))


def names_and_values(model: Model, node: ast.For | ast.comprehension) -> Iterator[Mutation]:
    """`for name, value in table` → `table.items()`."""
    if isinstance(node.target, ast.Tuple) and len(node.target.elts) == 2 and isinstance(node.iter, (ast.Name, ast.Attribute)):
        kind = file_kinds(model).of(node.iter)
        # What is gone through counts as a list where nothing else is known of it.
        prior = 0.8 if kind == MAPPING else 0.7 if kind == UNKNOWN else 0.5
        yield model.swap(node.iter, f"{model.src(node.iter)}.items()", "items", prior, bare=True)
        if kind != MAPPING:
            yield model.swap(node.iter, f"enumerate({model.src(node.iter)})", "items", 0.35, bare=True)


def entries(model: Model, node: ast.Assign) -> Iterator[Mutation]:
    """`found[name] = number` → `found[number] = name`; `found[key] = [one]` → `found.setdefault(key, []).append(one)`."""
    target, value = node.targets[0], node.value
    if not isinstance(target, ast.Subscript) or isinstance(target.slice, ast.Slice):
        return
    home, key, text = model.src(target.value), model.src(target.slice), model.src(value)
    outer = target.value
    if isinstance(outer, ast.Subscript) and not isinstance(outer.slice, (ast.Slice, ast.Constant, ast.UnaryOp)):
        yield model.swap(outer, f"{model.src(outer.value)}.setdefault({model.src(outer.slice)}, {{}})", "lookup", 0.7, bare=True)
    if isinstance(target.slice, (ast.Name, ast.Attribute)) and isinstance(value, (ast.Name, ast.Attribute)):
        yield Mutation([(*model.span(target.slice), text), (*model.span(value), key)], "operand-swap", 0.4, node.lineno, "key and value changed places")
    if isinstance(value, (ast.List, ast.Set)) and len(value.elts) == 1:
        call, empty = ("append", "[]") if isinstance(value, ast.List) else ("add", "set()")
        yield model.swap(node, f"{home}.setdefault({key}, {empty}).{call}({model.src(value.elts[0])})", "accumulate", 0.7, bare=True)
    if isinstance(value, (ast.Name, ast.Attribute)) and not isinstance(target.slice, ast.Constant):
        yield model.swap(node, f"{home}.setdefault({key}, {text})", "accumulate", 0.4, bare=True)
        yield model.swap(node, f"{home}.setdefault({key}, []).append({text})", "accumulate", 0.35, bare=True)


def first_of(model: Model, node: ast.Assign) -> Iterator[Mutation]:
    """`best = 0` before a loop that looks for a better one → `best = rows[0]`."""
    target, value, parent = node.targets[0], node.value, model.parent.get(node)
    if not isinstance(target, ast.Name) or not isinstance(value, (ast.Constant, ast.UnaryOp)) or parent is None:
        return
    for loop in [one for one in getattr(parent, "body", []) if isinstance(one, ast.For) and one.lineno > node.lineno][:1]:
        asked = {n.id for one in ast.walk(loop) if isinstance(one, ast.Compare) for n in (one.left, *one.comparators) if isinstance(n, ast.Name)}
        asked |= {n.id for one in ast.walk(loop) if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id in ("max", "min") for n in one.args if isinstance(n, ast.Name)}
        if target.id in asked and isinstance(loop.iter, (ast.Name, ast.Attribute)):
            yield model.swap(value, f"{model.src(loop.iter)}[0]", "constant", 0.5, bare=True)


def later_entries(model: Model, node: ast.Dict) -> Iterator[Mutation]:
    """`{**given, **defaults}` → `{**defaults, **given}`: what comes later counts."""
    parts = [(model.span(key)[0] if key is not None else model.text.rfind("**", 0, model.span(value)[0]), model.span(value)[1]) for key, value in zip(node.keys, node.values)]
    for (a, b), (c, d), one, other in zip(parts, parts[1:], node.keys, node.keys[1:]):
        if one is None or other is None:
            yield Mutation([(a, b, model.text[c:d]), (c, d, model.text[a:b])], "operand-swap", 0.6, node.lineno, "entries in the other order")
