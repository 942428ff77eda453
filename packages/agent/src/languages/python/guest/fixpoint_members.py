"""Family of a list or tuple that has one member less than those beside it, or than what it is made of."""
from __future__ import annotations

import ast
from typing import Iterator, Union

from fixpoint_model import FUNCTIONS, Model, Mutation
from fixpoint_terms import names_at, stored_in

MOST_NAMES, MOST_OF_LOOPS = 7, 3
Literal = Union[ast.List, ast.Tuple]


def member_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`return low, high` beside `return low, mean, high`; `found.append((to, sum))` in a loop over `who, to, sum`."""
    function = model.function_of(node)
    if not isinstance(node, (ast.List, ast.Tuple)) or not isinstance(node.ctx, ast.Load) or not node.elts or not isinstance(function, FUNCTIONS):
        return
    lengths = beside_it(model, node, function)
    inside = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    if len(node.elts) + 1 in lengths and len(node.elts) not in lengths:
        near = [one.id for one in reversed(stored_in(model, function)) if one.lineno <= node.lineno]
        names = [one for one in dict.fromkeys([*near, *model.parameters(function)]) if one not in inside and one in names_at(model, node)]
        places = range(len(node.elts) + 1)
        yield from (added(model, node, name, at, 0.6 * 0.9**position) for position, name in enumerate(names[:MOST_NAMES]) for at in places)
    elif model.parent.get(node) is not None:
        yield from of_the_loop(model, node, inside)


def beside_it(model: Model, node: Literal, function: ast.AST) -> set[int]:
    """Lengths of what else the function returns, what else comes into the same list, and how what it returns is taken apart."""
    parent = model.parent.get(node)
    others: list[ast.AST] = []
    if isinstance(parent, ast.Return):
        others = [one.value for one in ast.walk(function) if isinstance(one, ast.Return) and one.value is not None and model.function_of(one) is function]
        name = getattr(function, "name", "")
        others += [one.targets[0] for one in model.every(ast.Assign) if isinstance(one.value, ast.Call) and model.src(one.value.func).split(".")[-1] == name]
    elif isinstance(parent, ast.Call) and isinstance(parent.func, ast.Attribute) and parent.func.attr in ("append", "add"):
        others = [one.args[0] for one in ast.walk(function) if isinstance(one, ast.Call) and len(one.args) == 1 and model.src(one.func) == model.src(parent.func)]
    elif isinstance(parent, ast.Call):
        at = parent.args.index(node) if node in parent.args else -1
        others = [one.args[at] for one in model.every(ast.Call) if 0 <= at < len(one.args) and model.src(one.func) == model.src(parent.func)]
    return {len(one.elts) for one in others if type(one) is type(node) and one is not node}


def of_the_loop(model: Model, node: Literal, inside: set[str]) -> Iterator[Mutation]:
    """What the loop around has too, in its order."""
    current = model.parent.get(node)
    while current is not None and not isinstance(current, (*FUNCTIONS, ast.For)):
        current = model.parent.get(current)
    if not isinstance(current, ast.For) or not isinstance(current.target, ast.Tuple) or len(node.elts) < 2:
        return
    order = [one.id for one in ast.walk(current.target) if isinstance(one, ast.Name)]
    for position, name in enumerate([one for one in order if one not in inside and one != "_"][:MOST_OF_LOOPS]):
        before = set(order[: order.index(name)])
        at = max((place + 1 for place, one in enumerate(node.elts) if {n.id for n in ast.walk(one) if isinstance(n, ast.Name)} & before), default=0)
        yield added(model, node, name, at, 0.5 * 0.9**position)


def added(model: Model, node: Literal, name: str, at: int, prior: float) -> Mutation:
    if at < len(node.elts):
        start = model.span(node.elts[at])[0]
        return Mutation([(start, start, f"{name}, ")], "element", prior, node.lineno, f"`{name}` before `{model.src(node.elts[at])}`")
    end = model.span(node.elts[-1])[1]
    return Mutation([(end, end, f", {name}")], "element", prior, node.lineno, f"`{name}` at the end")
