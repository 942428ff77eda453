"""One source file as the candidate families see it: text, tree, parents, scopes; offsets in characters."""
from __future__ import annotations

import ast
import builtins
from collections import deque
from dataclasses import dataclass, field
from typing import Callable, Iterator, TypeVar, Union, cast

Node = TypeVar("Node", bound=ast.AST)
Found = TypeVar("Found")
Function = Union[ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda]
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
# An expression in one of these places needs no parentheses whatever it is.
ROOMY = (ast.Call, ast.Return, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.keyword, ast.Expr, ast.List, ast.Dict,
         ast.Set, ast.If, ast.While, ast.Assert, ast.Slice, ast.FormattedValue)


@dataclass
class Mutation:
    """Edits as (start, end, replacement) in characters of the base text."""
    edits: list[tuple[int, int, str]]
    family: str
    prior: float
    line: int
    note: str = ""


@dataclass
class Hints:
    """What the issue names; used to order candidates, and as material for entries of tables, never for conditions or results."""
    identifiers: set[str] = field(default_factory=set)
    error_type: str | None = None
    symptom: str = ""
    expected: str | None = None
    actual: str | None = None
    strings: list[str] = field(default_factory=list)
    is_about_none: bool = False
    # The example has a value that is there and is not true: zero, an empty text, False.
    is_about_falsy: bool = False
    # A text of the example begins or ends with blanks.
    has_blanks: bool = False
    # A text of the example is numbers with a sign between them: `1.10.0`.
    has_numbers: bool = False
    words: set[str] = field(default_factory=set)
    # What names are in the failing test alone, by file and line: [("schema", "empty")].
    broken: dict[tuple[str, int], list[tuple[str, str]]] = field(default_factory=dict)
    # What an error that is missed should say.
    missed: str | None = None


class Model:
    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self._shift = 1 if text.startswith("\ufeff") else 0
        self.tree = ast.parse(text[self._shift:])
        self._lines = text[self._shift:].split("\n")
        self._starts = [self._shift]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line) + 1)
        self.parent: dict[ast.AST, ast.AST] = {}
        self.nodes = list(ast.walk(self.tree))
        for node in self.nodes:
            for child in ast.iter_child_nodes(node):
                self.parent[child] = node
        self._locals: dict[ast.AST | None, list[str]] = {}
        self._functions: dict[str, ast.FunctionDef] | None = None
        self._nodes: dict[type[ast.AST], list[ast.AST]] = {}
        self._attributes: dict[ast.AST | None, list[str]] = {}
        self.kinds: dict[ast.AST, dict[str, str]] = {}
        self._known: dict[tuple[str, ast.AST], object] = {}
        self.module_names = self._names_of(self.tree.body)

    def adopt(self, around: "Model", root: ast.expr, place: ast.AST) -> None:
        """Makes this a part of another file: `root` stands where `place` does, at offsets and lines of its own that are that file's."""
        self.text, self._lines, self._starts, self._shift = around.text, around._lines, around._starts, around._shift
        self.parent.update(around.parent)
        self.parent[root] = place
        self._locals, self._attributes, self._functions, self.kinds = around._locals, around._attributes, around.functions(), around.kinds
        self.module_names = around.module_names
        self.every = around.every  # type: ignore[method-assign]

    # --- places -----------------------------------------------------------------------------------------------
    def offset(self, line: int, column: int) -> int:
        """1-based line, column in UTF-8 bytes → characters from the start of the file."""
        text = self._lines[line - 1]
        inside = column if text.isascii() else len(text.encode()[:column].decode("utf-8", "ignore"))
        return self._starts[line - 1] + inside

    def span(self, node: ast.AST) -> tuple[int, int]:
        return (self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset))  # type: ignore[attr-defined]

    def src(self, node: ast.AST) -> str:
        start, end = self.span(node)
        return self.text[start:end]

    def line_text(self, line: int) -> str:
        return self._lines[line - 1] if 0 < line <= len(self._lines) else ""

    def line_start(self, line: int) -> int:
        return self._starts[min(line, len(self._starts)) - 1]

    def after_line(self, line: int) -> int:
        return min(self._starts[line], len(self.text)) if line < len(self._starts) else len(self.text)

    def indent(self, line: int) -> str:
        text = self.line_text(line)
        return text[: len(text) - len(text.lstrip())]

    # --- edits ------------------------------------------------------------------------------------------------
    def swap(self, node: ast.AST, replacement: str, family: str, prior: float, bare: bool = False) -> Mutation:
        """`bare`: the replacement binds at least as tightly as a name or a call."""
        start, end = self.span(node)
        old = self.text[start:end]
        if not bare and not self.roomy(node):
            replacement = f"({replacement})"
        return Mutation([(start, end, replacement)], family, prior, node.lineno, f"`{clip(old)}` became `{clip(replacement)}`")  # type: ignore[attr-defined]

    def roomy(self, node: ast.AST) -> bool:
        parent = self.parent.get(node)
        if isinstance(parent, ast.Subscript):
            return parent.slice is node
        if isinstance(parent, ast.Call):
            return parent.func is not node
        return isinstance(parent, ROOMY) or self._in_parentheses(node)

    def _in_parentheses(self, node: ast.AST) -> bool:
        start, end = self.span(node)
        return self.text[start - 1: start] == "(" and self.text[end: end + 1] == ")" and not isinstance(self.parent.get(node), ast.Call)

    # --- scopes -----------------------------------------------------------------------------------------------
    def once(self, what: str, node: ast.AST, find: Callable[[], Found]) -> Found:
        """What is found out about a node, the first time that somebody asks."""
        if (what, node) not in self._known:
            self._known[what, node] = find()
        return cast("Found", self._known[what, node])

    def function_of(self, node: ast.AST) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        current = self.parent.get(node)
        while current is not None and not isinstance(current, FUNCTIONS):
            current = self.parent.get(current)
        return current

    def class_of(self, node: ast.AST) -> ast.ClassDef | None:
        current = self.parent.get(node)
        while current is not None and not isinstance(current, ast.ClassDef):
            current = self.parent.get(current)
        return current

    def statement_of(self, node: ast.AST) -> ast.stmt | None:
        current: ast.AST | None = node
        while current is not None and not isinstance(current, ast.stmt):
            current = self.parent.get(current)
        return current

    def _names_of(self, body: list[ast.stmt]) -> list[str]:
        names: dict[str, None] = {}
        for statement in body:
            if isinstance(statement, (*FUNCTIONS, ast.ClassDef)):
                names[statement.name] = None
            elif isinstance(statement, (ast.Import, ast.ImportFrom)):
                names.update({(a.asname or a.name).split(".")[0]: None for a in statement.names})
            else:
                names.update({n.id: None for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)})
        return list(names)

    def local_names(self, node: ast.AST) -> list[str]:
        """Variables of the functions around, nearest function first, parameters first."""
        function = self.function_of(node) if not isinstance(node, FUNCTIONS) else node
        if function is None:
            return self.module_names
        if function not in self._locals:
            arguments = function.args
            every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
            names: dict[str, None] = {a.arg: None for a in every if a is not None}
            for inner in ast.walk(function):
                if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
                    names[inner.id] = None
                elif isinstance(inner, ast.ExceptHandler) and inner.name:
                    names[inner.name] = None
            outer = self.function_of(function)
            if outer is not None:
                names.update({name: None for name in self.local_names(outer)})
            self._locals[function] = list(names)
        return self._locals[function]

    def parameters(self, function: ast.AST | None) -> list[str]:
        if not isinstance(function, FUNCTIONS):
            return []
        return [a.arg for a in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs) if a.arg not in ("self", "cls")]

    @staticmethod
    def defaults(function: Function) -> dict[str, ast.expr]:
        """What parameters are where nothing is given."""
        arguments = function.args
        plain = zip(reversed([*arguments.posonlyargs, *arguments.args]), reversed(arguments.defaults))
        return {one.arg: value for one, value in (*plain, *zip(arguments.kwonlyargs, arguments.kw_defaults)) if value is not None}

    def attributes(self, node: ast.AST) -> list[str]:
        """Names of `self.x` in the class around, most used first."""
        home = self.class_of(node)
        if home in self._attributes:
            return self._attributes[home]
        counts: dict[str, int] = {}
        for inner in ast.walk(home) if home else ():
            if isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name) and inner.value.id == "self":
                counts[inner.attr] = counts.get(inner.attr, 0) + 1
        self._attributes[home] = sorted(counts, key=lambda name: -counts[name])
        return self._attributes[home]

    def every(self, kind: type[Node]) -> list[Node]:
        """All nodes of a kind; the families ask for them at thousands of places of a big file."""
        if kind not in self._nodes:
            self._nodes[kind] = [n for n in self.nodes if isinstance(n, kind)]
        return self._nodes[kind]  # type: ignore[return-value]

    def functions(self) -> dict[str, ast.FunctionDef]:
        """By name; one walk of the tree serves every call, since a big file has thousands of places that ask."""
        if self._functions is None:
            self._functions = {n.name: n for n in self.every(ast.FunctionDef)}
        return self._functions


def clip(text: str, limit: int = 60) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= limit else flat[: limit - 1] + "…"


def is_builtin(name: str) -> bool:
    return hasattr(builtins, name)


def header_end(statement: ast.stmt) -> int:
    """Last line of what runs before the body; the whole statement for simple ones."""
    body = getattr(statement, "body", None)
    if isinstance(body, list) and body and isinstance(body[0], ast.stmt):
        first = body[0]
        return max(statement.lineno, min([first.lineno, *[d.lineno for d in getattr(first, "decorator_list", [])]]) - 1)
    return statement.end_lineno or statement.lineno


def own_nodes(statement: ast.stmt) -> Iterator[ast.AST]:
    """Nodes of a statement without those of the statements nested in it."""
    pending: deque[ast.AST] = deque([statement])
    while pending:
        node = pending.popleft()
        yield node
        pending.extend(child for child in ast.iter_child_nodes(node) if not isinstance(child, (ast.stmt, ast.ExceptHandler)))


def blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        block = getattr(node, name, None)
        if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
            yield block
