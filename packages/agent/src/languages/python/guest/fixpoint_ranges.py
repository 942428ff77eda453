"""Families about ranges: what may not go beyond something else, what begins anew at an end, what is rounded or limited too early, and what is compared as something else than it is."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_bounds import is_text, near_numbers
from fixpoint_kinds import ITEMS, NUMBER, kinds_near
from fixpoint_model import Model, Mutation
from fixpoint_operators import SYMBOL, enclosed

LONGEST = 60
MOST_LIMITS = 6
# Of what begins anew when it is full.
UNITS = (360, 24, 60, 12, 7, 100, 10, 2)
ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv)
PLAIN_CALLS = {"round", "min", "max", "int", "abs", "floor", "ceil", "trunc", "float", "Decimal"}
# How both sides of a comparison may be looked at; whether that is for numbers.
FORMS = (("int({})", False, 0.4), ("float({})", False, 0.25), ("{}.lower()", False, 0.4), ("{}.strip()", False, 0.25), ("str({})", False, 0.25),
         ("len({})", False, 0.25), ("abs({})", True, 0.35), ("round({})", True, 0.25), ("set({})", False, 0.15), ("sorted({})", False, 0.2))
INVERSE = {ast.In: "not in", ast.NotIn: "in", ast.Eq: "!=", ast.NotEq: "==", ast.Is: "is not", ast.IsNot: "is",
           ast.Lt: ">=", ast.GtE: "<", ast.Gt: "<=", ast.LtE: ">"}


def range_mutations(model: Model, node: ast.AST) -> Iterator[Mutation | None]:
    if isinstance(node, (ast.Name, ast.Attribute, ast.BinOp, ast.Call, ast.Subscript)) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        yield from limited(model, node)
    if isinstance(node, ast.BinOp):
        yield from begins_anew(model, node)
        yield from wider(model, node)
    elif isinstance(node, ast.Call):
        yield from narrower(model, node)
    elif isinstance(node, ast.Compare):
        yield from both_sides(model, node)
    elif isinstance(node, ast.BoolOp):
        yield from implied(model, node)


def limited(model: Model, node: ast.expr) -> Iterator[Mutation]:
    """`boxes[at]` → `boxes[min(at, len(boxes) - 1)]`, `wanted` → `min(wanted, stock)`."""
    parent, text = model.parent.get(node), model.src(node)
    index = isinstance(parent, ast.Subscript) and parent.slice is node
    given = isinstance(parent, ast.Call) and parent.func is not node or isinstance(parent, (ast.Assign, ast.Return, ast.AugAssign, ast.keyword))
    summed = isinstance(parent, ast.BinOp) and isinstance(parent.op, ARITHMETIC) and not isinstance(node, ast.BinOp)
    if len(text) > LONGEST or not (index or given or summed) or not may_be_number(model, node):
        return
    if index and isinstance(parent, ast.Subscript):
        yield model.swap(node, f"min({text}, len({model.src(parent.value)}) - 1)", "clamp", 0.2, bare=True)
    held = held_by(model, parent)
    if held is not None and held not in text:
        # The largest so far, an end that only moves on.
        for name, prior in (("max", 0.3), ("min", 0.25)):
            yield model.swap(node, f"{name}({held}, {text})", "clamp", prior, bare=True)
    for other in of_another(model, node):
        for name, prior in (("max", 0.3), ("min", 0.25)):
            yield model.swap(node, f"{name}({other}, {text})", "clamp", prior, bare=True)
    for limit in limits_near(model, node):
        if limit not in text and limit != held:
            yield model.swap(node, f"min({text}, {limit})", "clamp", 0.12, bare=True)
            yield model.swap(node, f"max({text}, {limit})", "clamp", 0.1, bare=True)
            if index:
                yield model.swap(node, f"min({text}, {limit} - 1)", "clamp", 0.12, bare=True)


def held_by(model: Model, statement: ast.AST | None) -> str | None:
    """What an assignment overwrites, where it may have had a value."""
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
        return None
    target = statement.targets[0]
    if isinstance(target, ast.Name):
        home = model.function_of(target) or model.tree
        stored = sum(isinstance(n, ast.Name) and n.id == target.id and isinstance(n.ctx, ast.Store) for n in ast.walk(home))
        return target.id if stored > 1 else None
    text = model.src(target)
    return text if isinstance(target, (ast.Attribute, ast.Subscript)) and len(text) <= LONGEST else None


def of_another(model: Model, node: ast.expr) -> list[str]:
    """`last.end` for the `cue.end` of `last._replace(end=cue.end)` and of `replace(last, end=cue.end)`: what it had before."""
    keyword = model.parent.get(node)
    call = model.parent.get(keyword) if isinstance(keyword, ast.keyword) else None
    if not isinstance(keyword, ast.keyword) or not isinstance(call, ast.Call) or keyword.arg is None:
        return []
    owners = [call.func.value] if isinstance(call.func, ast.Attribute) else []
    owners += [one for one in call.args[:1] if isinstance(one, (ast.Name, ast.Attribute))]
    named = [f"{model.src(owner)}.{keyword.arg}" for owner in owners if isinstance(owner, (ast.Name, ast.Attribute, ast.Subscript))]
    return [one for one in named if one != model.src(node)]


def may_be_number(model: Model, node: ast.expr) -> bool:
    if isinstance(node, ast.Name):
        return kinds_near(model, node).get(node.id, NUMBER) == NUMBER and node.id not in ("self", "cls")
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in PLAIN_CALLS | {"len", "sum"}
    return not isinstance(node, ast.BinOp) or isinstance(node.op, ARITHMETIC) and not any(is_text(side) for side in (node.left, node.right))


def limits_near(model: Model, node: ast.expr) -> list[str]:
    """Numbers that the function knows, by their use."""
    kinds = kinds_near(model, node)
    names = [name for name in model.local_names(node) if kinds.get(name) == NUMBER]
    home = model.function_of(node)
    found = [*names, *model.once("measured", home, lambda: measured_in(model, home))] if home else names
    return [text for text in dict.fromkeys(found) if len(text) <= LONGEST][:MOST_LIMITS]


def measured_in(model: Model, function: ast.AST) -> list[str]:
    """Attributes that are counted or compared."""
    found: list[str] = []
    for one in ast.walk(function):
        parent = model.parent.get(one)
        if isinstance(one, ast.Attribute) and (isinstance(parent, ast.Compare) or isinstance(parent, ast.BinOp) and isinstance(parent.op, ARITHMETIC)):
            found.append(model.src(one))
    return found


def begins_anew(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`heading + turn` → `(heading + turn) % 360`."""
    parent = model.parent.get(node)
    if not isinstance(node.op, (ast.Add, ast.Sub, ast.Mult)) or isinstance(parent, ast.BinOp) or is_text(node.left) or is_text(node.right):
        return
    home = model.function_of(node) or node
    names = model.once("lengths", home, lambda: lengths_in(model, home))
    if isinstance(parent, ast.Subscript) and parent.slice is node:
        names = [f"len({model.src(parent.value)})", *names]
    numbers = [str(number) for number in (*near_numbers(model, node), *UNITS)]
    constants = [name for name in model.module_names if name.isupper()]
    for end in [*dict.fromkeys(names)][:3] + constants[:4] + [*dict.fromkeys(numbers)]:
        yield model.swap(node, f"({model.src(node)}) % {end}", "clamp", 0.1)


def lengths_in(model: Model, function: ast.AST) -> list[str]:
    return [f"len({n.id})" for n in ast.walk(function) if isinstance(n, ast.Name) and kinds_near(model, n).get(n.id) == ITEMS]


def is_plain_call(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not node.args or node.keywords:
        return False
    name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""
    return name in PLAIN_CALLS


def narrower(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`min(a + b, c)` → `a + min(b, c)`: only a part of it is rounded or limited."""
    if not is_plain_call(node) or not isinstance(node.args[0], ast.BinOp) or not isinstance(node.args[0].op, ARITHMETIC):
        return
    first, function = node.args[0], model.src(node.func)
    others = "".join(f", {model.src(one)}" for one in node.args[1:])
    sign, left, right = SYMBOL[type(first.op)], model.src(first.left), model.src(first.right)
    yield model.swap(node, f"{left} {sign} {function}({right}{others})", "grouping", 0.4)
    yield model.swap(node, f"{function}({left}{others}) {sign} {right}", "grouping", 0.4)


def wider(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`round(a) * b` → `round(a * b)`: rounded or limited too early."""
    if not isinstance(node.op, ARITHMETIC):
        return
    sign = SYMBOL[type(node.op)]
    for call, other, first in ((node.left, node.right, True), (node.right, node.left, False)):
        if not is_plain_call(call) or not isinstance(call, ast.Call):
            continue
        inner = enclosed(model, call.args[0])
        rest = "".join(f", {model.src(one)}" for one in call.args[1:])
        both = f"{inner} {sign} {model.src(other)}" if first else f"{model.src(other)} {sign} {inner}"
        yield model.swap(node, f"{model.src(call.func)}({both}{rest})", "grouping", 0.4, bare=True)


def both_sides(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`a < b` → `int(a) < int(b)`, `a == b` → `a.lower() == b.lower()`."""
    if len(node.ops) != 1 or isinstance(node.ops[0], (ast.Is, ast.IsNot, ast.In, ast.NotIn)):
        return
    left, right = node.left, node.comparators[0]
    if isinstance(left, ast.Constant) or isinstance(right, (ast.Constant, ast.UnaryOp)) or len(model.src(node)) > 2 * LONGEST:
        return
    middle = model.text[model.span(left)[1]: model.span(right)[0]]
    kinds = kinds_near(model, node)
    known = {kinds[side.id] for side in (left, right) if isinstance(side, ast.Name) and side.id in kinds}
    for form, numeric, prior in FORMS:
        if known and (NUMBER in known) != numeric:
            continue
        one, other = (form.format(enclosed(model, side) if form.startswith("{") else model.src(side)) for side in (left, right))
        yield model.swap(node, f"{one}{middle}{other}", "normalise", prior)


def implied(model: Model, node: ast.BoolOp) -> Iterator[Mutation]:
    """`a and b` → `not a or b`: the second is asked only where the first holds."""
    if len(node.values) != 2:
        return
    first, second = node.values
    other = "or" if isinstance(node.op, ast.And) else "and"
    yield model.swap(node, f"{opposite(model, first)} {other} {model.src(second)}", "connective", 0.35)


def opposite(model: Model, node: ast.expr) -> str:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return model.src(node.operand)
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        return f"{model.src(node.left)} {INVERSE[type(node.ops[0])]} {model.src(node.comparators[0])}"
    return f"not {enclosed(model, node)}"
