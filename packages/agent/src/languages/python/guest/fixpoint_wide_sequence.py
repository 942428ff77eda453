"""Wide family of what things are put in order by: one more attribute or part where the others are alike."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_attributes import attributes_in
from fixpoint_file_kinds import MAPPING
from fixpoint_model import Hints, Model, Mutation
from fixpoint_wide_places import Site, kind_of

ORDERS = {"sorted", "sort", "min", "max"}
MOST_ATTRIBUTES, PARTS = 8, ("[0]", "[1]")


def sequence_mutations(site: Site, hints: Hints) -> Iterator[Mutation]:
    node = site.node
    if isinstance(node, ast.Lambda) and is_key(site.model, node):
        yield from by_more(site, node)
    elif isinstance(node, ast.Call) and name_of(node) in ORDERS and not any(keyword.arg == "key" for keyword in node.keywords):
        yield from by_something(site, node)


def name_of(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""


def is_key(model: Model, node: ast.Lambda) -> bool:
    keyword = model.parent.get(node)
    call = model.parent.get(keyword) if isinstance(keyword, ast.keyword) and keyword.arg == "key" else None
    return isinstance(call, ast.Call) and name_of(call) in ORDERS and len(node.args.args) == 1


def by_more(site: Site, node: ast.Lambda) -> Iterator[Mutation]:
    """`key=lambda one: one.id` → `(one.stored, one.id)`; `key=lambda one: one[1], reverse=True` → `(-one[1], one[0])`."""
    model, name = site.model, node.args.args[0].arg
    text = model.src(node.body)
    own = model.text[model.span(node.body.elts[0])[0]: model.span(node.body.elts[-1])[1]] if isinstance(node.body, ast.Tuple) and node.body.elts else text
    start, end = model.span(node.body)
    is_indexed = f"{name}[" in text
    keys = [f"{name}{part}" for part in PARTS] if is_indexed else [f"{name}.{attribute}" for attribute in attributes_in(site.around)[:MOST_ATTRIBUTES]]
    for key in [*keys, name]:
        if key == own:
            continue
        weight = 0.5 if is_indexed else 0.35 if key != name else 0.2
        for parts in (f"({own}, {key})", f"({key}, {own})"):
            yield model.swap(node.body, parts, "wide-sequence", weight, bare=True)
        yield model.swap(node.body, key, "wide-sequence", 0.4 * weight, bare=True)
        backwards = reverse_of(model, node)
        if backwards is not None and own == text:
            edits = [(start, end, f"(-{own}, {key})"), (*backwards, "")]
            yield Mutation(edits, "wide-sequence", 0.8 * weight, site.line, f"the largest `{own}` first, then by `{key}`")
    if own == text:
        yield model.swap(node.body, f"-{text}", "wide-sequence", 0.3, bare=True)


def reverse_of(model: Model, node: ast.Lambda) -> tuple[int, int] | None:
    """Where `, reverse=True` stands."""
    call = model.parent.get(model.parent[node])
    for keyword in call.keywords if isinstance(call, ast.Call) else ():
        if keyword.arg == "reverse" and isinstance(keyword.value, ast.Constant) and keyword.value.value is True:
            end = model.span(keyword.value)[1]
            start = model.text.rfind(",", 0, model.span(keyword.value)[0])
            return (start, end) if start > model.span(node)[0] else None
    return None


def by_something(site: Site, node: ast.Call) -> Iterator[Mutation]:
    """`max(votes)` → `max(votes, key=lambda one: (votes[one], one))`, `sorted(lots)` → `sorted(lots, key=lambda one: one.id)`."""
    model = site.model
    if any(keyword.arg is None for keyword in node.keywords) or any(isinstance(one, ast.Starred) for one in node.args):
        return
    is_method = isinstance(node.func, ast.Attribute)
    if len(node.args) != (0 if is_method else 1) or node.args and isinstance(node.args[0], ast.GeneratorExp):
        return
    home = node.func.value if isinstance(node.func, ast.Attribute) else node.args[0]
    end = model.span(node)[1] - 1
    keys = [f"one.{attribute}" for attribute in attributes_in(site.around)[:MOST_ATTRIBUTES]]
    if kind_of(site, home) == MAPPING:
        keys = [f"{model.src(home)}[one]", f"({model.src(home)}[one], one)"]
    for key in keys:
        yield Mutation([(end, end, f"{', ' if node.args or node.keywords else ''}key=lambda one: {key}")], "wide-sequence", 0.3, site.line, f"in order of `{key}`")
