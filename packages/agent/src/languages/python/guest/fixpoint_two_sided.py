"""Family of two things that are compared: both ends at once, which of two lists is longer, a smaller part that counts where the larger ones are alike."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_alike import fields_beside
from fixpoint_model import Model, Mutation

STRICT = {ast.LtE: "<", ast.GtE: ">", ast.Lt: "<=", ast.Gt: ">="}
# A part, and the next smaller ones.
SMALLER = {"year": ("month", "day"), "month": ("day",), "hour": ("minute",), "minute": ("second",), "major": ("minor",), "minor": ("patch",), "row": ("column", "col"), "line": ("column",), "last_name": ("first_name",)}
STEPS = ("step", "delta", "increment", "stride", "by")


def two_sided_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.BoolOp):
        yield from both_ends(model, node)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield from smaller_part(model, node)
        yield from same_part_of_both(model, node)
        yield from down_as_well(model, node)
        yield from by_their_rank(model, node)
    elif isinstance(node, ast.Compare):
        yield from both_of_chain(model, node)
    elif isinstance(node, ast.Return):
        yield from longer_one(model, node)
    elif isinstance(node, ast.Assign):
        yield from last_one_first(model, node)


def both_ends(model: Model, node: ast.BoolOp) -> Iterator[Mutation]:
    """`a.start <= b.end and b.start <= a.end` → `<` at both."""
    tests = node.values
    if len(tests) != 2 or not all(isinstance(one, ast.Compare) and len(one.ops) == 1 and type(one.ops[0]) in STRICT for one in tests):
        return
    one, other = tests
    if isinstance(one, ast.Compare) and isinstance(other, ast.Compare) and (type(one.ops[0]) in (ast.Lt, ast.Gt)) == (type(other.ops[0]) in (ast.Lt, ast.Gt)):
        yield Mutation([turned(model, test) for test in (one, other)], "two-sided", 0.6, node.lineno, "both ends count otherwise")


def turned(model: Model, test: ast.Compare) -> tuple[int, int, str]:
    start, end = model.span(test)
    return start, end, f"{model.src(test.left)} {STRICT[type(test.ops[0])]} {model.src(test.comparators[0])}"


def both_of_chain(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`low <= value <= high` → `low < value < high`."""
    if len(node.ops) == 2 and all(type(one) in STRICT for one in node.ops) and type(node.ops[0]) is type(node.ops[1]):
        sign = STRICT[type(node.ops[0])]
        yield model.swap(node, f"{model.src(node.left)} {sign} {model.src(node.comparators[0])} {sign} {model.src(node.comparators[1])}", "two-sided", 0.4)


def smaller_part(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`today.month < born.month` → `(today.month, today.day) < (born.month, born.day)`."""
    one, other, sign = node.left, node.comparators[0], node.ops[0]
    if not (isinstance(one, ast.Attribute) and isinstance(other, ast.Attribute) and one.attr == other.attr and isinstance(sign, (ast.Lt, ast.LtE, ast.Gt, ast.GtE))):
        return
    left, right, mark = model.src(one.value), model.src(other.value), model.text[model.span(one)[1]: model.span(other)[0]].strip()
    parts = SMALLER.get(one.attr) or [name for name in fields_beside(model, one.attr) if name != one.attr][:2]
    for rank, part in enumerate(parts):
        yield model.swap(node, f"({left}.{one.attr}, {left}.{part}) {mark} ({right}.{other.attr}, {right}.{part})", "two-sided", 0.7 * 0.8**rank)


def same_part_of_both(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`self.text < other.text` → `self.parts < other.parts`, which the class has been compared by elsewhere."""
    one, other = node.left, node.comparators[0]
    if not (isinstance(one, ast.Attribute) and isinstance(other, ast.Attribute) and one.attr == other.attr and isinstance(one.value, ast.Name) and isinstance(other.value, ast.Name)):
        return
    home = model.class_of(node)
    elsewhere = [n.left.attr for n in ast.walk(home or model.tree) if isinstance(n, ast.Compare) and isinstance(n.left, ast.Attribute) and isinstance(n.comparators[0], ast.Attribute) and n.left.attr == n.comparators[0].attr]
    for rank, part in enumerate([name for name in dict.fromkeys([*elsewhere, *model.attributes(node)]) if name != one.attr][:3]):
        edits = [(*model.span(side), f"{side.value.id}.{part}") for side in (one, other)]  # type: ignore[attr-defined]
        yield Mutation(edits, "two-sided", 0.6 * 0.7**rank, node.lineno, f"`{part}` of both is compared")


def down_as_well(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`value < stop` of a range that has a step → `(value < stop if step > 0 else value > stop)`."""
    step = next((one for one in STEPS if one in model.local_names(node)), None)
    if step is None or not isinstance(node.ops[0], (ast.Lt, ast.LtE)) or step in model.src(node) or not isinstance(node.left, ast.Name) or isinstance(node.comparators[0], ast.Constant):
        return
    text, back = model.src(node), ">" if isinstance(node.ops[0], ast.Lt) else ">="
    yield model.swap(node, f"({text} if {step} > 0 else {model.src(node.left)} {back} {model.src(node.comparators[0])})", "two-sided", 0.6, bare=True)


def longer_one(model: Model, node: ast.Return) -> Iterator[Mutation]:
    """`return 0` behind `for x, y in zip(a, b)` → `len(a) - len(b)`; `return True` → `len(a) == len(b)`."""
    function = model.function_of(node)
    if function is None or not isinstance(node.value, ast.Constant) or node.value.value not in (0, True, False):
        return
    for loop in ast.walk(function):
        if isinstance(loop, ast.For) and (loop.end_lineno or 0) < node.lineno and isinstance(loop.iter, ast.Call) and model.src(loop.iter.func) == "zip" and len(loop.iter.args) == 2:
            one, other = map(model.src, loop.iter.args)
            if isinstance(node.value.value, bool):
                signs: tuple[tuple[str, float], ...] = (("==", 0.8), ("<", 0.5), ("<=", 0.3), (">=", 0.3))
                for sign, prior in signs:
                    yield model.swap(node.value, f"len({one}) {sign} len({other})", "two-sided", prior, bare=True)
            else:
                yield model.swap(node.value, f"len({one}) - len({other})", "two-sided", 0.8, bare=True)
                yield model.swap(node.value, f"(len({one}) > len({other})) - (len({one}) < len({other}))", "two-sided", 0.5, bare=True)
            return


def last_one_first(model: Model, node: ast.Assign) -> Iterator[Mutation]:
    """`left, right = stack.pop(), stack.pop()` → `right, left = …`: the last one comes first."""
    target, value = node.targets[0], node.value
    if isinstance(target, ast.Tuple) and len(target.elts) == 2 and not any(isinstance(one, ast.Starred) for one in target.elts):
        is_twice = isinstance(value, ast.Tuple) and len(value.elts) == 2 and model.src(value.elts[0]) == model.src(value.elts[1])
        if is_twice or isinstance(value, (ast.Call, ast.Name)):
            one, other = map(model.src, target.elts)
            yield Mutation([(*model.span(target.elts[0]), other), (*model.span(target.elts[1]), one)], "operand-swap", 0.7 if is_twice else 0.3, node.lineno, f"`{one}` and `{other}` changed places")


def by_their_rank(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`self.rank < other.rank` beside `RANKS`, which nothing reads → `RANKS.index(self.rank) < RANKS.index(other.rank)`."""
    one, other = node.left, node.comparators[0]
    if not isinstance(node.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE)) or isinstance(one, ast.Constant) or isinstance(other, ast.Constant) or model.function_of(node) is None:
        return
    read = model.once("names read", model.tree, lambda: {n.id for n in model.every(ast.Name) if isinstance(n.ctx, ast.Load)})
    for table in [s for s in model.tree.body if isinstance(s, ast.Assign) and isinstance(s.targets[0], ast.Name) and s.targets[0].id not in read and s.targets[0].id.isupper()][:1]:
        name = table.targets[0].id  # type: ignore[attr-defined]
        is_table = isinstance(table.value, ast.Dict)
        if is_table or isinstance(table.value, (ast.List, ast.Tuple)) or isinstance(table.value, ast.Constant) and isinstance(table.value.value, str) or model.src(table.value).endswith(".split()"):
            shape = f"{name}[{{}}]" if is_table else f"{name}.index({{}})"
            edits = [(*model.span(side), shape.format(model.src(side))) for side in (one, other)]
            yield Mutation(edits, "two-sided", 1.0, node.lineno, f"compared by their place in `{name}`")
