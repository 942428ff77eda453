"""Where wide families look: the nodes of a statement, those between the braces of f-strings too."""
from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Iterator

from fixpoint_file_kinds import UNKNOWN, file_kinds
from fixpoint_fstrings import HAVE_PLACES, expressions_in
from fixpoint_model import FUNCTIONS, Model, own_nodes
from fixpoint_terms import terms_at

DISPLAYS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.SetComp, ast.DictComp)


@dataclass
class Site:
    """A node, the model to ask about its text, and the model and node to ask about its scope; they differ in f-strings."""
    model: Model
    node: ast.AST
    around: Model
    statement: ast.stmt
    text_of: ast.AST | None = None

    @property
    def line(self) -> int:
        return self.statement.lineno

    def scope_of(self, node: ast.AST) -> ast.AST:
        return self.text_of or node


def sites_of(model: Model, statement: ast.stmt) -> list[Site]:
    """None where nothing is computed: definitions, imports, what stands outside of functions."""
    def find() -> list[Site]:
        if isinstance(statement, (*FUNCTIONS, ast.ClassDef, ast.Import, ast.ImportFrom)) or model.function_of(statement) is None:
            return []
        return list(find_sites(model, statement))
    return model.once("sites", statement, find)


def find_sites(model: Model, statement: ast.stmt) -> Iterator[Site]:
    annotation = getattr(statement, "annotation", None)
    skipped = set(ast.walk(annotation)) if annotation is not None else set()
    for node in own_nodes(statement):
        if isinstance(node, ast.JoinedStr) and not HAVE_PLACES:
            skipped.update(ast.walk(node))
            for part, expression in expressions_in(model, node):
                for inner in ast.walk(expression):
                    yield Site(part, inner, model, statement, node)
        elif node not in skipped:
            yield Site(model, node, model, statement)


def kind_of(site: Site, node: ast.expr) -> str:
    """As far as the terms of the scope or the form of the expression tell."""
    text = site.model.src(node)
    known = next((term.kind for term in terms_at(site.around, site.scope_of(node)) if term.text == text), UNKNOWN)
    return known if known != UNKNOWN else file_kinds(site.around).of(node)


def is_value(model: Model, node: ast.AST) -> bool:
    """An expression whose value is used, not one that only names what is called or stored to."""
    parent = model.parent.get(node)
    if not isinstance(node, ast.expr) or isinstance(getattr(node, "ctx", None), (ast.Store, ast.Del)) or isinstance(node, (ast.Slice, ast.Starred)):
        return False
    if isinstance(parent, ast.Call) and parent.func is node or isinstance(parent, (ast.Attribute, ast.Expr, ast.ExceptHandler, ast.Raise)):
        return False
    return not (isinstance(node, ast.Constant) and isinstance(parent, ast.Expr))


def is_tight(node: ast.AST) -> bool:
    """Binds at least as tightly as a call."""
    return isinstance(node, (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.Constant, *DISPLAYS))


def low(text: str) -> str:
    """As one clause of several that `and` joins."""
    return f"({text})" if " or " in text or " if " in text or text.startswith("lambda") else text
