"""Recorded values as Python source. What comes from outside is only parsed; nothing of it is ever evaluated."""
from __future__ import annotations

import ast
from typing import Any

MOST_TEXT = 20_000
MOST_DEPTH = 25
IMPORTS = {"datetime": "import datetime", "Decimal": "from decimal import Decimal", "Fraction": "from fractions import Fraction",
           "UUID": "from uuid import UUID"}
# Calls that a `repr` holds and that do nothing but make a value.
MAKERS = {"datetime.datetime", "datetime.date", "datetime.time", "datetime.timedelta", "datetime.timezone", "Decimal", "Fraction", "UUID",
          "set", "frozenset", "bytearray"}
WORDS = {"inf": "float('inf')", "-inf": "float('-inf')", "nan": "float('nan')"}


def dotted(node: ast.AST) -> str:
    if isinstance(node, ast.Name):
        return node.id
    return f"{dotted(node.value)}.{node.attr}" if isinstance(node, ast.Attribute) else ""


def is_plain(node: ast.AST, depth: int = 0) -> bool:
    """Whether the tree is a value written down: constants, containers and the few makers above."""
    if depth > MOST_DEPTH:
        return False
    if isinstance(node, ast.Constant):
        return node.value is not Ellipsis
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        return all(is_plain(part, depth + 1) for part in node.elts)
    if isinstance(node, ast.Dict):
        return all(part is not None and is_plain(part, depth + 1) for part in [*node.keys, *node.values])
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, (ast.USub, ast.UAdd)) and is_number(node.operand)
    if isinstance(node, ast.BinOp):  # complex numbers
        return isinstance(node.op, (ast.Add, ast.Sub)) and is_number(node.right) and (is_number(node.left) or is_plain(node.left, depth + 1))
    if isinstance(node, ast.Call):
        parts = [*node.args, *(keyword.value for keyword in node.keywords)]
        return dotted(node.func) in MAKERS and all(k.arg for k in node.keywords) and all(is_plain(part, depth + 1) for part in parts)
    return isinstance(node, ast.Attribute) and dotted(node) == "datetime.timezone.utc"


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) in (int, float, complex)


def parse_text(text: str) -> ast.expr | None:
    """The tree of an expression; None when the text is none."""
    if len(text) > MOST_TEXT:
        return None
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
        return None


def from_repr(text: str) -> str | None:
    """Source of the value that a `repr` shows; None when it cannot be made again from it."""
    if text.strip() in WORDS:
        return WORDS[text.strip()]
    tree = parse_text(text)
    if tree is None or not is_plain(tree):
        return None
    try:
        return ast.unparse(tree)
    except (RecursionError, ValueError):
        return None


def from_recorded(value: Any, depth: int = 0) -> str | None:
    """Source of a recorded value: a text is a `repr`; monitors keep containers as JSON with such texts inside."""
    if isinstance(value, str):
        return from_repr(value)
    if value is None or isinstance(value, (bool, int, float)):
        return WORDS.get(repr(value), repr(value))
    if depth > MOST_DEPTH or not isinstance(value, (list, dict)):
        return None
    if isinstance(value, list):
        parts = [from_recorded(part, depth + 1) for part in value]
        return None if None in parts else f"[{', '.join(map(str, parts))}]"
    pairs = [(key_of(key), from_recorded(part, depth + 1)) for key, part in value.items()]
    return None if any(part is None for _, part in pairs) else "{" + ", ".join(f"{key}: {part}" for key, part in pairs) + "}"


def key_of(key: str) -> str:
    """Some clients record a key as its `repr`, some as its text."""
    tree = parse_text(key) if key[:1] in "'\"" else None
    return repr(tree.value) if isinstance(tree, ast.Constant) and isinstance(tree.value, str) else repr(key)


def imports_for(source: str) -> list[str]:
    """What the makers in a value need."""
    names = {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}
    return [IMPORTS[name] for name in sorted(names & IMPORTS.keys())]
