"""Finds what the names of a sentence stand for in the snippets: `writer.write(x)` is `Writer().write(3)` there. Parses only."""
from __future__ import annotations

import ast
from typing import Iterator


def bind(pattern: ast.AST, code: ast.AST, free: set[str], bound: dict[str, ast.expr]) -> bool:
    """Whether `code` is `pattern` with expressions in place of its free names, which are noted in `bound`."""
    if isinstance(pattern, ast.Name) and pattern.id in free and isinstance(code, ast.expr):
        known = bound.setdefault(pattern.id, code)
        return ast.dump(known) == ast.dump(code)
    if type(pattern) is not type(code):
        return False
    for field in pattern._fields:
        if field in ("ctx", "kind"):
            continue
        left, right = getattr(pattern, field, None), getattr(code, field, None)
        if isinstance(left, list) and isinstance(right, list):
            if len(left) != len(right) or not all(bind(a, b, free, bound) if isinstance(a, ast.AST) else a == b for a, b in zip(left, right)):
                return False
        elif isinstance(left, ast.AST) and isinstance(right, ast.AST):
            if not bind(left, right, free, bound):
                return False
        elif left != right:
            return False
    return True


class Substitute(ast.NodeTransformer):
    def __init__(self, bound: dict[str, ast.expr]) -> None:
        self.bound = bound

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.bound.get(node.id, node)


def filled(code: str, bound: dict[str, ast.expr]) -> str:
    """The code with what its names stand for; as it is where it does not parse."""
    try:
        tree = ast.parse(code.strip().strip("`"), mode="eval")
    except (SyntaxError, ValueError, RecursionError):
        return code
    return ast.unparse(Substitute(bound).visit(tree))


def instances(pattern: ast.expr, free: set[str], node: ast.AST) -> Iterator[tuple[ast.expr, dict[str, ast.expr]]]:
    """Expressions within `node` that are an instance of the pattern, and what its names are there."""
    for one in ast.walk(node):
        bound: dict[str, ast.expr] = {}
        if isinstance(one, ast.expr) and type(one) is type(pattern) and bind(pattern, one, free, bound) and bound:
            yield one, bound
