"""What a function that calls itself hands on: what it has collected so far, and one more."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation, is_builtin

MOST_MORE = 6
SET, LIST, TUPLE = "{0} | {{{1}}}", "{0} + [{1}]", "{0} + ({1},)"
# How a collection of each kind is told by what a parameter is when nothing is given.
BY_DEFAULT = {"set()": SET, "frozenset()": SET, "()": TUPLE, "[]": LIST}


def recursion_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`walk(child, seen)` → `walk(child, seen | {name})`: what is inside must know of what is around it."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, (ast.Name, ast.Attribute)):
        return
    name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
    function = around(model, node, name)
    if function is None:
        return
    handed = {one.arg: one for one in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)}
    for given in (*node.args, *(one.value for one in node.keywords)):
        if not isinstance(given, ast.Name) or given.id not in handed:
            continue
        members = members_of(model, function, given.id)
        for shape, share in shapes_of(model, function, given.id, members):
            for position, more in enumerate(more_of(model, node, given.id, members)):
                yield model.swap(given, shape.format(given.id, more), "accumulate", share * 0.93**position)


def around(model: Model, node: ast.AST, name: str) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
    """The function of that name that the call stands in, also where it is in one within that."""
    function = model.function_of(node)
    while function is not None and function.name != name:
        function = model.function_of(function)
    return function


def members_of(model: Model, function: ast.AST, name: str) -> list[str]:
    """What is looked for in it."""
    asked = [one for one in ast.walk(function) if isinstance(one, ast.Compare) and isinstance(one.ops[0], (ast.In, ast.NotIn))]
    return list(dict.fromkeys(model.src(one.left) for one in asked if model.src(one.comparators[0]) == name))


def shapes_of(model: Model, function: ast.FunctionDef | ast.AsyncFunctionDef, name: str, members: list[str]) -> list[tuple[str, float]]:
    default = model.defaults(function).get(name)
    shape = BY_DEFAULT.get(model.src(default)) if default is not None else None
    if shape is not None:
        return [(shape, 0.5)]
    # Whatever else is asked for members may be any of them; of another parameter nothing is known.
    return [(SET, 0.35), (LIST, 0.3), (TUPLE, 0.2)] if members else []


def more_of(model: Model, node: ast.AST, name: str, members: list[str]) -> list[str]:
    names = [one for one in model.local_names(node) if one != name and not is_builtin(one)]
    return list(dict.fromkeys([*members, *names]))[:MOST_MORE]
