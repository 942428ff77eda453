"""Families of what reads well and means something else in this language."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_blocks import Place
from fixpoint_model import FUNCTIONS, Model, Mutation

ROOTS = ("0.5", "1 / 2", "(1 / 2)")
PLACEHOLDER = re.compile(r"%[-#0 +]*\d*(?:\.\d+)?[sdrfxge]")


def meant_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """Edits of the family `meant` make something of code that can hardly be meant as it stands."""
    if isinstance(node, ast.BoolOp):
        yield from one_of_several(model, node)
        yield from either(model, node)
    elif isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
        yield from formatted(model, node)
    elif isinstance(node, ast.BinOp):
        yield from root_of_mean(model, node)
        yield from rounded_up(model, node)
    elif isinstance(node, ast.Compare):
        yield from of_any_sign(model, node)
    elif isinstance(node, ast.Attribute) and node.attr == "message" and isinstance(node.ctx, ast.Load):
        yield model.swap(node, f"str({model.src(node.value)})", "wrapper", 0.6, bare=True)
    elif isinstance(node, ast.Call):
        yield from called(model, node)
    elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
        yield from first_sign(model, node)
        yield from from_there_on(model, node)


def meant_statements(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    if isinstance(statement, ast.Assert) and isinstance(statement.test, ast.Tuple) and len(statement.test.elts) == 2:
        test, message = map(model.src, statement.test.elts)
        yield model.swap(statement.test, f"{test}, {message}", "meant", 1.0, bare=True)
    if isinstance(statement, ast.Raise) and statement.exc is not None and model.src(statement.exc).startswith("NotImplemented") and not model.src(statement.exc).startswith("NotImplementedError"):
        yield model.swap(statement.exc, model.src(statement.exc).replace("NotImplemented", "NotImplementedError", 1), "meant", 1.0, bare=True)
    yield from kept(model, statement)
    yield from noted(model, statement)
    yield from how_many(model, statement)


def one_of_several(model: Model, node: ast.BoolOp) -> Iterator[Mutation]:
    """`kind == "a" or "b"` → `kind in ("a", "b")`."""
    first, *others = node.values
    if not isinstance(first, ast.Compare) or len(first.ops) != 1 or not isinstance(first.ops[0], (ast.Eq, ast.NotEq)) or not others:
        return
    if not all(isinstance(one, ast.Constant) for one in others):
        return
    word = "in" if isinstance(first.ops[0], ast.Eq) else "not in"
    every = ", ".join(map(model.src, (first.comparators[0], *others)))
    yield model.swap(node, f"{model.src(first.left)} {word} ({every})", "meant", 1.0, bare=not isinstance(model.parent.get(node), (ast.UnaryOp, ast.Compare)))


def either(model: Model, node: ast.BoolOp) -> Iterator[Mutation]:
    """`asked and one or other` → `one if asked else other`: what is not true is a value too."""
    if isinstance(node.op, ast.Or) and len(node.values) == 2 and isinstance(node.values[0], ast.BoolOp) and isinstance(node.values[0].op, ast.And) and len(node.values[0].values) == 2:
        asked, one = map(model.src, node.values[0].values)
        yield model.swap(node, f"{one} if {asked} else {model.src(node.values[1])}", "meant", 0.5)


def formatted(model: Model, node: ast.Tuple) -> Iterator[Mutation]:
    """`"%s-%s" % one, other` → `% (one, other)`."""
    if not node.elts:
        return
    first, *others = node.elts
    if not isinstance(first, ast.BinOp) or not isinstance(first.op, ast.Mod) or not isinstance(first.left, ast.Constant) or not isinstance(first.left.value, str):
        return
    if others and len(PLACEHOLDER.findall(first.left.value)) == len(node.elts) and not isinstance(first.right, ast.Tuple):
        yield model.swap(node, f"{model.src(first.left)} % ({', '.join(map(model.src, (first.right, *others)))})", "meant", 1.0, bare=True)


def root_of_mean(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`sum(…) ** 0.5 / len(…)` → `(sum(…) / len(…)) ** 0.5`."""
    left = node.left
    if isinstance(node.op, ast.Div) and isinstance(left, ast.BinOp) and isinstance(left.op, ast.Pow) and model.src(left.right) in ROOTS:
        yield model.swap(node, f"({model.src(left.left)} / {model.src(node.right)}) ** {model.src(left.right)}", "grouping", 0.7)


def rounded_up(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`total // size + 1` → `-(-total // size)`: one too many where it comes out even."""
    whole = node.left if isinstance(node.op, ast.Add) and model.src(node.right) == "1" else node
    if isinstance(whole, ast.BinOp) and isinstance(whole.op, ast.FloorDiv) and not isinstance(whole.left, ast.UnaryOp):
        one, other = model.src(whole.left), model.src(whole.right)
        top = f"({one})" if isinstance(whole.left, ast.BinOp) else one
        yield model.swap(node, f"-(-{top} // {other})", "rounded", 0.8 if whole is not node else 0.5)


def of_any_sign(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`n % 2 == 1` → `n % 2 != 0`, where a remainder may be negative or a fraction."""
    left, right = node.left, node.comparators[0]
    if len(node.ops) == 1 and isinstance(node.ops[0], ast.Eq) and isinstance(left, ast.BinOp) and isinstance(left.op, ast.Mod) and model.src(left.right) == "2" and model.src(right) == "1":
        yield model.swap(node, f"{model.src(left)} != 0", "comparison", 0.4, bare=not isinstance(model.parent.get(node), ast.Compare))


def called(model: Model, node: ast.Call) -> Iterator[Mutation]:
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    only = model.src(node.args[0]) if len(node.args) == 1 and not node.keywords else None
    if only is None:
        return
    if name == "int" and isinstance(node.func, ast.Name):
        for base, prior in (("16", 0.35), ("2", 0.3), ("0", 0.15)):
            yield model.swap(node, f"int({only}, {base})", "argument-add", prior, bare=True)
    elif name == "hash" and only == "self":
        for text, prior in of_equals(model, node):
            yield model.swap(node.args[0], text, "meant", prior, bare=True)
    elif name == "join" and isinstance(node.func, ast.Attribute) and isinstance(node.args[0], ast.Name):
        yield model.swap(node.args[0], f"{only}.split()", "text", 0.35, bare=True)


def of_equals(model: Model, node: ast.AST) -> Iterator[tuple[str, float]]:
    """What `__eq__` looks at."""
    home = model.class_of(node)
    own = [one for one in getattr(home, "body", []) if isinstance(one, FUNCTIONS) and one.name == "__eq__"]
    names = list(dict.fromkeys(f"self.{n.attr}" for one in own for n in ast.walk(one) if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id == "self"))
    if len(names) > 1:
        yield f"({', '.join(names)})", 1.0
    yield from ((name, 0.8) for name in names[:3])


def first_sign(model: Model, node: ast.Subscript) -> Iterator[Mutation]:
    """`text[0].upper()` → `text[:1].upper()`: an empty text has no first sign."""
    if isinstance(node.slice, ast.Constant) and node.slice.value == 0 and isinstance(model.parent.get(node), (ast.Attribute, ast.BinOp, ast.Compare)):
        yield model.swap(node.slice, ":1", "slice", 0.5, bare=True)


def from_there_on(model: Model, node: ast.Subscript) -> Iterator[Mutation]:
    """`rows[page * size:size]` → `rows[page * size:page * size + size]`."""
    part = node.slice
    if isinstance(part, ast.Slice) and part.lower is not None and part.upper is not None and part.step is None and not isinstance(part.lower, (ast.Constant, ast.UnaryOp)):
        low, high = model.src(part.lower), model.src(part.upper)
        if low not in high and not high.startswith(("-", "len(")):
            yield model.swap(part.upper, f"{low} + {high}", "slice", 0.6, bare=True)


def kept(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`if key not in cache: return make(key)` → `cache[key] = make(key)`: it is asked for again each time."""
    parent = model.parent.get(statement)
    test = parent.test if isinstance(parent, ast.If) and statement in parent.body else None
    value = statement.value if isinstance(statement, (ast.Return, ast.Expr)) else None
    if value is None or not isinstance(test, ast.Compare) or len(test.ops) != 1 or not isinstance(test.ops[0], ast.NotIn):
        return
    table, key = model.src(test.comparators[0]), model.src(test.left)
    function = model.function_of(statement)
    if function is not None and f"{table}[{key}] =" not in model.src(function):
        yield model.swap(statement, f"{table}[{key}] = {model.src(value)}", "meant", 0.9, bare=True)


def noted(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`if other not in seen:` and nothing notes what was seen → `seen.add(node)`."""
    function = model.function_of(statement)
    if not isinstance(statement, (ast.If, ast.For)) or function is None:
        return
    place = Place(model, statement)
    for node in ast.walk(statement):
        if not isinstance(node, ast.Compare) or len(node.ops) != 1 or not isinstance(node.ops[0], (ast.In, ast.NotIn)) or not isinstance(node.comparators[0], ast.Name):
            continue
        name, text = node.comparators[0].id, model.src(function)
        if any(f"{name}.{way}(" in text for way in ("add", "append", "update", "extend", "insert")) or f"{name}[" in text or not is_set(model, function, name):
            continue
        asked = [one for one in (*model.parameters(function), model.src(node.left)) if one != name and one.isidentifier()]
        for rank, one in enumerate(dict.fromkeys(reversed(asked))):
            if place.alone:
                yield place.before([f"{name}.add({one})"], "noted", 0.9 * 0.85**rank, f"`{one}` is noted as seen")
        return


def is_set(model: Model, function: ast.AST, name: str) -> bool:
    made = [model.src(one.value) for one in ast.walk(function) if isinstance(one, ast.Assign) and model.src(one.targets[0]) == name]
    return any("set(" in text for text in made)


def how_many(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`__len__` gives a number."""
    function = model.function_of(statement)
    if function is not None and function.name == "__len__" and isinstance(statement, ast.Return) and isinstance(statement.value, ast.Attribute):
        yield model.swap(statement.value, f"len({model.src(statement.value)})", "meant", 1.0, bare=True)
    elif function is not None and function.name == "__len__" and isinstance(statement, ast.Return) and isinstance(statement.value, ast.Call) and len(statement.value.args) == 1:
        # How often each is there, and not how many there are.
        table, home = model.src(statement.value.args[0]), model.src(model.class_of(statement) or function)
        if f"{table}[" in home and ("+= 1" in home or ", 0) + 1" in home):
            yield model.swap(statement.value, f"sum({table}.values())", "meant", 0.9, bare=True)
