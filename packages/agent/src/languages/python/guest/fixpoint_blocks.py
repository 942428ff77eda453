"""A statement with its block and its whole lines."""
from __future__ import annotations

import ast

from fixpoint_model import FUNCTIONS, Model, Mutation, blocks

SIMPLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Delete, ast.Assert, ast.Raise)


class Place:
    """A statement with its block and its whole lines."""

    def __init__(self, model: Model, node: ast.stmt) -> None:
        self.model, self.node = model, node
        parent = model.parent.get(node)
        self.block = next((b for b in blocks(parent) if node in b), [node]) if parent else [node]
        self.position = self.block.index(node)
        first = min([node.lineno, *[d.lineno for d in getattr(node, "decorator_list", [])]])
        self.start = model.line_start(first)
        self.end = model.after_line(node.end_lineno or node.lineno)
        self.pad = model.indent(first)
        self.alone = model.line_text(first).strip() != "" and model.offset(node.lineno, node.col_offset) == self.start + len(self.pad) or bool(getattr(node, "decorator_list", []))
        self.text = model.text[self.start: self.end]
        if not self.text.endswith("\n"):
            self.text += "\n"

    def before(self, lines: list[str], family: str, prior: float, note: str) -> Mutation:
        text = "".join(f"{self.pad}{line}\n" for line in lines)
        return Mutation([(self.start, self.start, text)], family, prior, self.node.lineno, note)

    def after(self, lines: list[str], family: str, prior: float, note: str) -> Mutation:
        text = "".join(f"{self.pad}{line}\n" for line in lines)
        if self.end == len(self.model.text) and not self.model.text.endswith("\n"):
            text = "\n" + text
        return Mutation([(self.end, self.end, text)], family, prior, self.node.end_lineno or self.node.lineno, note)

    def whole(self, text: str, family: str, prior: float, note: str) -> Mutation:
        return Mutation([(self.start, self.end, text)], family, prior, self.node.lineno, note)


def open_place(model: Model, statement: ast.stmt) -> Place | None:
    """Where lines can be put before and behind a statement of a function; none at definitions, docstrings and `elif`."""
    is_fixed = isinstance(statement, (*FUNCTIONS, ast.ClassDef)) or isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    if is_fixed or model.function_of(statement) is None:
        return None
    place = Place(model, statement)
    is_elif = isinstance(statement, ast.If) and model.text.startswith("elif", model.span(statement)[0])
    return place if place.alone and not is_elif else None


def may_leave(model: Model, statement: ast.stmt) -> bool:
    """Nothing stands behind it in its block that would never run, and no loop would end in its first round."""
    place, parent = Place(model, statement), model.parent.get(statement)
    return place.position == len(place.block) - 1 and not (isinstance(parent, (ast.For, ast.AsyncFor, ast.While)) and statement in parent.body)


def shifted(text: str, old: str, new: str) -> str:
    """Another indentation for whole lines."""
    return "".join((new + line[len(old):] if line.startswith(old) else line) for line in text.splitlines(keepends=True))
