"""Families of division and distance: rounded up, by nothing, from the middle, whichever way round."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation
from fixpoint_operators import enclosed

DIVIDES = (ast.Div, ast.FloorDiv, ast.Mod)
MOST_DIVISORS = 2


def division_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, DIVIDES) and not is_text(node.left):
        yield from rounded(model, node)
        yield from by_nothing(model, node)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub):
        yield from distance(model, node)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "int" and len(node.args) == 1:
        given = node.args[0]
        if isinstance(given, ast.BinOp) and isinstance(given.op, ast.Div):
            yield model.swap(node, upwards(model, given), "rounded", 0.5, bare=True)
    elif isinstance(node, ast.Attribute) and node.attr == "seconds" and isinstance(node.ctx, ast.Load):
        yield model.swap(node, f"{enclosed(model, node.value)}.total_seconds()", "seconds", 0.8, bare=True)


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes))


def upwards(model: Model, node: ast.BinOp) -> str:
    """As the file rounds up elsewhere, or without a module."""
    if "math" in model.module_names:
        return f"math.ceil({model.src(node.left)} / {model.src(node.right)})"
    return f"-(-{enclosed(model, node.left)} // {model.src(node.right)})"


def rounded(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`count // size` → `-(-count // size)`: a rest takes one more; `(low + high) // 2` → `(low + high + 1) // 2`."""
    if not isinstance(node.op, ast.FloorDiv):
        return
    yield model.swap(node, upwards(model, node), "rounded", 0.45, bare=True)
    yield model.swap(node, f"round({model.src(node.left)} / {model.src(node.right)})", "rounded", 0.3, bare=True)
    if isinstance(node.left, ast.BinOp) and isinstance(node.left.op, (ast.Add, ast.Sub)):
        for sign in "+-":
            yield model.swap(node.left, f"({model.src(node.left)} {sign} 1)", "rounded", 0.4, bare=True)


def by_nothing(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`total / count` → `total / count if count else 0`."""
    if isinstance(node.right, ast.Constant) or isinstance(model.parent.get(node), ast.BinOp) and isinstance(node.op, ast.Mod):
        return
    divisor = model.src(node.right)
    if not (isinstance(node.right, ast.Name) and node.right.id.isupper()):
        yield model.swap(node, f"{model.src(node)} if {divisor} else 0", "zero", 0.7)
        yield model.swap(node.right, f"({divisor} or 1)", "zero", 0.4, bare=True)


def distance(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`a - b < 3` → `abs(a - b) < 3`; a span that may be nothing: `high - low or 1`."""
    parent = model.parent.get(node)
    if isinstance(parent, (ast.Compare, ast.Return, ast.Assign, ast.Call)) and not isinstance(node.right, ast.Constant):
        yield model.swap(node, f"abs({model.src(node)})", "wrapper", 0.45 if isinstance(parent, ast.Compare) else 0.3, bare=True)
    if isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Name) and parent.targets[0].id in divisors(model, parent):
        yield model.swap(node, f"{model.src(node)} or 1", "zero", 0.6)


def divisors(model: Model, node: ast.AST) -> set[str]:
    """Names that the function around divides by."""
    function = model.function_of(node)
    if function is None:
        return set()
    return model.once("divisors", function, lambda: {
        one.right.id for one in ast.walk(function) if isinstance(one, ast.BinOp) and isinstance(one.op, DIVIDES) and isinstance(one.right, ast.Name)})


def nothing_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`if not rows: return 0` before what divides by their number, `if high == low: …` before what divides by their distance."""
    function = model.function_of(statement)
    if function is None or not isinstance(statement, (ast.Return, ast.Assign, ast.AugAssign)) or statement.value is None:
        return
    tests: dict[str, None] = {}
    for one in ast.walk(statement):
        if isinstance(one, ast.BinOp) and isinstance(one.op, DIVIDES) and not is_text(one.left):
            tests.update(dict.fromkeys(empty_tests(model, one.right)))
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name) and statement.targets[0].id in divisors(model, statement):
        tests.update(dict.fromkeys(empty_tests(model, statement.value)))
    made = [one.value for one in ast.walk(function) if isinstance(one, ast.Return) and isinstance(one.value, ast.ListComp)]
    results = ["0", "None", *(f"[0] * len({model.src(one.generators[0].iter)})" for one in made[:1]), *(["[]"] if made else [])]
    pad, at = model.indent(statement.lineno), model.line_start(statement.lineno)
    if at + len(pad) != model.offset(statement.lineno, statement.col_offset):
        return
    for test in list(tests)[:MOST_DIVISORS]:
        for position, result in enumerate(results[::-1] if made else results):
            yield Mutation([(at, at, f"{pad}if {test}:\n{pad}    return {result}\n")], "zero", 1.0 * 0.8**position, statement.lineno, f"`if {test}: return {result}` was added")


def empty_tests(model: Model, divisor: ast.expr) -> Iterator[str]:
    if isinstance(divisor, ast.Call) and isinstance(divisor.func, ast.Name) and divisor.func.id in ("len", "sum") and len(divisor.args) == 1:
        yield f"not {model.src(divisor.args[0] if divisor.func.id == 'len' else divisor)}"
    elif isinstance(divisor, ast.BinOp) and isinstance(divisor.op, ast.Sub):
        yield f"{model.src(divisor.left)} == {model.src(divisor.right)}"
    elif isinstance(divisor, (ast.Name, ast.Attribute)) and not model.src(divisor).isupper():
        yield f"not {model.src(divisor)}"
