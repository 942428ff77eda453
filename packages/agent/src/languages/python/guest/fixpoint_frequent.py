"""Families that many fixes of public projects were of: objects before names, what may be missing, one more value, a state set back."""
from __future__ import annotations

import ast
from typing import Iterator, Union
from weakref import WeakKeyDictionary

from fixpoint_model import FUNCTIONS, Model, Mutation, is_builtin

MOST_VALUES = 10
MOST_RESETS = 6
MOST_FLAGS = 8


def frequent_mutations(model: Model, node: ast.AST) -> Iterator[Mutation | None]:
    """Those of one node of a statement."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield from object_before(model, node)
    elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        yield from without_object(model, node)
        yield from may_be_missing(model, node)
    elif isinstance(node, ast.Call):
        yield from by_name(model, node)
        yield from one_more_class(model, node)
    elif isinstance(node, ast.Compare):
        yield from one_more_value(model, node)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod) and isinstance(node.left, ast.Constant):
        if isinstance(node.left.value, str) and not isinstance(node.right, (ast.Tuple, ast.Dict)):
            yield model.swap(node.right, f"({model.src(node.right)},)", "wrapper", 0.5, bare=True)
    if isinstance(node, (ast.If, ast.IfExp, ast.While)):
        yield from flagged(model, node.test)
    if isinstance(node, ast.Lambda):
        yield from captured(model, node)


def captured(model: Model, node: ast.Lambda) -> Iterator[Mutation]:
    """`lambda x: x * factor` → `lambda x, factor=factor: x * factor`: what is called later would see the last value."""
    home = model.function_of(node)
    own = {a.arg for a in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg) if a}
    stored = {n.id for n in ast.walk(home or model.tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    read = dict.fromkeys(n.id for n in ast.walk(node.body) if isinstance(n, ast.Name) and n.id in stored and n.id not in own)
    if not read or len(read) > 3 or node.args.vararg or node.args.kwarg:
        return
    at = model.span(node.body)[0]
    colon = model.text.rfind(":", model.span(node)[0], at)
    fresh = ", ".join(f"{name}={name}" for name in read)
    yield Mutation([(colon, colon, f", {fresh}" if own else f" {fresh}")], "argument-add", 0.5, node.lineno, f"the lambda keeps {', '.join(f'`{name}`' for name in read)} as it is now")


def object_before(model: Model, node: ast.Name) -> Iterator[Mutation | None]:
    """`limit` → `options.limit`, where the file says so elsewhere."""
    parent = model.parent.get(node)
    if isinstance(parent, (ast.Attribute, ast.arg)) or is_builtin(node.id) and isinstance(parent, ast.Call) and parent.func is node:
        return
    scope = {*model.local_names(node), *model.module_names}
    objects = dict.fromkeys(model.src(n.value) for n in model.every(ast.Attribute) if n.attr == node.id and isinstance(n.value, ast.Name))
    for name in [name for name in objects if name in scope and name != node.id][:5]:
        yield model.swap(node, f"{name}.{node.id}", "access", 0.4 if node.id in scope else 0.7, bare=True)


def without_object(model: Model, node: ast.Attribute) -> Iterator[Mutation | None]:
    """`item.size` → `size`, where that is a name as well; `self.items.remove(x)` → `self.remove(x)`, a method that does more."""
    outer, home = model.parent.get(node), model.class_of(node)
    if isinstance(node.value, ast.Name) and node.value.id == "self" and isinstance(outer, ast.Attribute) and home is not None:
        if any(isinstance(one, FUNCTIONS) and one.name == outer.attr and one is not model.function_of(node) for one in home.body):
            yield model.swap(node, "self", "access", 0.4, bare=True)
    if node.attr in model.local_names(node) or node.attr in model.module_names:
        yield model.swap(node, node.attr, "access", 0.5, bare=True)


def may_be_missing(model: Model, node: ast.Attribute) -> Iterator[Mutation | None]:
    """`a.b` → `getattr(a, "b", None)`, `a and a.b`."""
    parent = model.parent.get(node)
    if isinstance(parent, ast.Attribute) or isinstance(parent, ast.Call) and parent.func is node:
        return
    base = model.src(node.value)
    for default in ("None", "False"):
        yield model.swap(node, f"getattr({base}, {node.attr!r}, {default})", "getattr", 0.3, bare=True)
    if base in ("self", "cls") or len(base) > 40:
        return
    yield model.swap(node, f"{base} and {model.src(node)}", "guarded", 0.4)
    if isinstance(parent, (ast.Compare, ast.BoolOp)):
        yield model.swap(parent, f"{base} and {model.src(parent)}", "guarded", 0.4)


def by_name(model: Model, node: ast.Call) -> Iterator[Mutation | None]:
    """`f(x, flags)` → `f(x, flags=flags)`: what is given by its place came to another parameter."""
    if not node.args:
        return
    last = node.args[-1]
    text = model.src(last)
    name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
    target = model.functions().get(name)
    names = [text] if text.isidentifier() else []
    names += [p for p in (model.parameters(target) if target else []) if p not in names and p not in {k.arg for k in node.keywords}]
    if name in ("sub", "split", "findall", "compile", "match", "search", "subn"):
        names.append("flags")
    for parameter in names[:4]:
        yield model.swap(last, f"{parameter}={text}", "argument-name", 0.3, bare=True)


def one_more_class(model: Model, node: ast.Call) -> Iterator[Mutation | None]:
    """`isinstance(x, A)` → `isinstance(x, (A, B))` with a class that the file asks for elsewhere."""
    if not isinstance(node.func, ast.Name) or node.func.id not in ("isinstance", "issubclass") or len(node.args) != 2:
        return
    asked: dict[str, None] = {}
    for other in model.every(ast.Call):
        if isinstance(other.func, ast.Name) and other.func.id in ("isinstance", "issubclass") and len(other.args) == 2:
            kinds = other.args[1].elts if isinstance(other.args[1], ast.Tuple) else [other.args[1]]
            asked.update({model.src(kind): None for kind in kinds})
    own = model.src(node.args[1])
    inner = own[1:-1].rstrip(", ") if own.startswith("(") else own
    for kind in [k for k in asked if k not in inner][:MOST_VALUES]:
        yield model.swap(node.args[1], f"({inner}, {kind})", "type-check", 0.3, bare=True)


def one_more_value(model: Model, node: ast.Compare) -> Iterator[Mutation | None]:
    """`x == A` → `x in (A, B)`, of what the file compares the same thing with elsewhere."""
    if len(node.ops) != 1 or not isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
        return
    left, right = model.src(node.left), model.src(node.comparators[0])
    word = "in" if isinstance(node.ops[0], ast.Eq) else "not in"
    values: dict[str, None] = {}
    for other in model.every(ast.Compare):
        if model.src(other.left).split(".")[-1] == left.split(".")[-1]:
            for value in other.comparators:
                parts = value.elts if isinstance(value, (ast.Tuple, ast.List, ast.Set)) else [value]
                values.update({model.src(part): None for part in parts if isinstance(part, (ast.Constant, ast.Attribute, ast.Name))})
    for text in model.once("kept texts", model.tree, lambda: kept_texts(model)).get(left.split(".")[-1], []):
        values.setdefault(text)
    for value in [v for v in values if v not in (right, "None") and len(v) <= 40][:MOST_VALUES]:
        yield model.swap(node, f"{left} {word} ({right}, {value})", "alternative", 0.35)
        yield model.swap(node.comparators[0], value, "alternative", 0.3, bare=True)


def kept_texts(model: Model) -> dict[str, list[str]]:
    """Texts that the file puts into an attribute, a variable or an argument of each name."""
    found: dict[str, list[str]] = {}
    for one in ast.walk(model.tree):
        targets = one.targets if isinstance(one, ast.Assign) else [one.target] if isinstance(one, ast.AnnAssign) and one.value else []
        pairs = [(model.src(target).split(".")[-1], one.value) for target in targets]  # type: ignore[attr-defined]
        if isinstance(one, ast.keyword) and one.arg:
            pairs.append((one.arg, one.value))
        for name, value in pairs:
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                found.setdefault(name, []).append(model.src(value))
    return found


def flagged(model: Model, test: ast.expr) -> Iterator[Mutation | None]:
    """`… and self.strict`: attributes that the file asks for as they are."""
    text = model.src(test)
    counts: dict[str, int] = {}
    for other in model.every(ast.Attribute):
        parent = model.parent.get(other)
        if isinstance(parent, ast.BoolOp) or isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.Not) or isinstance(parent, (ast.If, ast.IfExp)) and parent.test is other:
            counts[model.src(other)] = counts.get(model.src(other), 0) + 1
    scope = {*model.local_names(test), *model.module_names, "self"}
    flags = [f for f in sorted(counts, key=lambda f: -counts[f]) if f not in text and len(f) <= 50 and f.split(".")[0] in scope]
    low = f"({text})" if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.Or) or isinstance(test, (ast.IfExp, ast.Lambda)) else text
    for flag in flags[:MOST_FLAGS]:
        yield model.swap(test, f"{low} and {flag}", "flag", 0.3)
        yield model.swap(test, f"{low} and not {flag}", "flag", 0.3)
        yield model.swap(test, f"{text} or {flag}", "flag", 0.2)


def reset_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation | None]:
    """`self.position = 0` before or behind, as the class or the function does elsewhere."""
    function = model.function_of(statement)
    if function is None or isinstance(statement, (*FUNCTIONS, ast.ClassDef)):
        return
    resets = resets_of(model)
    counts: dict[str, int] = {}
    for _, other, text in sorted([*resets.get(function, ()), *resets.get(model.class_of(statement), ())], key=lambda one: one[0]):
        if other is not statement:
            counts[text] = counts.get(text, 0) + 1
    pad = model.indent(statement.lineno)
    before, after = model.line_start(statement.lineno), model.after_line(statement.end_lineno or statement.lineno)
    for text in sorted(counts, key=lambda t: -counts[t])[:MOST_RESETS]:
        for at in (before, after):
            yield Mutation([(at, at, f"{pad}{text}\n")], "reset", 0.25, statement.lineno, f"`{text}` as elsewhere")


Resets = dict[Union[ast.AST, None], list[tuple[int, ast.Assign, str]]]


def resets_of(model: Model) -> Resets:
    """Plain assignments with their place in the file's order and their text: to names by function, to attributes by class."""
    if model in RESETS:
        return RESETS[model]
    found = RESETS[model] = {}
    for at, node in enumerate(model.every(ast.Assign)):
        if len(node.targets) != 1 or not is_plain(node.value):
            continue
        home = model.function_of(node) if isinstance(node.targets[0], ast.Name) else model.class_of(node)
        if isinstance(node.targets[0], ast.Attribute) or isinstance(node.targets[0], ast.Name) and home is not None:
            found.setdefault(home, []).append((at, node, model.src(node)))
    return found


# Looked for once a file: thousands of statements ask.
RESETS: WeakKeyDictionary[Model, Resets] = WeakKeyDictionary()


def is_plain(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return node.value is None or isinstance(node.value, bool) or node.value in (0, "", b"")
    return isinstance(node, (ast.List, ast.Tuple)) and not node.elts or isinstance(node, ast.Dict) and not node.keys
