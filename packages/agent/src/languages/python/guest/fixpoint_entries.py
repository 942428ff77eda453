"""Family of entries: what is there already and is lost, what is asked about an entry, what is not there to be taken away."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation

EMPTY = {"{}", "[]", "set()", "dict()", "list()"}
MOST = 2


def entry_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
        yield from only_once(model, node, node.targets[0])
    elif isinstance(node, ast.Delete) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Subscript) and not isinstance(node.targets[0].slice, ast.Slice):
        target = node.targets[0]
        yield model.swap(node, f"{model.src(target.value)}.pop({model.src(target.slice)}, None)", "entry", 0.8, bare=True)
    elif isinstance(node, ast.If):
        yield from asked_of_the_other(model, node)
        yield from another_is_there(model, node)
        yield from the_same_key(model, node)
    if isinstance(node, ast.Assign):
        yield from one_level_down(model, node)
    elif isinstance(node, ast.Call):
        yield from whole_pair(model, node)
    if isinstance(node, (ast.Compare, ast.Name)) or isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield from whether_there_is_one(model, node)


def only_once(model: Model, node: ast.Assign, target: ast.Subscript) -> Iterator[Mutation]:
    """`sections[name] = {}` → `sections.setdefault(name, {})`; `items[at] = item` → `items.insert(at, item)`."""
    home, key, value = model.src(target.value), model.src(target.slice), model.src(node.value)
    if isinstance(target.slice, ast.Slice):
        return
    if value in EMPTY:
        yield model.swap(node, f"{home}.setdefault({key}, {value})", "entry", 0.7, bare=True)
    function = model.function_of(node)
    if function is not None and any(f"{home}.{way}(" in model.src(function) for way in ("append", "insert")):
        yield model.swap(node, f"{home}.insert({key}, {value})", "entry", 0.6, bare=True)


def whether_there_is_one(model: Model, node: ast.expr) -> Iterator[Mutation]:
    """`value = cache.get(key)` and `if value is None` → `if key not in cache`: None may be what was kept."""
    name, is_there = asked_name(model, node)
    function = model.function_of(node)
    if name is None or function is None:
        return
    for one in ast.walk(function):
        call = one.value if isinstance(one, ast.Assign) and one.lineno < node.lineno and model.src(one.targets[0]) == name else None
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "get" and call.args and isinstance(call.args[0], (ast.Name, ast.Attribute, ast.Tuple, ast.Constant)):
            text = f"{model.src(call.args[0])} {'in' if is_there else 'not in'} {model.src(call.func.value)}"
            yield model.swap(node, text, "entry", 0.7, bare=isinstance(model.parent.get(node), (ast.If, ast.While, ast.BoolOp)))


def asked_name(model: Model, node: ast.expr) -> tuple[str | None, bool]:
    parent = model.parent.get(node)
    is_test = isinstance(parent, (ast.If, ast.IfExp, ast.While)) and parent.test is node or isinstance(parent, ast.BoolOp)
    if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name) and len(node.ops) == 1 and isinstance(node.ops[0], (ast.Is, ast.IsNot)) and model.src(node.comparators[0]) == "None":
        return node.left.id, isinstance(node.ops[0], ast.IsNot)
    if isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Name) and is_test:
        return node.operand.id, False
    return (node.id, True) if isinstance(node, ast.Name) and is_test else (None, False)


def asked_of_the_other(model: Model, node: ast.If) -> Iterator[Mutation]:
    """`if isinstance(value, dict): result[key] = merged(result[key], value)` → `… and isinstance(result.get(key), dict)`."""
    test = node.test
    first = test.values[0] if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) else test
    called = first if isinstance(first, ast.Call) and model.src(first.func) == "isinstance" and len(first.args) == 2 else None
    if called is None or model.src(test).count("isinstance(") > 1:
        return
    own, kind = map(model.src, called.args)
    seen: dict[str, ast.Subscript] = {}
    for call in [one for statement in node.body for one in ast.walk(statement) if isinstance(one, ast.Call) and len(one.args) > 1]:
        if own in map(model.src, call.args):
            seen.update({model.src(one): one for one in call.args if isinstance(one, ast.Subscript) and not isinstance(one.slice, ast.Slice)})
            for other in [one for one in call.args if isinstance(one, ast.Name) and one.id != own][:1]:
                yield model.swap(test, f"{model.src(test)} and isinstance({other.id}, {kind})", "entry", 0.4, bare=True)
    for text, one in list(seen.items())[:MOST]:
        home, key = model.src(one.value), model.src(one.slice)
        for clause, prior in ((f"isinstance({home}.get({key}), {kind})", 0.9), (f"{key} in {home}", 0.6), (f"isinstance({text}, {kind})", 0.6)):
            yield model.swap(test, f"{model.src(test)} and {clause}", "entry", prior, bare=True)
            yield model.swap(test, f"{clause} and {model.src(test)}", "entry", 0.6 * prior, bare=True)


def another_is_there(model: Model, node: ast.If) -> Iterator[Mutation]:
    """`if other not in best: best[other] = total` → `… or total < best[other]`; with `data[key] = {}` in it: `if not isinstance(data.get(key), dict)`."""
    test = node.test
    if not isinstance(test, ast.Compare) or len(test.ops) != 1 or not isinstance(test.ops[0], ast.NotIn):
        return
    key, home = model.src(test.left), model.src(test.comparators[0])
    for one in node.body:
        if not isinstance(one, ast.Assign) or model.src(one.targets[0]) != f"{home}[{key}]":
            continue
        value = model.src(one.value)
        if value in ("{}", "dict()"):
            yield model.swap(test, f"not isinstance({home}.get({key}), dict)", "entry", 0.6, bare=True)
        elif value in ("[]", "list()"):
            yield model.swap(test, f"not isinstance({home}.get({key}), list)", "entry", 0.4, bare=True)
        elif isinstance(one.value, (ast.Name, ast.Attribute, ast.BinOp)) and value != key:
            for sign, prior in (("<", 0.7), (">", 0.6)):
                yield model.swap(test, f"{model.src(test)} or {value} {sign} {home}[{key}]", "entry", prior, bare=True)


def the_same_key(model: Model, node: ast.If) -> Iterator[Mutation]:
    """`if count in forms: return forms[f"={count}"]` → `if f"={count}" in forms`: what is read is asked for."""
    test = node.test
    if not isinstance(test, ast.Compare) or len(test.ops) != 1 or not isinstance(test.ops[0], (ast.In, ast.NotIn)):
        return
    home, asked = model.src(test.comparators[0]), model.src(test.left)
    read = [model.src(one.slice) for statement in node.body for one in ast.walk(statement) if isinstance(one, ast.Subscript) and model.src(one.value) == home and not isinstance(one.slice, ast.Slice)]
    for key in [one for one in dict.fromkeys(read) if one != asked][:1]:
        yield model.swap(test.left, key, "entry", 0.8, bare=True)


def one_level_down(model: Model, node: ast.Assign) -> Iterator[Mutation]:
    """`node = node[part]` on the way to where something is put → `node = node.setdefault(part, {})`."""
    target, value, function = node.targets[0], node.value, model.function_of(node)
    if isinstance(target, ast.Name) and isinstance(value, ast.Subscript) and model.src(value.value) == target.id and not isinstance(value.slice, ast.Slice) and function is not None:
        if any(isinstance(one, ast.Subscript) and isinstance(one.ctx, ast.Store) and model.src(one.value) == target.id for one in ast.walk(function)):
            yield model.swap(value, f"{target.id}.setdefault({model.src(value.slice)}, {{}})", "entry", 0.8, bare=True)


def whole_pair(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`for one, often in pairs: pairs.remove(one)` → `remove((one, often))`; `out.append((item, 1))` and `out[-1][1] += 1` → `[item, 1]`."""
    function = model.function_of(node)
    if function is None or not isinstance(node.func, ast.Attribute) or node.func.attr not in ("remove", "append", "index") or len(node.args) != 1:
        return
    home, given = model.src(node.func.value), node.args[0]
    if node.func.attr == "append" and isinstance(given, ast.Tuple):
        changed = [model.src(one.value.value) for one in ast.walk(function) if isinstance(one, ast.Subscript) and isinstance(one.ctx, ast.Store) and isinstance(one.value, ast.Subscript)]
        if home in changed:
            yield model.swap(given, f"[{', '.join(map(model.src, given.elts))}]", "entry", 1.0, bare=True)
    elif isinstance(given, ast.Name):
        for loop in [one for one in ast.walk(function) if isinstance(one, ast.For) and isinstance(one.target, ast.Tuple) and home in model.src(one.iter)]:
            names = [model.src(one) for one in loop.target.elts]  # type: ignore[attr-defined]
            if given.id in names and "enumerate" not in model.src(loop.iter) and ".items" not in model.src(loop.iter):
                yield model.swap(given, f"({', '.join(names)})", "entry", 0.9, bare=True)
