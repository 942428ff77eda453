"""Wide family of twins: a statement of the file once more, with another name or attribute in it."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_attributes import attributes_in
from fixpoint_model import Hints, Model, Mutation
from fixpoint_terms import names_at
from fixpoint_wide_statements import INDENT, place_of

LONGEST = 120
MOST_STATEMENTS, MOST_NAMES = 24, 6


def twin_mutations(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation]:
    """`debtor.left -= amount` beside `creditor.left -= amount`: what is done to one of two is done to the other."""
    place, function = place_of(model, statement), model.function_of(statement)
    if place is None or function is None:
        return
    seen: set[str] = set()
    own = model.src(function)
    for other, near in statements_near(model, statement):
        for lines, weight in [*renamed(model, other, statement), *with_other_attributes(model, other)]:
            text = "\n".join(lines)
            if text in seen or lines[0] in own:
                continue
            seen.add(text)
            yield place.before(lines, "wide-twin", 0.5 * weight * near, f"`{lines[0]}` was added")
            yield place.after(lines, "wide-twin", 0.5 * weight * near, f"`{lines[0]}` was added")


def statements_near(model: Model, own: ast.stmt) -> list[tuple[ast.stmt, float]]:
    """Short ones, those of the same function first."""
    home = model.function_of(own)
    found = [(one, 1.0 if model.function_of(one) is home else 0.5) for one in model.once("short statements", model.tree, lambda: short_statements(model))]
    return sorted(found, key=lambda pair: -pair[1])[:MOST_STATEMENTS]


def short_statements(model: Model) -> list[ast.stmt]:
    found = []
    for one in ast.walk(model.tree):
        is_plain = isinstance(one, (ast.Expr, ast.Assign, ast.AugAssign)) and not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
        is_way_out = isinstance(one, ast.If) and len(one.body) == 1 and not one.orelse and isinstance(one.body[0], (ast.Return, ast.Continue, ast.Break, ast.Raise))
        if (is_plain or is_way_out) and model.function_of(one) is not None and len(model.src(one)) <= LONGEST and model.src(one).count("\n") <= is_way_out:
            found.append(one)
    return found


def lines_of(text: str) -> list[str]:
    """Without the indentation of where they stand."""
    return [line.strip() if at == 0 else f"{INDENT}{line.strip()}" for at, line in enumerate(text.split("\n"))]


def renamed(model: Model, node: ast.stmt, statement: ast.stmt) -> Iterator[tuple[list[str], float]]:
    scope = [name for name in names_at(model, statement) if name not in ("self", "cls")]
    own = list(dict.fromkeys(n.id for n in ast.walk(node) if isinstance(n, ast.Name) and n.id not in ("self", "cls")))
    strange = [name for name in own if name not in scope and name in model.local_names(node)]
    if len(strange) > 1:
        return
    for name in strange or [name for name in own if name in scope]:
        for other in [one for one in scope if one != name][:MOST_NAMES]:
            spans = [model.span(n) for n in ast.walk(node) if isinstance(n, ast.Name) and n.id == name]
            yield lines_of(replaced(model, node, spans, other)), 0.5


def with_other_attributes(model: Model, node: ast.stmt) -> Iterator[tuple[list[str], float]]:
    places: dict[str, list[tuple[int, int]]] = {}
    for one in ast.walk(node):
        if isinstance(one, ast.Attribute) and not (isinstance(model.parent.get(one), ast.Call) and model.parent[one].func is one):  # type: ignore[attr-defined]
            end = model.span(one)[1]
            places.setdefault(one.attr, []).append((end - len(one.attr), end))
    for name, spans in places.items():
        for other in attributes_in(model):
            if other != name:
                yield lines_of(replaced(model, node, spans, other)), 0.5 if len(spans) > 1 else 0.3


def replaced(model: Model, node: ast.stmt, spans: list[tuple[int, int]], new: str) -> str:
    start, text = model.span(node)[0], model.src(node)
    for a, b in sorted(spans, reverse=True):
        text = text[: a - start] + new + text[b - start:]
    return text
