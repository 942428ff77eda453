"""Family of what goes through a call, as others of its kind do: `"#%02x%02x" % (clamp(r), g)` → `clamp(g)`."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation

VALUES = (ast.Name, ast.Attribute, ast.Subscript)
# What is of the language itself is tried for all values elsewhere.
PLAIN = {"str", "int", "float", "len", "list", "tuple", "set", "dict", "sorted", "repr", "bool", "abs", "sum", "min", "max", "iter", "next", "reversed", "type", "print",
         "isinstance", "range", "enumerate", "round", "super", "zip", "any", "all", "open", "id", "hash", "map", "filter", "getattr"}
# These change what they are called on, or give something that is no such value any more.
OTHER_METHODS = {"append", "add", "extend", "remove", "pop", "popleft", "discard", "update", "insert", "sort", "reverse", "clear", "items", "keys", "values", "split", "rsplit",
                 "splitlines", "startswith", "endswith", "join", "get", "setdefault", "index", "find", "rfind", "count", "partition", "rpartition", "write", "read", "close", "popitem"}
MOST = 4


def as_wrapped_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`escape(value)` beside `label` → `escape(label)`."""
    if isinstance(node, ast.Call):
        yield from each_as_well(model, node)
    function, parent = model.function_of(node), model.parent.get(node)
    if not isinstance(node, VALUES) or not isinstance(node.ctx, ast.Load) or function is None or isinstance(parent, ast.Attribute) or isinstance(parent, ast.Call) and parent.func is node:
        return
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice) or isinstance(node, ast.Name) and node.id in ("self", "cls"):
        return
    own, found = model.src(node), []
    for text, before, behind in model.once("wrapped values", function, lambda: list(wrapped_in(model, function))):
        is_there = isinstance(parent, (ast.Call, ast.Attribute)) and model.src(parent).startswith(before)
        if not is_there and own not in before and own not in behind and (before != "(" or text == own and not isinstance(parent, (ast.BoolOp, ast.Compare))):
            found.append((text == own, before, behind))
    if isinstance(parent, ast.Call) and parent.func is not node and isinstance(parent.func, ast.Name) and parent.func.id in PLAIN - {"str", "print"}:
        return
    home = model.class_of(function)
    keys = model.once("wrapped keys", home, lambda: list(keys_of(model, home))) if home is not None else []
    for before, behind in keys if is_key(node, parent) and not isinstance(parent, ast.Call) else ():
        found.append((True, before, behind))
    for name in model.once("uncalled imports", model.tree, lambda: uncalled_imports(model))[:2] if own != "_" and not own[:1].isupper() else ():
        yield model.swap(node, f"{name}({own})", "as-wrapped", 0.5, bare=True)
    for rank, (before, behind, same) in enumerate(ranked(found)[:MOST]):
        # `name.lower() if folded else name`, whose name stands at both ends.
        text = f"{own}{behind}".replace("\0", own) if before == "\0" else f"{before}{own}{behind}"
        yield model.swap(node, text, "as-wrapped", (0.7 if same else 0.5) * 0.8**rank, bare=before != "\0")


def ranked(found: list[tuple[bool, str, str]]) -> list[tuple[str, str, bool]]:
    """What the value itself goes through elsewhere comes first."""
    return [(before, behind, same) for before, behind, same in dict.fromkeys((b, e, s) for s, b, e in sorted(found, key=lambda one: not one[0]))]


def wrapped_in(model: Model, function: ast.AST) -> Iterator[tuple[str, str, str]]:
    """Values that are the one argument of a call, or that a method makes another one of: the value, what stands before and what behind it."""
    for call in ast.walk(function):
        if isinstance(call, ast.BoolOp) and isinstance(call.op, ast.Or) and len(call.values) == 2 and isinstance(call.values[0], VALUES) and isinstance(call.values[1], ast.Constant) and not isinstance(model.parent.get(call), (ast.If, ast.While)):
            yield model.src(call.values[0]), "(", model.text[model.span(call.values[0])[1]: model.span(call)[1]] + ")"
        if isinstance(call, ast.IfExp) and isinstance(call.orelse, ast.Name) and isinstance(call.body, ast.Call) and isinstance(call.body.func, ast.Attribute) and model.src(call.body.func.value) == call.orelse.id:
            yield call.orelse.id, "\0", f"{model.src(call.body)[len(call.orelse.id):]} if {model.src(call.test)} else \0"
        if not isinstance(call, ast.Call) or isinstance(model.parent.get(call), ast.Expr):
            continue
        name = call.func.id if isinstance(call.func, ast.Name) else model.src(call.func) if isinstance(call.func, ast.Attribute) else ""
        if len(call.args) == 1 and not call.keywords and is_function(model, function, call.func, name):
            inner = call.args[0].args[0] if isinstance(call.args[0], ast.Call) and len(call.args[0].args) == 1 and model.src(call.args[0].func) == "str" else call.args[0]
            if isinstance(inner, VALUES):
                text, whole = model.src(inner), model.src(call)
                at = whole.find(text, len(name))
                yield text, whole[:at], whole[at + len(text):]
        if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, VALUES) and call.func.attr not in OTHER_METHODS and all(isinstance(one, ast.Constant) for one in call.args):
            text = model.src(call.func.value)
            if not isinstance(call.func.value, ast.Name) or call.func.value.id not in ("self", "cls") and call.func.value.id not in model.module_names:
                yield text, "", model.src(call)[len(text):]


def is_function(model: Model, function: ast.AST, called: ast.expr, name: str) -> bool:
    """One that the file has or brings in, and no method of what is kept here."""
    if isinstance(called, ast.Name):
        return name not in PLAIN and not name[:1].isupper() and name in (*model.module_names, *model.parameters(function))
    if not isinstance(called, ast.Attribute):
        return False
    owner = model.src(called.value)
    return owner == "self" and called.attr in model.functions() or owner in model.module_names and called.attr not in OTHER_METHODS


def keys_of(model: Model, home: ast.AST) -> Iterator[tuple[str, str]]:
    """`self.data[key.lower()]`: how the class writes its keys."""
    for one in ast.walk(home):
        key = one.slice if isinstance(one, ast.Subscript) and model.src(one.value).startswith("self.") else None
        if isinstance(key, ast.Call) and isinstance(key.func, ast.Attribute) and isinstance(key.func.value, ast.Name) and all(isinstance(a, ast.Constant) for a in key.args) and key.func.attr not in OTHER_METHODS:
            yield "", model.src(key)[len(model.src(key.func.value)):]


def is_key(node: ast.AST, parent: ast.AST | None) -> bool:
    return isinstance(parent, ast.Subscript) and parent.slice is node or isinstance(parent, ast.Compare) and parent.left is node and isinstance(parent.ops[0], (ast.In, ast.NotIn))


def each_as_well(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`frozenset(value)` beside `tuple(freeze(item) for item in value)` → `frozenset(freeze(item) for item in value)`."""
    function = model.function_of(node)
    if function is None or not isinstance(node.func, ast.Name) or node.func.id not in ("list", "tuple", "set", "frozenset", "sorted") or len(node.args) != 1 or not isinstance(node.args[0], ast.Name):
        return
    given = node.args[0].id
    for one in ast.walk(function):
        if isinstance(one, (ast.GeneratorExp, ast.ListComp)) and isinstance(one.elt, ast.Call) and len(one.generators) == 1 and model.src(one.generators[0].iter) == given:
            text = model.src(one)
            yield model.swap(node.args[0], text[1:-1] if text[0] in "([" and text[-1] in ")]" else text, "as-wrapped", 0.8, bare=True)
            return


def uncalled_imports(model: Model) -> list[str]:
    """`from html import escape`, and nothing reads `escape`."""
    read = {one.id for one in model.every(ast.Name) if isinstance(one.ctx, ast.Load)}
    brought = [one.asname or one.name for statement in model.every(ast.ImportFrom) for one in statement.names]
    return [name for name in brought if name not in read and name.islower() and name not in ("annotations", "field") and not (model.file.endswith("__init__.py"))]
