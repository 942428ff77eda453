"""Families of what is no more, or no less, than something else (`min` and `max` of what is at hand), and of what is taken away or added."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_elements import only_asked
from fixpoint_file_kinds import COLLECTIONS, NUMBER, UNKNOWN, file_kinds
from fixpoint_model import FUNCTIONS, Model, Mutation, is_builtin
from fixpoint_terms import names_at, terms_at

MOST_LIMITS, MOST_TERMS = 4, 2
OTHER = {"min": "max", "max": "min"}


def limit_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`used = batch.points` → `min(batch.points, rest)`; `len(right)` → `max(len(right), len(left))`."""
    if not isinstance(node, (ast.Name, ast.Attribute, ast.BinOp, ast.Call, ast.Subscript)) or not is_result(model, node):
        return
    text = model.src(node)
    if len(text) > 50 or isinstance(node, ast.Call) and model.src(node.func) in OTHER or model.function_of(node) is None:
        return
    for shape, limit, prior in limits(model, node, text):
        if limit != text:
            yield model.swap(node, f"{shape}({text}, {limit})", "limit", prior, bare=True)


def term_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`return wanted` → `wanted - missing`: a number that is worked out and then only asked about, or what a loop has left of it."""
    function = model.function_of(node)
    if function is None or not isinstance(node, (ast.Name, ast.Attribute, ast.BinOp, ast.Call)) or not is_result(model, node) or isinstance(model.parent.get(node), ast.BinOp):
        return
    kinds = file_kinds(model)
    if kinds.of(node) not in (NUMBER, UNKNOWN):
        return
    text, inside = model.src(node), {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    asked = model.once("only asked", function, lambda: only_asked(model, function)) | left_over(model, function, node)
    stored = {one.id for one in ast.walk(model.statement_of(node) or node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    names = [one for one in names_at(model, node) if one in asked - inside - stored and kinds.known.get((function, one), UNKNOWN) == NUMBER]
    for position, name in enumerate(names[:MOST_TERMS]):
        for sign in ("-", "+"):
            yield model.swap(node, f"{text} {sign} {name}", "term", 0.5 * 0.7**position)


def left_over(model: Model, function: ast.AST, node: ast.AST) -> set[str]:
    """Counters of loops before it, as `-=` leaves them, that nothing reads behind their loop."""
    loops = [one for one in ast.walk(function) if isinstance(one, (ast.For, ast.While)) and (one.end_lineno or 0) < node.lineno]  # type: ignore[attr-defined]
    counted = {(one.target.id, loop.end_lineno or 0) for loop in loops for one in ast.walk(loop) if isinstance(one, ast.AugAssign) and isinstance(one.target, ast.Name)}
    read = [one for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)]
    return {name for name, end in counted if not any(one.id == name and one.lineno > end for one in read)}


def is_result(model: Model, node: ast.AST) -> bool:
    """It is stored, returned or handed to a class or function of the file."""
    parent = model.parent.get(node)
    if isinstance(parent, (ast.Assign, ast.AugAssign, ast.Return)):
        return parent.value is node
    if isinstance(parent, ast.BinOp):
        return isinstance(parent.op, (ast.Add, ast.Sub)) and isinstance(node, ast.BinOp) and is_result(model, parent)
    if isinstance(parent, ast.keyword):
        parent = model.parent.get(parent)
    return isinstance(parent, ast.Call) and node is not parent.func and isinstance(parent.func, ast.Name) and not is_builtin(parent.func.id)


def limits(model: Model, node: ast.expr, text: str) -> Iterator[tuple[str, str, float]]:
    if isinstance(node, ast.Attribute):
        yield from as_beside(model, node)
    kinds = file_kinds(model)
    if isinstance(node, ast.Call):
        if model.src(node.func) == "len" and len(node.args) == 1 and isinstance(node.args[0], ast.Name):
            function = model.function_of(node)
            lists = [one for one in names_at(model, node) if kinds.known.get((function, one), UNKNOWN) in COLLECTIONS or one in model.parameters(function) and (function, one) not in kinds.known]
            for name in [one for one in lists if one != model.src(node.args[0])][:2]:
                yield from (("max", f"len({name})", 0.4), ("min", f"len({name})", 0.4))
        return
    kind = kinds.of(node)
    if kind not in (NUMBER, UNKNOWN) or kind == UNKNOWN and not isinstance(node, (ast.Attribute, ast.Subscript, ast.BinOp)):
        return
    share = 0.35 if kind == NUMBER else 0.25
    for position, limit in enumerate(numbers_at(model, node)):
        yield from ((shape, limit, share * 0.9**position) for shape in ("min", "max"))


def as_beside(model: Model, node: ast.Attribute) -> Iterator[tuple[str, str, float]]:
    """`max(self.first, other.first)` beside `self.last` → `min(self.last, other.last)`."""
    statement = model.statement_of(node)
    for call in [one for one in ast.walk(statement) if isinstance(one, ast.Call)] if statement is not None else ():
        if isinstance(call.func, ast.Name) and call.func.id in OTHER and len(call.args) == 2 and all(isinstance(one, ast.Attribute) for one in call.args):
            owners = [model.src(one.value) for one in call.args]  # type: ignore[attr-defined]
            own = model.src(node.value)
            for owner in [one for one in owners if one != own and own in owners]:
                yield OTHER[call.func.id], f"{owner}.{node.attr}", 0.8
                yield call.func.id, f"{owner}.{node.attr}", 0.5


def numbers_at(model: Model, node: ast.expr) -> list[str]:
    """Numbers at hand that are no part of it, names first; constants of the file that nothing reads before all."""
    inside = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)} | {model.src(one) for one in ast.walk(node) if isinstance(one, ast.Attribute)}
    read = {one.id for one in model.every(ast.Name) if isinstance(one.ctx, ast.Load)}
    constants = [one.targets[0].id for one in model.tree.body if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name)
                 and isinstance(one.value, ast.Constant) and type(one.value.value) in (int, float)]
    terms = [one.text for one in terms_at(model, node) if one.kind == NUMBER and not one.text.startswith("len(") and one.text.replace(".", "").replace("_", "").isalnum()]
    local = [one for one in terms if one in names_at(model, node)]
    ranked = dict.fromkeys([*(one for one in constants if one not in read), *local, *terms, *constants])
    target = model.statement_of(node)
    stored = {one.id for one in ast.walk(target) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)} if isinstance(target, ast.Assign) and not isinstance(target, FUNCTIONS) else set()
    return [one for one in ranked if one not in inside | stored and not one[0].isdigit()][:MOST_LIMITS]
