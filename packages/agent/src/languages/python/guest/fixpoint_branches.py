"""Families of branches: which exceptions are caught, what is asked only where something else does not hold, what is asked again."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_blocks import SIMPLE, Place, shifted
from fixpoint_model import Hints, Model, Mutation

MOST_CAUGHT = 5


def branch_mutations(place: Place, hints: Hints) -> Iterator[Mutation]:
    model, node = place.model, place.node
    if isinstance(node, ast.Try):
        for handler in node.handlers:
            kind = model.src(handler.type) if handler.type else None
            for extra in dict.fromkeys([hints.error_type or "ValueError", *caught(model), "ValueError", "TypeError", "KeyError", "IndexError", "AttributeError"]):
                if handler.type is not None and kind and extra not in kind.strip("()").split(", "):
                    inner = kind[1:-1] if kind.startswith("(") else kind
                    yield model.swap(handler.type, f"({inner}, {extra})", "except", 0.55 if extra == hints.error_type else 0.25, bare=True)
                    yield model.swap(handler.type, extra, "except", 0.3, bare=True)
    if isinstance(node, ast.If) and node.orelse and isinstance(node.orelse[0], ast.If) and len(node.orelse) == 1:
        at = model.offset(node.orelse[0].lineno, node.orelse[0].col_offset)
        if model.text[at: at + 4] == "elif":
            yield Mutation([(at, at + 4, "if")], "branch", 0.4, node.orelse[0].lineno, "`elif` became `if`")
    if isinstance(node, ast.If):
        at = model.offset(node.lineno, node.col_offset)
        if model.text[at: at + 5] == "elif ":
            yield Mutation([(at, at + 4, "if")], "branch", 0.4, node.lineno, "`elif` became `if`")
        elif place.position > 0 and may_go_on(place.block[place.position - 1]):
            yield Mutation([(at, at, "el")], "branch", 0.45, node.lineno, "`if` became `elif`")
    if isinstance(node, (ast.If, ast.While)) and len(node.body) and isinstance(node, (ast.If,)):
        at = model.offset(node.lineno, node.col_offset)
        if model.text[at: at + 3] == "if ":
            yield Mutation([(at, at + 2, "while")], "branch", 0.25, node.lineno, "`if` became `while`")
    if isinstance(node, ast.While):
        at = model.offset(node.lineno, node.col_offset)
        yield Mutation([(at, at + 5, "if")], "branch", 0.2, node.lineno, "`while` became `if`")
    if hints.error_type and hints.symptom == "exception" and isinstance(node, (*SIMPLE, ast.Return)) and model.function_of(node):
        indented = shifted(place.text, place.pad, place.pad + "    ")
        for result in ("pass", "return None", "return False", "return ''", "return []", "return 0"):
            text = f"{place.pad}try:\n{indented}{place.pad}except {hints.error_type}:\n{place.pad}    {result}\n"
            yield place.whole(text, "except", 0.14, f"`{hints.error_type}` is caught: {result}")


def caught(model: Model) -> list[str]:
    """Exceptions that the file catches elsewhere, or makes itself."""
    def find() -> list[str]:
        kinds = [one.type for one in model.every(ast.ExceptHandler) if one.type is not None]
        parts = [model.src(part) for kind in kinds for part in (kind.elts if isinstance(kind, ast.Tuple) else [kind])]
        own = [one.name for one in model.every(ast.ClassDef) if one.name.endswith(("Error", "Exception"))]
        return list(dict.fromkeys([*parts, *own]))[:MOST_CAUGHT]
    return model.once("caught", model.tree, find)


def may_go_on(before: ast.stmt) -> bool:
    """An `if` with one branch or several, and none for all else."""
    while isinstance(before, ast.If) and len(before.orelse) == 1 and isinstance(before.orelse[0], ast.If):
        before = before.orelse[0]
    return isinstance(before, ast.If) and not before.orelse
