"""Family of what holds for most values and not for all, and of what reads well and gives something else."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_blocks import Place, shifted
from fixpoint_model import FUNCTIONS, Hints, Model, Mutation
from fixpoint_operators import enclosed

FAMILY = "falls-short"
MOST_ENDINGS = 4
# In place, and so without a value.
IN_PLACE = {"append", "extend", "insert", "remove", "add", "discard", "update", "sort", "reverse", "clear"}
READS = {"read", "recv", "getvalue", "communicate", "check_output"}


def falls_short_mutations(model: Model, node: ast.AST, hints: Hints) -> Iterator[Mutation]:
    if isinstance(node, ast.BinOp):
        yield from of_numbers(model, node)
    elif isinstance(node, ast.BoolOp):
        yield from of_two(model, node)
    elif isinstance(node, ast.Compare):
        yield from nearly(model, node)
    elif isinstance(node, ast.Call):
        yield from of_call(model, node, hints)
    elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
        yield from at_end(model, node)
    elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and node.attr in ("seconds", "days"):
        parent = model.parent.get(node)
        if not (isinstance(parent, ast.Call) and parent.func is node):
            yield model.swap(node, f"{model.src(node.value)}.total_seconds()", FAMILY, 0.5, bare=True)


def of_numbers(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    left, right = enclosed(model, node.left), enclosed(model, node.right)
    if isinstance(node.op, ast.BitXor):
        # Two numbers are a power, two conditions are not the same.
        yield model.swap(node, f"{left} ** {right}", FAMILY, 1.0)
        yield model.swap(node, f"{left} != {right}", FAMILY, 0.3)
    elif isinstance(node.op, ast.Mod) and isinstance(node.left, ast.Constant) and isinstance(node.left.value, str) and isinstance(node.right, (ast.Name, ast.Attribute)):
        # A tuple would be several values.
        yield model.swap(node.right, f"({right},)", FAMILY, 0.6, bare=True)
    elif isinstance(node.op, ast.Add) and isinstance(node.right, ast.Constant) and str(node.right.value)[:1] in tuple(":-./"):
        last = node.left.right if isinstance(node.left, ast.BinOp) and isinstance(node.left.op, ast.Add) else node.left
        yield from two_digits(model, last)
    if isinstance(node.op, ast.Add) and isinstance(node.left, ast.BinOp) and isinstance(node.left.right, ast.Constant) and str(node.left.right.value)[-1:] in tuple(":-./"):
        yield from two_digits(model, node.right)
    if isinstance(node.op, (ast.Mult, ast.Div)) and isinstance(model.parent.get(node), (ast.Return, ast.Assign)):
        for digits, prior in (("2", 0.3), ("1", 0.15)):
            yield model.swap(node, f"round({model.src(node)}, {digits})", FAMILY, prior, bare=True)


def two_digits(model: Model, node: ast.expr) -> Iterator[Mutation]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "str" and len(node.args) == 1:
        yield model.swap(node, f"{model.src(node)}.zfill(2)", FAMILY, 0.6, bare=True)


def of_two(model: Model, node: ast.BoolOp) -> Iterator[Mutation]:
    if len(node.values) != 2:
        return
    one, other = node.values
    if isinstance(node.op, ast.Or):
        yield model.swap(node, f"{enclosed(model, one)} != {enclosed(model, other)}", FAMILY, 0.2)
    if all(isinstance(side, ast.Compare) and len(side.ops) == 1 for side in node.values):
        yield from between(model, node, one, other)  # type: ignore[arg-type]


def between(model: Model, node: ast.BoolOp, one: ast.Compare, other: ast.Compare) -> Iterator[Mutation]:
    """`value > low or value < high` → `low < value < high`."""
    if model.src(one.left) != model.src(other.left):
        return
    for low, high in ((one, other), (other, one)):
        if isinstance(low.ops[0], (ast.Gt, ast.GtE)) and isinstance(high.ops[0], (ast.Lt, ast.LtE)):
            signs = ["<=" if isinstance(side.ops[0], (ast.GtE, ast.LtE)) else "<" for side in (low, high)]
            text = f"{model.src(low.comparators[0])} {signs[0]} {model.src(one.left)} {signs[1]} {model.src(high.comparators[0])}"
            yield model.swap(node, text, FAMILY, 0.6 if isinstance(node.op, ast.Or) else 0.2)


def nearly(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`a == b` of computed numbers → `abs(a - b) < 1e-9`."""
    if len(node.ops) != 1 or not isinstance(node.ops[0], (ast.Eq, ast.NotEq)) or isinstance(node.comparators[0], ast.Constant) and not isinstance(node.comparators[0].value, float):
        return
    sides = [node.left, node.comparators[0]]
    is_computed = any(isinstance(side, ast.BinOp) or isinstance(side, ast.Constant) and isinstance(side.value, float) for side in sides)
    sign = "<" if isinstance(node.ops[0], ast.Eq) else ">="
    yield model.swap(node, f"abs({model.src(sides[0])} - {enclosed(model, sides[1])}) {sign} 1e-9", FAMILY, 0.5 if is_computed else 0.15)


def at_end(model: Model, node: ast.Subscript) -> Iterator[Mutation]:
    text, at = model.src(node.value), model.src(node.slice)
    if at == f"len({text})":
        yield model.swap(node.slice, "-1", FAMILY, 1.2, bare=True)
    if isinstance(node.slice, ast.Slice) and node.slice.lower is None and isinstance(node.slice.upper, ast.Call) and isinstance(node.slice.upper.func, ast.Attribute) and node.slice.upper.func.attr in ("find", "rfind") and node.slice.upper.args:
        # What is not found is at -1.
        yield model.swap(node, f"{model.src(node)} if {model.src(node.slice.upper.args[0])} in {text} else {text}", FAMILY, 0.8)


def of_call(model: Model, node: ast.Call, hints: Hints) -> Iterator[Mutation]:
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    only = node.args[0] if len(node.args) == 1 and not node.keywords else None
    parent = model.parent.get(node)
    if only is None:
        if name in READS and isinstance(node.func, ast.Attribute):
            yield model.swap(node, f"{model.src(node)}.decode('utf-8')", FAMILY, 0.3, bare=True)
        if name == "split" and isinstance(parent, ast.Return):
            yield from of_parts(model, node)
        return
    text = model.src(only)
    if name == "join" and isinstance(only, (ast.Name, ast.Attribute)):
        # Texts only are joined.
        yield model.swap(only, f"str(item) for item in {text}", FAMILY, 0.6, bare=True)
    elif name == "split" and isinstance(parent, (ast.Return, ast.Assign, ast.For, ast.Call)):
        yield from of_parts(model, node)
        if isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Tuple) and len(parent.targets[0].elts) == 2:
            one, other = map(model.src, parent.targets[0].elts)
            start, end = model.span(parent)[0], model.span(node)[1]
            value = f"{model.src(node.func).rsplit('.', 1)[0]}.partition({text})"
            yield Mutation([(start, end, f"{one}, _, {other} = {value}")], FAMILY, 0.5, node.lineno, "a text without the mark has no second part")
    elif name == "all" and not isinstance(only, ast.List):
        yield from not_of_none(model, node, only)
    elif name in ("startswith", "endswith") and isinstance(only, ast.Constant) and isinstance(only.value, str):
        for other in [one for one in hints.strings if 0 < len(one) < 12 and one != only.value][:MOST_ENDINGS]:
            yield model.swap(only, f"({text}, {other!r})", FAMILY, 0.4, bare=True)
    elif name in ("dict", "list") and isinstance(only, (ast.Name, ast.Attribute)) and "copy" in model.module_names:
        yield model.swap(node, f"copy.deepcopy({text})", FAMILY, 0.5, bare=True)
    elif name == "sum" and isinstance(only, (ast.Name, ast.Attribute)):
        yield model.swap(only, f"item for item in {text} if item is not None", FAMILY, 0.3, bare=True)
        yield model.swap(only, f"item for item in {text} if item", FAMILY, 0.3, bare=True)
    if isinstance(only, (ast.Name, ast.Attribute)) and name not in ("print", "len", "str", "repr"):
        yield model.swap(only, f"[{text}]", FAMILY, 0.2, bare=True)
        yield model.swap(only, f"({text},)", FAMILY, 0.15, bare=True)
        if name in ("write", "send", "sendall", "update", "b64encode", "quote", "sha1", "sha256", "md5", "crc32"):
            yield model.swap(only, f"{text}.encode('utf-8')", FAMILY, 0.5, bare=True)


def of_parts(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`text.split(",")` → `[part.strip() for part in text.split(",")]`."""
    text = model.src(node)
    yield model.swap(node, f"[part.strip() for part in {text}]", FAMILY, 0.5, bare=True)
    yield model.swap(node, f"[part for part in {text} if part]", FAMILY, 0.45, bare=True)
    yield model.swap(node, f"[part.strip() for part in {text} if part.strip()]", FAMILY, 0.35, bare=True)


def not_of_none(model: Model, node: ast.Call, only: ast.expr) -> Iterator[Mutation]:
    """`all(…)` of nothing is true."""
    many = only.generators[0].iter if isinstance(only, (ast.GeneratorExp, ast.ListComp)) else only
    if isinstance(many, (ast.Name, ast.Attribute)):
        yield model.swap(node, f"bool({model.src(many)}) and {model.src(node)}", FAMILY, 0.5)
        yield model.swap(node, f"len({model.src(many)}) > 0 and {model.src(node)}", FAMILY, 0.4)


def falls_short_statements(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    yield from without_value(model, statement)
    yield from of_each_below(model, statement)
    yield from in_any_case(model, statement)


def without_value(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`return items.append(one)` → `items.append(one)` and `return items`."""
    call = statement.value if isinstance(statement, (ast.Return, ast.Assign)) else None
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or call.func.attr not in IN_PLACE:
        return
    owner, place = model.src(call.func.value), Place(model, statement)
    if not place.alone:
        return
    if isinstance(statement, ast.Return):
        yield place.whole(f"{place.pad}{model.src(call)}\n{place.pad}return {owner}\n", FAMILY, 1.0, f"`{owner}` is given back")
    if call.func.attr in ("sort", "reverse") and isinstance(statement, ast.Return):
        given = f", {model.text[model.span(call.func)[1] + 1: model.span(call)[1] - 1]}" if call.args or call.keywords else ""
        made = f"sorted({owner}{given})" if call.func.attr == "sort" else f"list(reversed({owner}))"
        yield model.swap(call, made, FAMILY, 1.0, bare=True)


def of_each_below(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """In a generator that calls itself nothing of that comes out: `walk(child)` → `yield from walk(child)`."""
    function = model.function_of(statement)
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Call) or function is None:
        return
    name = getattr(statement.value.func, "attr", getattr(statement.value.func, "id", ""))
    if name == function.name and any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in ast.walk(function)):
        at = model.span(statement.value)[0]
        yield Mutation([(at, at, "yield from ")], FAMILY, 1.2, statement.lineno, "what comes of it is handed on")


def in_any_case(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`thing.close()` at the end → `finally`, whatever happens before it."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or call.func.attr not in ("close", "release", "stop", "pop", "unlock", "remove", "discard"):
        return
    place = Place(model, statement)
    before = place.block[: place.position]
    if not place.alone or not before or isinstance(model.parent.get(statement), ast.Try):
        return
    for count in range(1, min(3, len(before)) + 1):
        first = Place(model, before[-count])
        if not first.alone or isinstance(before[-count], (*FUNCTIONS, ast.ClassDef)):
            return
        inner = shifted(model.text[first.start: place.start], place.pad, f"{place.pad}    ")
        text = f"{place.pad}try:\n{inner}{place.pad}finally:\n    {place.text}"
        yield Mutation([(first.start, place.end, text)], FAMILY, 0.5 / count, statement.lineno, f"`{model.src(statement)}` is done in any case")
