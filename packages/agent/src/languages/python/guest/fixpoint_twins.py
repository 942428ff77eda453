"""Family of a statement that is done to one of two and not to the other: branches beside each other say who the other is."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_adapted import outer_leaves, replaced_in
from fixpoint_blocks import Place
from fixpoint_model import Model, Mutation
from fixpoint_terms import names_at

LONGEST, MOST = 200, 3


def twin_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`out.extend(old[i:])` behind branches that move `i` of `old` and `j` of `new` → `out.extend(new[j:])`."""
    function = model.function_of(statement)
    if function is None or not isinstance(statement, (ast.Expr, ast.AugAssign, ast.While, ast.If, ast.For, ast.Assign)) or len(model.src(statement)) > LONGEST:
        return
    ways = model.once("twins", function, lambda: list(others_in(function)))
    if not ways or any(isinstance(one, (ast.Return, ast.Raise)) for one in ast.walk(statement)):
        return
    own = {ast.unparse(one) for one in outer_leaves(statement)}
    there = {ast.dump(one) for one in ast.walk(function) if isinstance(one, ast.stmt)}
    known = {*names_at(model, statement), *model.module_names}
    place = Place(model, statement)
    if not place.alone:
        return
    count = 0
    for way in ways:
        if not own & way.keys() or own & set(way.values()) - way.keys():
            continue
        fresh = replaced_in(statement, way)
        names = {one.id for one in ast.walk(fresh) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)}
        if ast.dump(fresh) in there or not {name for name in way.values() if name.isidentifier()} & names or not {n for n in names if n in way.values()} <= known:
            continue
        lines = ast.unparse(fresh).split("\n")
        yield place.after(lines, "twin", 0.7 * 0.8**count, f"`{lines[0]}` as well")
        yield place.before(lines, "twin", 0.4 * 0.8**count, f"`{lines[0]}` as well, first")
        count += 1
        if count == MOST:
            return


def others_in(function: ast.AST) -> Iterator[dict[str, str]]:
    """What stands for what in two branches of the same make, in both directions."""
    for one in ast.walk(function):
        if not isinstance(one, ast.If) or not one.orelse:
            continue
        other = one.orelse[0].body if len(one.orelse) == 1 and isinstance(one.orelse[0], ast.If) else one.orelse
        way = exchanged(one.body, other)
        if way:
            yield way
            if len(set(way.values())) == len(way):
                yield {new: old for old, new in way.items()}


def exchanged(body: list[ast.stmt], other: list[ast.stmt]) -> dict[str, str] | None:
    if len(body) != len(other):
        return None
    way: dict[str, str] = {}
    for left, right in zip(body, other):
        ours, theirs = list(outer_leaves(left)), list(outer_leaves(right))
        if type(left) is not type(right) or len(ours) != len(theirs):
            return None
        for one, two in zip(map(ast.unparse, ours), map(ast.unparse, theirs)):
            if one != two and way.setdefault(one, two) != two:
                return None
    return way
