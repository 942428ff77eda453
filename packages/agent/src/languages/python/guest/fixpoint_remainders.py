"""Family of remainders: minutes without their hours, last digits, what the statement beside takes the remainder of."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_model import Model, Mutation
from fixpoint_unread import unread_at

TEENS = range(10, 20)
# Where these begin anew.
CIRCLES = {"hour": (24, 12), "minute": (60,), "second": (60,), "angle": (360,), "degree": (360,), "hue": (360,), "heading": (360,), "bearing": (360,), "weekday": (7,)}
MASK = re.compile(r"&\s*(0x[fF]+|[A-Z_]*MASK[A-Z_]*)\b")


def remainder_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Call):
        yield from behind_the_common(model, node)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv):
        yield from without_the_larger(model, node)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Sub, ast.Add)):
        yield from so_many_to_fill(model, node)
    elif isinstance(node, ast.Compare):
        yield from last_digits(model, node)
    elif isinstance(node, (ast.Assign, ast.AugAssign)):
        yield from as_beside(model, node)
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield from round_the_circle(model, node)
    if isinstance(node, (ast.Assign, ast.Return)):
        yield from under_the_mask(model, node)


def numbers(node: ast.AST) -> int | None:
    return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None


def without_the_larger(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`seconds // 60` where `seconds // 3600` is taken, too → `seconds % 3600 // 60`."""
    by, function, whole = numbers(node.right), model.function_of(node), model.src(node.left)
    if by is None or by < 2 or function is None or not isinstance(node.left, (ast.Name, ast.Attribute)):
        return
    larger = {n for one in ast.walk(function) if isinstance(one, ast.BinOp) and isinstance(one.op, ast.FloorDiv) and model.src(one.left) == whole and (n := numbers(one.right)) is not None and n > by and n % by == 0}
    for size in sorted(larger)[:2]:
        yield model.swap(node.left, f"{whole} % {size}", "remainder", 0.9, bare=True)
        yield model.swap(node, f"{whole} // {by} % {size // by}", "remainder", 0.8, bare=not isinstance(model.parent.get(node), ast.BinOp))
    if not larger and by in (60, 3600) and function is not None and not isinstance(model.parent.get(node), ast.BinOp):
        for size in ((60, 24) if by == 60 else (24,)):
            yield model.swap(node, f"{whole} // {by} % {size}", "remainder", 0.4, bare=True)


def so_many_to_fill(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`4 - len(text) % 4` → `-len(text) % 4`: none where it comes out even."""
    right = node.right
    if isinstance(node.op, ast.Sub) and isinstance(right, ast.BinOp) and isinstance(right.op, ast.Mod) and model.src(right.right) == model.src(node.left):
        yield model.swap(node, f"-{model.src(right)}", "remainder", 0.8, bare=isinstance(model.parent.get(node), (ast.Assign, ast.Return, ast.Call)))


def last_digits(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`n in (11, 12, 13)` → `n % 100 in (11, 12, 13)`; `2 <= n % 10 <= 4` → `… and not 12 <= n % 100 <= 14`."""
    middle = node.comparators[0] if len(node.ops) == 2 else node.left
    ends = [node.left, node.comparators[-1]] if len(node.ops) == 2 else [node.comparators[0]]
    values = [numbers(one) for end in ends for one in (end.elts if isinstance(end, (ast.Tuple, ast.List, ast.Set)) else [end])]
    if not values or any(one is None for one in values):
        if isinstance(node.comparators[0], ast.Call) and model.src(node.comparators[0].func) == "range" and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            values = [numbers(one) for one in node.comparators[0].args]
    if not values or any(one is None for one in values):
        return
    text, known = model.src(middle), [one for one in values if one is not None]
    if isinstance(middle, ast.Name) and len(known) > 1 and all(10 <= one <= 20 for one in known) and any(one in TEENS for one in known):
        yield model.swap(middle, f"{text} % 100", "remainder", 0.9, bare=True)
    elif isinstance(middle, ast.BinOp) and isinstance(middle.op, ast.Mod) and numbers(middle.right) == 10 and len(node.ops) == 2 and all(0 <= one <= 9 for one in known):
        n, (low, high) = model.src(middle.left), known
        yield model.swap(node, f"{model.src(node)} and not {low + 10} <= {n} % 100 <= {high + 10}", "remainder", 0.9)
        yield model.swap(node, f"{model.src(node)} and ({n} % 100 < 10 or {n} % 100 >= 20)", "remainder", 0.8)


def as_beside(model: Model, node: ast.Assign | ast.AugAssign) -> Iterator[Mutation]:
    """`a = (a + byte) % BASE` and `b = b + a` → `(b + a) % BASE`; likewise `& 0xFFFFFFFF`."""
    parent, value = model.parent.get(node), node.value
    if isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.Add, ast.Mult, ast.LShift)) and model.function_of(node) is not None:
        for mask in list(dict.fromkeys(found[1] for found in MASK.finditer(model.src(model.function_of(node) or node))))[:1]:
            sign = {ast.Add: "+", ast.Mult: "*", ast.LShift: "<<"}[type(node.op)]
            yield model.swap(node, f"{model.src(node.target)} = ({model.src(node.target)} {sign} {model.src(value)}) & {mask}", "remainder", 0.6, bare=True)
    if not isinstance(node, ast.Assign) or not isinstance(value, ast.BinOp) or isinstance(value.op, (ast.Mod, ast.BitAnd)) or parent is None:
        return
    beside = [one for one in getattr(parent, "body", []) if isinstance(one, ast.Assign) and one is not node and isinstance(one.value, ast.BinOp)]
    ends = [f"% {model.src(one.value.right)}" for one in beside if isinstance(one.value, ast.BinOp) and isinstance(one.value.op, ast.Mod) and isinstance(one.value.left, ast.BinOp)]
    function = model.function_of(node)
    masks = [f"& {found[1]}" for found in MASK.finditer(model.src(function))] if function is not None else []
    for end in list(dict.fromkeys([*ends, *masks]))[:2]:
        yield model.swap(value, f"({model.src(value)}) {end}", "remainder", 0.7, bare=True)


def behind_the_common(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`[".."] * len(a) + b[common:]` → `(len(a) - common)`: the statement begins behind it elsewhere."""
    statement, parent = model.statement_of(node), model.parent.get(node)
    if model.src(node.func) != "len" or statement is None or isinstance(parent, ast.Compare) or not isinstance(statement, (ast.Assign, ast.Return)):
        return
    begins = [one.slice.lower.id for one in ast.walk(statement) if isinstance(one, ast.Subscript) and isinstance(one.slice, ast.Slice) and isinstance(one.slice.lower, ast.Name) and one.slice.upper is None]
    for name in list(dict.fromkeys(begins))[:1]:
        yield model.swap(node, f"{model.src(node)} - {name}", "remainder", 0.7)


def under_the_mask(model: Model, node: ast.Assign | ast.Return) -> Iterator[Mutation]:
    """`value << count | value >> rest` beside a `mask` that nothing reads → `(…) & mask`."""
    if not isinstance(node.value, ast.BinOp) or not isinstance(node.value.op, (ast.BitOr, ast.LShift, ast.BitXor, ast.Add, ast.Mult)):
        return
    for name in [one for one in unread_at(model, node.value) if "mask" in one.lower()][:1]:
        yield model.swap(node.value, f"({model.src(node.value)}) & {name}", "remainder", 0.9, bare=True)


def round_the_circle(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`hour * 30` → `hour % 12 * 30`."""
    parent = model.parent.get(node)
    if isinstance(parent, ast.BinOp) and isinstance(parent.op, (ast.Mult, ast.Sub, ast.Add)) and parent.left is node or isinstance(parent, ast.Return):
        for size in CIRCLES.get(node.id.rstrip("s"), ()):
            yield model.swap(node, f"{node.id} % {size}", "remainder", 0.5, bare=isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.Mult))
