"""Family of a branch that leaves out what all branches beside it do."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation
from fixpoint_unread import ancestors, beside

LEAVES = (ast.Return, ast.Raise, ast.Continue, ast.Break)
MOST_VALUES = 3


def as_other_branches(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`out.append(one)` in each branch but the one that ends here → there too, with what it is about."""
    node = model.parent.get(statement)
    if not isinstance(node, ast.If) or statement not in (node.body[-1], node.orelse[-1] if node.orelse else None) or isinstance(statement, (*LEAVES, ast.If)):
        return
    block = node.body if statement is node.body[-1] else node.orelse
    grown = {model.src(one.func) for one in calls_that_grow(block)}
    loops = [n.id for loop in ancestors(model, node) if isinstance(loop, ast.For) for n in ast.walk(loop.target) if isinstance(n, ast.Name)][:MOST_VALUES]
    made = [n.id for one in block for n in ast.walk(one) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    names = list(dict.fromkeys([*reversed(made), *loops]))[:MOST_VALUES]
    for called in dict.fromkeys(model.src(one.func) for branch in branches_beside(model, node) if branch is not block for one in calls_that_grow(branch)):
        if called not in grown:
            for position, name in enumerate(one for one in names if f"{one}." not in called):
                yield from beside(model, statement, f"{called}({name})", "as-beside", 0.6 * 0.8**position)


def branches_beside(model: Model, node: ast.If) -> Iterator[list[ast.stmt]]:
    top: ast.AST | None = node
    while isinstance(parent := model.parent.get(top), ast.If) and parent.orelse == [top]:
        top = parent
    while isinstance(top, ast.If):
        yield top.body
        if len(top.orelse) != 1 or not isinstance(top.orelse[0], ast.If):
            yield top.orelse
        top = top.orelse[0] if len(top.orelse) == 1 else None


def calls_that_grow(block: list[ast.stmt]) -> list[ast.Call]:
    found = [one.value for one in block if isinstance(one, ast.Expr) and isinstance(one.value, ast.Call)]
    return [one for one in found if isinstance(one.func, ast.Attribute) and one.func.attr in ("append", "add", "appendleft") and len(one.args) == 1]
