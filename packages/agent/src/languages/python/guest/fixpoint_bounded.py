"""Family of numbers that go too far: places behind the end of a list, what is left when more is taken than there is, parts of more than all."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_file_kinds import NUMBER, TEXT, UNKNOWN, file_kinds
from fixpoint_model import Model, Mutation
from fixpoint_terms import never_read
from fixpoint_unread import ancestors

# Values that scales end at.
ENDS = (255, 100, 1, 360)
LONGEST = 60
LIMIT = re.compile(r"(?:^|_)(?:max|min|most|least|limit|cap|capacity|size|maximum|minimum|ceiling|floor|top|bound|width|length)(?:$|_)")
DEFAULTS = ("default", "fallback", "otherwise")


def bounded_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub):
        yield from not_below_zero(model, node)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
        yield from no_more_than_all(model, node)
    elif isinstance(node, ast.While):
        yield from while_there_are(model, node)
    elif isinstance(node, ast.Assign):
        yield from not_behind_the_end(model, node)
        yield from as_it_was(model, node)
    elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
        yield from or_default(model, node)
        yield from the_last_one(model, node)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        for side in (node.left, node.comparators[0]):
            if isinstance(side, ast.Subscript):
                yield from there_is_one(model, node, side)
    if isinstance(node, (ast.BinOp, ast.Call)):
        yield from up_to_the_end(model, node)
    if isinstance(node, (ast.Name, ast.Attribute, ast.BinOp)):
        yield from by_unread(model, node)


def is_compared(model: Model, node: ast.AST) -> bool:
    return isinstance(model.parent.get(node), (ast.Compare, ast.BinOp, ast.UnaryOp, ast.Slice))


def not_below_zero(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`size - length` → `max(size - length, 0)`."""
    parent, text = model.parent.get(node), model.src(node)
    is_limited = isinstance(parent, ast.Call) and model.src(parent.func) in ("max", "min", "abs", "range")
    if isinstance(node.right, ast.Constant) and isinstance(node.left, ast.Constant) or is_compared(model, node) and not isinstance(parent, (ast.BinOp, ast.Slice)) or is_limited or len(text) > LONGEST:
        return
    if isinstance(parent, ast.BinOp) and not (isinstance(parent.op, ast.Mult) and isinstance(parent.left, (ast.Constant, ast.List)) or isinstance(parent.op, ast.Mult) and file_kinds(model).of(parent.left) == TEXT):
        return
    yield model.swap(node, f"max({text}, 0)", "bounded", 0.6, bare=True)
    yield model.swap(node, f"max(0, {text})", "bounded", 0.5, bare=True)


def no_more_than_all(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`done / total` → `min(done / total, 1)`."""
    text = model.src(node)
    if not isinstance(node.right, ast.Constant) and not is_compared(model, node) and len(text) <= LONGEST and isinstance(model.parent.get(node), (ast.Assign, ast.Return)):
        yield model.swap(node, f"min({text}, 1)", "bounded", 0.3, bare=True)
        yield model.swap(node, f"min(1, {text})", "bounded", 0.25, bare=True)


def up_to_the_end(model: Model, node: ast.expr) -> Iterator[Mutation]:
    """`round(c + (255 - c) * amount)` → `min(255, round(…))`: the scale's own end stands in it."""
    parent, text = model.parent.get(node), model.src(node)
    is_made = isinstance(parent, (ast.Assign, ast.Return, ast.Tuple, ast.List, ast.ListComp, ast.GeneratorExp)) or isinstance(parent, ast.Call) and parent.func is not node and model.src(parent.func) not in ("min", "max")
    if not is_made or len(text) > LONGEST or isinstance(node, ast.Call) and model.src(node.func) not in ("round", "int", "float", "math.floor", "math.ceil"):
        return
    ends = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and type(one.value) is int and one.value in ENDS]
    if not any(isinstance(one, (ast.Mult, ast.Div)) for one in ast.walk(node)):
        return
    for end in [one for one in dict.fromkeys(ends) if one != 1][:1]:
        for way, prior in ((f"min({end}, {text})", 0.5), (f"min({text}, {end})", 0.4), (f"max(0, {text})", 0.4), (f"max(0, min({end}, {text}))", 0.5)):
            yield model.swap(node, way, "bounded", prior, bare=True)


def while_there_are(model: Model, node: ast.While) -> Iterator[Mutation]:
    """`while size >= 1024: size /= 1024; at += 1` with `UNITS[at]` → `… and at < len(UNITS) - 1`."""
    function = model.function_of(node)
    counted = {one.target.id for one in ast.walk(node) if isinstance(one, ast.AugAssign) and isinstance(one.op, ast.Add) and isinstance(one.target, ast.Name)}
    asked = {one.id for one in ast.walk(node.test) if isinstance(one, ast.Name)}
    if function is None:
        return
    test, is_loose = model.src(node.test), isinstance(node.test, ast.BoolOp) and isinstance(node.test.op, ast.Or)
    for one in ast.walk(function):
        if not isinstance(one, ast.Subscript) or not isinstance(one.slice, ast.Name) or one.slice.id not in counted:
            continue
        home, at = model.src(one.value), one.slice.id
        first = any(inner is one for inner in ast.walk(node.test))
        if f"len({home})" in test or at in asked and not first:
            continue
        end = f"{at} < len({home})" if first else f"{at} < len({home}) - 1"
        yield model.swap(node.test, f"{end} and {f'({test})' if is_loose else test}", "bounded", 0.8, bare=True)
        if not first:
            yield model.swap(node.test, f"{f'({test})' if is_loose else test} and {end}", "bounded", 0.8, bare=True)
        return


def not_behind_the_end(model: Model, node: ast.Assign) -> Iterator[Mutation]:
    """`high = low + 1` and `values[high]` → `min(low + 1, len(values) - 1)`."""
    function, target = model.function_of(node), node.targets[0]
    if function is None or not isinstance(target, ast.Name) or not isinstance(node.value, (ast.BinOp, ast.Call)) or len(model.src(node.value)) > LONGEST or model.src(node.value).startswith(("min(", "max(")):
        return
    for one in ast.walk(function):
        if isinstance(one, ast.Subscript) and isinstance(one.slice, ast.Name) and one.slice.id == target.id and one.lineno > node.lineno:
            text, home = model.src(node.value), model.src(one.value)
            if file_kinds(model).of(node.value) in (NUMBER, UNKNOWN):
                for size in sizes_of(model, function, home):
                    yield model.swap(node.value, f"min({text}, {size} - 1)", "bounded", 0.6, bare=True)
                yield model.swap(node.value, f"min({text}, len({home}) - 1)", "bounded", 0.7, bare=True)
            return


def sizes_of(model: Model, function: ast.AST, home: str) -> list[str]:
    """How many there are of them: `counts = [0] * bins`."""
    return [model.src(one.value.right) for one in ast.walk(function) if isinstance(one, ast.Assign) and model.src(one.targets[0]) == home
            and isinstance(one.value, ast.BinOp) and isinstance(one.value.op, ast.Mult) and isinstance(one.value.left, ast.List) and isinstance(one.value.right, ast.Name)][:1]


def as_it_was(model: Model, node: ast.Assign) -> Iterator[Mutation]:
    """`last = (last[0], end)` → `(last[0], max(last[1], end))`: the other part may have been further."""
    home = model.src(node.targets[0])
    parts = node.value.elts if isinstance(node.value, (ast.Tuple, ast.List)) else []
    if not any(model.src(one) == f"{home}[{at}]" for at, one in enumerate(parts)):
        return
    for at, one in enumerate(parts):
        own = f"{home}[{at}]"
        if own not in model.src(one):
            for way, prior in (("max", 0.9), ("min", 0.6)):
                yield model.swap(one, f"{way}({own}, {model.src(one)})", "bounded", prior, bare=True)
                yield model.swap(one, f"{way}({model.src(one)}, {own})", "bounded", 0.8 * prior, bare=True)


def or_default(model: Model, node: ast.Subscript) -> Iterator[Mutation]:
    """`parts[at]` → `parts[at] if at < len(parts) else default`, in a function with a default of its own."""
    if isinstance(node.slice, (ast.Slice, ast.Tuple)) or isinstance(node.slice, ast.Constant) and not isinstance(node.slice.value, int) or not isinstance(model.parent.get(node), (ast.Return, ast.Assign)):
        return
    function = model.function_of(node)
    own = [one for one in model.parameters(function) if one in DEFAULTS] or [model.src(one.args[1]) for one in ast.walk(function or node) if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr == "get" and len(one.args) == 2]
    if own:
        home, at = model.src(node.value), model.src(node.slice)
        yield model.swap(node, f"{model.src(node)} if {at} < len({home}) else {own[0]}", "bounded", 0.5)


def by_unread(model: Model, node: ast.expr) -> Iterator[Mutation]:
    """`date(year, month, day.day)` beside a `last` that nothing reads → `min(day.day, last)`; a `capacity` that the class keeps and never asks."""
    parent, function = model.parent.get(node), model.function_of(node)
    is_given = isinstance(parent, (ast.Assign, ast.Return, ast.Yield)) and parent.value is node or isinstance(parent, ast.Call) and parent.func is not node and model.src(parent.func) not in ("min", "max", "len", "print")
    if function is None or not is_given or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return
    kinds, text = file_kinds(model), model.src(node)
    if kinds.of(node) not in (NUMBER, UNKNOWN) or len(text) > LONGEST:
        return
    stored = {one.id for one in ast.walk(model.statement_of(node) or node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    locals_ = [one for one in sorted(never_read(model, function) - stored) if is_number(model, function, one) and any(n.lineno < node.lineno for n in stored_at(function, one))]
    locals_ += [one for one in model.parameters(function) if one in never_read(model, function) and one not in locals_ and LIMIT.search(one)]
    kept = kept_limits(model, node) if isinstance(node, ast.BinOp) else []
    for limit in [*locals_, *kept][:2]:
        for way, prior in ((f"min({text}, {limit})", 0.7), (f"max({text}, {limit})", 0.4), (f"min({limit}, {text})", 0.6), (f"max({limit}, {text})", 0.3)):
            yield model.swap(node, way, "bounded", prior, bare=True)


def stored_at(function: ast.AST, name: str) -> list[ast.AST]:
    return [one for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store) and one.id == name or isinstance(one, ast.arg) and one.arg == name]


def is_number(model: Model, function: ast.AST, name: str) -> bool:
    return file_kinds(model).known.get((function, name), UNKNOWN) in (NUMBER, UNKNOWN) and not any(isinstance(one, ast.ExceptHandler) for stored in stored_at(function, name) for one in ancestors(model, stored))


def kept_limits(model: Model, node: ast.AST) -> list[str]:
    """Attributes of the class that are set and that nothing reads."""
    home = model.class_of(node)
    if home is None:
        return []
    def find() -> list[str]:
        own = [one for one in ast.walk(home) if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id == "self"]
        read = {one.attr for one in model.every(ast.Attribute) if isinstance(one.ctx, ast.Load)}
        return [f"self.{name}" for name in dict.fromkeys(one.attr for one in own if isinstance(one.ctx, ast.Store)) if name not in read]
    return model.once("kept limits", home, find)


def the_last_one(model: Model, node: ast.Subscript) -> Iterator[Mutation]:
    """`values[size * at // count]` → `values[min(size * at // count, len(values) - 1)]`."""
    if not isinstance(node.slice, (ast.BinOp, ast.Call)) or isinstance(node.slice, ast.Call) and model.src(node.slice.func) not in ("int", "round", "math.floor", "math.ceil") or not isinstance(node.value, (ast.Name, ast.Attribute)):
        return
    text, home, function = model.src(node.slice), model.src(node.value), model.function_of(node)
    if len(text) > LONGEST or function is None or isinstance(node.slice, ast.BinOp) and isinstance(node.slice.op, (ast.Mod, ast.Sub)):
        return
    sizes = [model.src(one.targets[0]) for one in ast.walk(function) if isinstance(one, ast.Assign) and model.src(one.value) == f"len({home})"]
    for rank, size in enumerate([*sizes[:1], f"len({home})"]):
        yield model.swap(node.slice, f"min({text}, {size} - 1)", "bounded", 0.5 * 0.9**rank, bare=True)


def there_is_one(model: Model, node: ast.Compare, part: ast.Subscript) -> Iterator[Mutation]:
    """`parts[at] != want` → `at >= len(parts) or parts[at] != want`."""
    if not isinstance(part.slice, ast.Name) or not isinstance(node.ops[0], (ast.NotEq, ast.NotIn, ast.IsNot)):
        return
    text, is_or = model.src(node), isinstance(parent := model.parent.get(node), ast.BoolOp) and isinstance(parent.op, ast.Or)
    yield model.swap(node, f"{part.slice.id} >= len({model.src(part.value)}) or {text}", "bounded", 0.6, bare=is_or)
