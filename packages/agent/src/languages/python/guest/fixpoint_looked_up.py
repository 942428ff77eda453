"""Family of what a lookup gives where there is nothing: the key itself, a mark of the module, only those that are there, those of both."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation

# Calls that take a value for what is not there, and how many arguments they have without it.
TAKE_DEFAULT = {"get": 1, "pop": 1, "next": 1, "getattr": 2, "setdefault": 1}


def looked_up_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load) and not isinstance(node.slice, (ast.Slice, ast.Constant, ast.UnaryOp, ast.Tuple)):
        yield from itself(model, node)
    elif isinstance(node, ast.Call):
        yield from with_a_mark(model, node)
        yield from is_there(model, node)
    elif isinstance(node, ast.comprehension):
        yield from only_those(model, node)
    if isinstance(node, (ast.For, ast.comprehension)):
        yield from of_both(model, node)


def itself(model: Model, node: ast.Subscript) -> Iterator[Mutation]:
    """`labels[name]` → `labels.get(name, name)`; `params[name]` of what is read again → `params.pop(name)`."""
    home, key, parent = model.src(node.value), model.src(node.slice), model.parent.get(node)
    if not isinstance(node.slice, (ast.Name, ast.Attribute, ast.Subscript)) or isinstance(parent, (ast.Compare, ast.Subscript)) or isinstance(parent, ast.Attribute):
        return
    is_table = isinstance(node.value, ast.Dict) or home.isupper() or isinstance(node.value, (ast.Subscript, ast.Attribute)) or isinstance(node.value, ast.Name) and node.value.id in (*model.parameters(model.function_of(node)), *model.module_names)
    if is_table and isinstance(parent, (ast.Return, ast.Assign, ast.AugAssign, ast.Call, ast.ListComp, ast.DictComp, ast.GeneratorExp, ast.FormattedValue, ast.BinOp, ast.IfExp)):
        yield model.swap(node, f"{home}.get({key}, {key})", "looked-up", 0.45, bare=True)
    function = model.function_of(node)
    outer = model.function_of(function) if function is not None else None
    given = [owner.args.kwarg.arg for owner in (function, outer) if owner is not None and owner.args.kwarg is not None]
    if home in given:
        yield model.swap(node, f"{home}.pop({key})", "looked-up", 0.5, bare=True)


def marks(model: Model) -> list[str]:
    """`MISSING = object()`."""
    def find() -> list[str]:
        return [("self." if isinstance(model.parent.get(one), ast.ClassDef) else "") + one.targets[0].id for one in model.every(ast.Assign) if isinstance(one.targets[0], ast.Name) and model.src(one.value) == "object()"]
    return model.once("marks", model.tree, find)


def with_a_mark(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`zip_longest(*items)` → `fillvalue=MISSING`, `data.get(key)` → `data.get(key, MISSING)`: None is a value like others."""
    name = node.func.attr if isinstance(node.func, ast.Attribute) else model.src(node.func)
    for mark in marks(model)[:1]:
        end, comma = model.span(node)[1] - 1, ", " if node.args or node.keywords else ""
        if name == "zip_longest" and not node.keywords:
            yield Mutation([(end, end, f"{comma}fillvalue={mark}")], "looked-up", 0.9, node.lineno, f"`{mark}` fills it up")
        elif TAKE_DEFAULT.get(name) == len(node.args) and not node.keywords:
            yield Mutation([(end, end, f"{comma}{mark}")], "looked-up", 0.8, node.lineno, f"`{mark}` where there is none")
        elif name in TAKE_DEFAULT and len(node.args) == TAKE_DEFAULT[name] + 1 and model.src(node.args[-1]) == "None":
            yield model.swap(node.args[-1], mark, "looked-up", 0.8, bare=True)


def is_there(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`if layer.get(key)` → `if key in layer`."""
    parent = model.parent.get(node)
    is_test = isinstance(parent, (ast.If, ast.IfExp, ast.While)) and parent.test is node or isinstance(parent, (ast.BoolOp, ast.comprehension)) or isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.Not)
    if is_test and isinstance(node.func, ast.Attribute) and node.func.attr == "get" and node.args:
        home, key = model.src(node.func.value), model.src(node.args[0])
        if isinstance(parent, ast.UnaryOp):
            yield model.swap(parent, f"{key} not in {home}", "looked-up", 0.6, bare=True)
        else:
            yield model.swap(node, f"{key} in {home}", "looked-up", 0.6, bare=True)


def only_those(model: Model, node: ast.comprehension) -> Iterator[Mutation]:
    """`{key: data[key] for key in keys}` → `… if key in data`."""
    around = model.parent.get(node)
    if not isinstance(node.target, ast.Name) or around is None:
        return
    end = model.span(node.ifs[-1] if node.ifs else node.iter)[1]
    made = [getattr(around, name) for name in ("elt", "key", "value") if hasattr(around, name)]
    homes = [model.src(one.value) for value in made for one in ast.walk(value) if isinstance(one, ast.Subscript) and isinstance(one.slice, ast.Name) and one.slice.id == node.target.id]
    for home in list(dict.fromkeys(homes))[:2]:
        if not any(f"in {home}" in model.src(test) for test in node.ifs) and model.src(node.iter) != home:
            yield Mutation([(end, end, f" {'and' if node.ifs else 'if'} {node.target.id} in {home}")], "looked-up", 0.7, node.iter.lineno, f"only those that `{home}` has")


def of_both(model: Model, node: ast.For | ast.comprehension) -> Iterator[Mutation]:
    """`for key in old` where it is asked of `new`, too → `old.keys() | new.keys()`."""
    if not isinstance(node.iter, ast.Name) or not isinstance(node.target, ast.Name):
        return
    one, key = node.iter.id, node.target.id
    scope = node if isinstance(node, ast.For) else model.parent.get(node)
    asked = [model.src(test.comparators[0]) for test in ast.walk(scope or node) if isinstance(test, ast.Compare) and model.src(test.left) == key and isinstance(test.ops[0], (ast.In, ast.NotIn))]
    read = [model.src(sub.value) for sub in ast.walk(scope or node) if isinstance(sub, ast.Subscript) and model.src(sub.slice) == key]
    read += [model.src(call.func.value) for call in ast.walk(scope or node) if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "get" and call.args and model.src(call.args[0]) == key]
    others = [name for name in dict.fromkeys([*asked, *read]) if name != one and name in model.parameters(model.function_of(node))]
    for other in others[:1]:
        share = 1.0 if one in asked else 0.6
        for text, prior in ((f"{one}.keys() | {other}.keys()", 0.9), (f"set({one}) | set({other})", 0.8), (f"sorted(set({one}) | set({other}))", 0.7), (f"{{**{one}, **{other}}}", 0.6)):
            yield model.swap(node.iter, text, "looked-up", share * prior, bare=True)
