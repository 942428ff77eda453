"""Which statements and imports a case needs, and which it can do without."""
from __future__ import annotations

import ast

from fixpoint_snippets import parse


def plain_targets(node: ast.stmt) -> set[str]:
    return {t.id for t in node.targets if isinstance(t, ast.Name)} if isinstance(node, ast.Assign) else set()


def overwritten(node: ast.stmt, open_names: set[str]) -> bool:
    """A value without a call that gets another one before it is looked at: the row of parameters before."""
    targets = plain_targets(node)
    calls = any(isinstance(n, (ast.Call, ast.Await, ast.NamedExpr)) for n in ast.walk(node))
    return isinstance(node, ast.Assign) and len(targets) == len(node.targets) and not calls and not targets & open_names


def literal(node: ast.expr) -> bool:
    try:
        ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, RecursionError):
        return False
    return True


def used(node: ast.Import | ast.ImportFrom, code: str) -> bool:
    """Something that it brings in is named elsewhere in the code."""
    names = {(a.asname or a.name).split(".")[0] for a in node.names}
    tree = parse(code)
    read = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)} if tree else names
    return "*" in names or bool(names & read) or (isinstance(node, ast.ImportFrom) and node.module == "__future__")
