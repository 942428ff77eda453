"""A program as an example: all that it prints is what is looked at."""
from __future__ import annotations

import ast

LONGEST = 4000


def prints(nodes: list[ast.stmt]) -> int:
    return sum(1 for node in nodes for inner in ast.walk(node) if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "print")


def nested_print(nodes: list[ast.stmt]) -> bool:
    """Something is printed otherwise than by a statement of its own."""
    own = sum(1 for node in nodes if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name) and node.value.func.id == "print")
    return prints(nodes) > own


def as_program(nodes: list[ast.stmt]) -> tuple[str, str] | None:
    """(set-up, expression) that give what the statements print; None where they print nothing."""
    if prints(nodes) == 0:
        return None
    imports = [node for node in nodes if isinstance(node, (ast.Import, ast.ImportFrom))]
    body = [node for node in nodes if node not in imports]
    lines = [f"    {line}" for node in body for line in ast.unparse(node).split("\n")]
    head = ["import contextlib", "import io", *(ast.unparse(node) for node in imports)]
    setup = "\n".join([*head, "printed = io.StringIO()", "with contextlib.redirect_stdout(printed):", *lines])
    return (setup, "printed.getvalue().rstrip()") if len(setup) <= LONGEST else None
