"""Where a recorded call stands in a module's syntax tree, and what its function is like."""
from __future__ import annotations

import ast
from typing import Any, Iterator, NamedTuple, Union

Function = Union[ast.FunctionDef, ast.AsyncFunctionDef]
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Unusable(Exception):
    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Place(NamedTuple):
    function: Function
    owner: ast.ClassDef | None


def place_of(tree: ast.Module, frame: dict[str, Any]) -> Place:
    """The function around the frame's line: one of the module or of one of its classes."""
    path = [node for node in path_to(tree, frame["line"]) if isinstance(node, (*FUNCTIONS, ast.ClassDef))]
    if not any(isinstance(node, FUNCTIONS) for node in path):
        raise Unusable("it ran when the module was loaded")
    name = (frame["function"] or "").rpartition(".")[2]
    if not name and not frame["confirmed"]:
        raise Unusable("neither its function's name nor its code was recorded")
    function, owner = path[-1], path[-2] if len(path) > 1 else None
    if not isinstance(function, FUNCTIONS) or (name and function.name != name):
        raise Unusable(f"the base commit has no function `{name}` of its own there")
    if len(path) > 2 or (owner is not None and not isinstance(owner, ast.ClassDef)):
        raise Unusable(f"`{function.name}` is defined inside another function or class and cannot be called by itself")
    return Place(function, owner)


def path_to(node: ast.AST, line: int) -> list[ast.AST]:
    """The nodes around a line, outermost first."""
    for child in ast.iter_child_nodes(node):
        if getattr(child, "lineno", line + 1) <= line <= (getattr(child, "end_lineno", 0) or 0):
            inner = path_to(child, line)
            if isinstance(child, ast.stmt) or inner:
                return [child, *inner]
    return []


def own_nodes(function: Function) -> Iterator[ast.AST]:
    """The nodes of its body without those of functions inside it."""
    pending: list[ast.AST] = list(function.body)
    while pending:
        node = pending.pop()
        yield node
        if not isinstance(node, (*FUNCTIONS, ast.Lambda, ast.ClassDef)):
            pending.extend(ast.iter_child_nodes(node))


def is_generator(function: Function) -> bool:
    return any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in own_nodes(function))


def reassigned(function: Function) -> set[str]:
    return {node.id for node in own_nodes(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def raises_at(function: Function, line: int) -> bool:
    return any(isinstance(node, ast.Raise) and node.lineno <= line <= (node.end_lineno or 0) for node in own_nodes(function))
