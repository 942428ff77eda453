"""Family of what Python asks of methods and wrappers: a descriptor of the class, an exit without an error, keywords in a key, what the constructor was given."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_blocks import Place
from fixpoint_model import Model, Mutation

MAKES = {"__add__", "__sub__", "__or__", "__and__", "__xor__", "__mul__", "__rmul__", "__neg__", "__invert__", "copy", "__copy__", "union", "difference"}
MADE = {"[]": "[]", "{}": "{}", "set()": "set()", "list()": "[]", "dict()": "{}", "bytearray()": "bytearray()"}


def protocol_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Call):
        yield from of_no_class(model, node)
        yield from as_given(model, node)
        yield from not_emptied(model, node)
        yield from count_between(model, node)
        yield from those_without_last(model, node)
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield from with_keywords(model, node)
    elif isinstance(node, ast.AugAssign):
        yield from taken_away(model, node)
    elif isinstance(node, ast.Return):
        yield from of_its_own_class(model, node)
    if isinstance(node, ast.stmt):
        yield from of_the_class(model, node)


def of_the_class(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`__get__` of a descriptor is asked for the class, too: `if instance is None: return self`."""
    function = model.parent.get(statement)
    if not isinstance(function, ast.FunctionDef) or function.name != "__get__" or function.body[0] is not statement or len(function.args.args) < 2:
        return
    instance = function.args.args[1].arg
    if f"{instance} is None" not in model.src(function):
        place = Place(model, statement)
        yield place.before([f"if {instance} is None:", "    return self"], "protocol", 1.0, "the class has no value of it")


def of_no_class(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`issubclass(kind, errors)` in `__exit__` → `kind is not None and …`."""
    if model.src(node.func) == "issubclass" and len(node.args) == 2 and isinstance(node.args[0], ast.Name):
        one, text = node.args[0].id, model.src(node)
        yield model.swap(node, f"{one} is not None and {text}", "protocol", 0.8)
        yield model.swap(node, f"isinstance({one}, type) and {text}", "protocol", 0.7)


def as_given(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`time.monotonic()` where the constructor keeps `clock=time.monotonic` → `self.clock()`."""
    text, function = model.src(node.func), model.function_of(node)
    if function is None or not isinstance(node.func, (ast.Name, ast.Attribute)):
        return
    for name, default in Model.defaults(function).items():
        if model.src(default) == text:
            yield model.swap(node.func, name, "protocol", 0.9, bare=True)
    home = model.class_of(node)
    for one in getattr(home, "body", []):
        if isinstance(one, ast.FunctionDef) and one.name == "__init__":
            for name, default in Model.defaults(one).items():
                if model.src(default) == text and name in model.attributes(node):
                    yield model.swap(node.func, f"self.{name}", "protocol", 0.9, bare=True)


def not_emptied(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`chunk.clear()` of what was handed on → `chunk = []`."""
    parent, function = model.parent.get(node), model.function_of(node)
    if not isinstance(parent, ast.Expr) or not isinstance(node.func, ast.Attribute) or node.func.attr != "clear" or node.args or function is None:
        return
    name = model.src(node.func.value)
    home = model.class_of(node) if name.startswith("self.") else function
    for one in ast.walk(home or function):
        if isinstance(one, ast.Assign) and model.src(one.targets[0]) == name and model.src(one.value) in MADE:
            yield model.swap(parent, f"{name} = {MADE[model.src(one.value)]}", "protocol", 0.8, bare=True)
            return


def with_keywords(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`key = args` → `key = (args, tuple(sorted(kwargs.items())))`."""
    function = model.function_of(node)
    given, named = (function.args.vararg, function.args.kwarg) if function is not None else (None, None)
    parent = model.parent.get(node)
    is_key = isinstance(parent, ast.Assign) and "key" in model.src(parent.targets[0]) or isinstance(parent, ast.Subscript) and parent.slice is node or isinstance(parent, ast.Compare) and isinstance(parent.ops[0], (ast.In, ast.NotIn))
    if given is None or named is None or node.id != given.arg or not is_key:
        return
    for text, prior in ((f"({given.arg}, tuple(sorted({named.arg}.items())))", 1.0), (f"{given.arg} + tuple(sorted({named.arg}.items()))", 0.8), (f"({given.arg}, frozenset({named.arg}.items()))", 0.7)):
        yield model.swap(node, text, "protocol", prior)


def taken_away(model: Model, node: ast.AugAssign) -> Iterator[Mutation]:
    """`bits ^= 1 << at` → `bits &= ~(1 << at)`: what is not there is not put in."""
    if isinstance(node.op, (ast.BitXor, ast.Sub, ast.BitAnd)) and not (isinstance(node.value, ast.UnaryOp) and isinstance(node.value.op, ast.Invert)):
        is_bit = isinstance(node.op, ast.BitXor) or "<<" in model.src(node.value) or model.src(node.value).isupper()
        text = model.src(node.value)
        if is_bit:
            yield model.swap(node, f"{model.src(node.target)} &= ~{text if isinstance(node.value, (ast.Name, ast.Attribute)) or text.startswith('(') else f'({text})'}", "protocol", 0.7, bare=True)


def count_between(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`heappush(heap, (priority, item))` → `(priority, next(counter), item)`: items cannot be compared."""
    pushed = node.args[1] if len(node.args) == 2 and model.src(node.func).endswith("heappush") else None
    if not isinstance(pushed, ast.Tuple) or len(pushed.elts) != 2:
        return
    first, second = map(model.src, pushed.elts)
    counters = [model.src(one.targets[0]) for one in model.every(ast.Assign) if model.src(one.value) in ("itertools.count()", "count()")]
    for counter in counters[:1]:
        yield model.swap(pushed, f"({first}, next({counter}), {second})", "protocol", 0.9, bare=True)


def those_without_last(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`sorted(rows, key=lambda row: row["age"])` → `(row["age"] is None, row["age"])`: what has none comes last."""
    key = next((one.value for one in node.keywords if one.arg == "key"), None)
    if isinstance(key, ast.Name) and (node.args and model.src(node.args[0]) == key.id or any(isinstance(one, ast.Assign) and model.src(one.targets[0]) == key.id and isinstance(one.value, (ast.Dict, ast.DictComp)) for one in model.every(ast.Assign))):
        yield model.swap(key, f"{key.id}.get", "protocol", 1.0, bare=True)
    if model.src(node.func).rpartition(".")[2] in ("sorted", "sort") and isinstance(key, ast.Lambda) and isinstance(key.body, (ast.Attribute, ast.Subscript, ast.Call)):
        text = model.src(key.body)
        yield model.swap(key.body, f"({text} is None, {text})", "protocol", 0.4, bare=True)


def of_its_own_class(model: Model, node: ast.Return) -> Iterator[Mutation]:
    """`return self.values[index]` of a slice in `__getitem__` → `Series(self.values[index])`; likewise what operators give."""
    home, function = model.class_of(node), model.function_of(node)
    if home is None or function is None or node.value is None or model.parent.get(function) is not home:
        return
    parent = model.parent.get(node)
    is_slice = function.name == "__getitem__" and isinstance(parent, ast.If) and "slice" in model.src(parent.test)
    is_made = function.name in MAKES and not model.src(node.value).startswith((home.name, "type(self)", "self.__class__", "NotImplemented"))
    if is_slice or is_made and isinstance(node.value, (ast.BinOp, ast.Call, ast.Attribute, ast.ListComp, ast.DictComp, ast.Tuple)):
        for made, prior in ((home.name, 0.8), ("type(self)", 0.6)):
            yield model.swap(node.value, f"{made}({model.src(node.value)})", "protocol", prior, bare=True)
