"""A right program that slips are put into: its text, its tree, and what a slip needs to know of them."""
from __future__ import annotations

import ast
import os
import random
import sys
from typing import Iterator, NamedTuple

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../packages/agent/src/languages/python/guest"))
from fixpoint_model import FUNCTIONS, Model, blocks  # noqa: E402

Edit = tuple[int, int, str]


class Slip(NamedTuple):
    """What somebody wrote in place of what is right: edits of the right text, and others that make it the same program in other words."""
    kind: str
    edits: list[Edit]
    same: tuple[list[Edit], ...] = ()


class Source:
    """Only how a file is read is shared with the engine; nothing here knows what it proposes."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self.model = Model(name, text)
        self.random = random.Random(name)
        self.sites = list(self._sites())

    def _sites(self) -> Iterator[ast.AST]:
        """All within functions but what only says types and documents; parts of f-strings do not know their places."""
        pending: list[tuple[ast.AST, bool]] = [(self.model.tree, False)]
        while pending:
            node, inside = pending.pop()
            if isinstance(node, (ast.JoinedStr, ast.Import, ast.ImportFrom)) or isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                continue
            if inside:
                yield node
            hidden = {getattr(node, "returns", None), getattr(node, "annotation", None), *getattr(node, "decorator_list", [])}
            within = inside or isinstance(node, FUNCTIONS)
            pending.extend((child, within) for child in ast.iter_child_nodes(node) if child not in hidden)

    def src(self, node: ast.AST) -> str:
        return self.model.src(node)

    def put(self, kind: str, node: ast.AST, text: str, *same: str) -> Slip:
        """`same`: what might stand there as well, were it right."""
        place = self.model.span(node)
        return Slip(kind, [(*place, text)], tuple([(*place, other)] for other in same))

    def parent(self, node: ast.AST) -> ast.AST | None:
        return self.model.parent.get(node)

    def between(self, left: ast.AST, right: ast.AST, old: str, new: str) -> list[Edit]:
        start, end = self.model.span(left)[1], self.model.span(right)[0]
        at = self.text.find(old, start, end)
        return [(at, at + len(old), new)] if at >= 0 else []

    def chosen(self, options: list[str], but: str) -> list[str]:
        """One of them, always the same one for the same program."""
        left = [one for one in dict.fromkeys(options) if one != but]
        return [self.random.choice(left)] if left else []

    def names_before(self, node: ast.AST) -> list[str]:
        """Parameters and what the function has set above."""
        function = self.model.function_of(node)
        if function is None:
            return []
        parameters = [one.arg for one in ast.walk(function.args) if isinstance(one, ast.arg) and one.arg not in ("self", "cls")]
        stored = [one for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)]
        return list(dict.fromkeys([*parameters, *(one.id for one in stored if one.lineno < node.lineno and not self.is_short_lived(one))]))  # type: ignore[attr-defined]

    def is_short_lived(self, name: ast.AST) -> bool:
        current = self.parent(name)
        while current is not None and not isinstance(current, (ast.stmt, ast.comprehension)):
            current = self.parent(current)
        return isinstance(current, ast.comprehension)

    # --- statements -------------------------------------------------------------------------------------------
    def block_of(self, statement: ast.stmt) -> list[ast.stmt]:
        parent = self.parent(statement)
        return next((block for block in blocks(parent) if statement in block), [statement]) if parent is not None else [statement]

    def lines_of(self, first: ast.stmt, last: ast.stmt | None = None) -> tuple[int, int]:
        end = last or first
        return self.model.line_start(first.lineno), self.model.after_line(end.end_lineno or end.lineno)

    def without(self, kind: str, statement: ast.stmt) -> Iterator[Slip]:
        if len(self.block_of(statement)) > 1 and self.is_alone(statement):
            yield Slip(kind, [(*self.lines_of(statement), "")])

    def is_alone(self, statement: ast.stmt) -> bool:
        """On lines of its own; `elif` is not."""
        start, end = self.lines_of(statement)
        own, after = self.model.span(statement)
        return not self.text[start:own].strip() and not self.text[after:end].strip().startswith(";")

    def shifted(self, statement: ast.stmt, pad: str) -> str:
        start, end = self.lines_of(statement)
        old = self.model.indent(statement.lineno)
        text = self.text[start:end] if self.text[start:end].endswith("\n") else self.text[start:end] + "\n"
        return "".join(pad + line[len(old):] if line.startswith(old) else line for line in text.splitlines(keepends=True))


def applied(text: str, edits: list[Edit]) -> str:
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    return text
