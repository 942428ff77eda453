"""Code in a form that a test can take in at any place: indented, as an argument, beside a comparison. Parses only."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_snippets import parse

# Beside `==`, or between the commas of a call, these would be read as something else.
LOOSE = (ast.Tuple, ast.Compare, ast.BoolOp, ast.IfExp, ast.Lambda, ast.NamedExpr, ast.Starred, ast.Yield)

# A line of a text, and no value of code.
PIECE = re.compile(r"[\w(#*+-].*\s\S")


def operand(code: str) -> str:
    """The expression in brackets where it needs them: `a(), b()` is one value, and no two arguments."""
    tree = parse(code)
    if tree is None or len(tree.body) != 1 or not isinstance(tree.body[0], ast.Expr):
        return code
    value = tree.body[0].value
    negated = isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)
    if not (isinstance(value, LOOSE) or negated) or in_brackets(code):
        return code
    return f"({code.strip()})"


def in_brackets(code: str) -> bool:
    """One pair of brackets is around all of it: with a name before it, it is a call."""
    tree = parse(f"f{code.strip()}")
    call = tree.body[0].value if tree and len(tree.body) == 1 and isinstance(tree.body[0], ast.Expr) else None
    return code.strip().startswith("(") and isinstance(call, ast.Call) and isinstance(call.func, ast.Name)


def texts(node: ast.AST) -> Iterator[ast.expr]:
    """Constant texts in the order of the tree; the parts of an f-string are none of their own."""
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.JoinedStr):
            continue
        if isinstance(inner, ast.Constant) and isinstance(inner.value, (str, bytes)):
            yield inner
        yield from texts(inner)


def indentable(code: str) -> str:
    """Texts of several lines as one literal a line: indented with the test around them they would be other texts."""
    tree = parse(code)
    if tree is None or '"""' not in code and "'''" not in code:
        return code
    lines = [line.encode() for line in code.split("\n")]
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    whole = code.encode()
    cuts = []
    for node in texts(tree):
        start, end = starts[node.lineno - 1] + node.col_offset, starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        if node.end_lineno != node.lineno and isinstance(node, ast.Constant):
            cuts.append((start, end, line_by_line(node.value)))
    for start, end, text in sorted(cuts, reverse=True):
        whole = whole[:start] + text.encode() + whole[end:]
    return whole.decode()


def piece_of(expression: str, expected: str, actual: str) -> str | None:
    """Of two pieces of what is printed the one that it holds; None where they are no such pieces."""
    told = [text for text in (expected, actual) if PIECE.match(text) and re.search(r"[A-Za-z]{2}", text) and "\n" not in text and len(text) <= 200]
    if len(told) < 2 or expected == actual:
        return None
    return f"next((part for part in ({expected!r}, {actual!r}) if part in str({expression})), None)"


def line_by_line(value: str | bytes) -> str:
    parts = [repr(line) for line in value.splitlines(keepends=True)]
    if len(parts) < 2:
        return repr(value)
    return "(\n" + "\n".join(f"    {part}" for part in parts) + "\n)"
