"""Wide family of forgotten statements: a variable set, a collection changed, what was done before undone."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_attributes import set_attributes
from fixpoint_blocks import Place
from fixpoint_file_kinds import BOOLEAN, COLLECTIONS, MAPPING, NUMBER, SET, TEXT, UNKNOWN, file_kinds
from fixpoint_kinds import ITEMS
from fixpoint_model import FUNCTIONS, Hints, Model, Mutation
from fixpoint_predicates import conditions_at
from fixpoint_terms import Term, names_at, stored_in, terms_at
from fixpoint_wide_calls import own_functions
from fixpoint_wide_places import Site
from fixpoint_wide_statements import INDENT, LEAVING, place_of

NEUTRAL = {NUMBER: ("0", "1", "None"), TEXT: ("''", "None"), ITEMS: ("[]",), MAPPING: ("{}",), SET: ("set()",), BOOLEAN: ("False", "True"), UNKNOWN: ("None", "0", "[]", "''")}
MOST_TARGETS, MOST_VALUES, MOST_KEYS, MOST_OBJECTS = 10, 8, 5, 3
# Of the likeliest changes, those that happen only under one of the likeliest conditions.
MOST_CHANGES_UNDER, MOST_CONDITIONS_OVER = 14, 40


def set_mutations(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation]:
    place = place_of(model, statement)
    if place is None:
        return
    changes = sorted(changes_at(model, statement), key=lambda pair: -pair[1])
    for text, weight in changes:
        yield from beside(place, [text], 0.35 * weight, f"`{text}` was added")
    for text, weight in changes[:MOST_CHANGES_UNDER]:
        for condition, usual in conditions_at(model, statement)[:MOST_CONDITIONS_OVER]:
            yield from beside(place, [f"if {condition}:", f"{INDENT}{text}"], 0.35 * weight * usual, f"`if {condition}: {text}` was added")


def beside(place: Place, lines: list[str], prior: float, note: str) -> Iterator[Mutation]:
    yield place.before(lines, "wide-set", prior, note)
    if not isinstance(place.node, LEAVING):
        yield place.after(lines, "wide-set", prior, note)


def changes_at(model: Model, statement: ast.stmt) -> Iterator[tuple[str, float]]:
    terms = terms_at(model, statement)
    attributes = set_attributes(model)
    # What one function sets of its objects another may have forgotten.
    changed = stored_texts(model, statement) | {t.text for t in terms if "." in t.text and t.text.split(".")[-1] in attributes}
    targets = [term for term in terms if term.text in changed or term.kind in COLLECTIONS and is_place(term.text)]
    for target in targets[:MOST_TARGETS]:
        if target.text in changed:
            yield from assigned(target, terms)
        yield from collected(target, [t for t in terms if t.text != target.text and t.text != f"len({target.text})"])
    yield from through(model, statement, [target for target in targets if target.text in changed])
    yield from members(model, statement, terms)
    for call, weight in own_procedures(model, statement, terms):
        yield call, weight


def is_place(text: str) -> bool:
    return all(part.isidentifier() for part in text.split("."))


def stored_texts(model: Model, statement: ast.stmt) -> set[str]:
    """Variables of the function and attributes of the class that are assigned somewhere."""
    function, home = model.function_of(statement), model.class_of(statement)
    stored = {n.id for n in stored_in(model, function)} if function else set()
    attributes = {model.src(n) for n in ast.walk(home or model.tree) if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)}
    return stored | attributes | set(model.parameters(function))


def assigned(target: Term, terms: list[Term]) -> Iterator[tuple[str, float]]:
    for value in NEUTRAL[target.kind]:
        yield f"{target.text} = {value}", 0.8 * target.weight
    alike = [t for t in terms if t.text != target.text and (t.kind == target.kind or UNKNOWN in (t.kind, target.kind))]
    for term in alike[:MOST_VALUES]:
        yield f"{target.text} = {term.text}", 0.8 * target.weight * term.weight
    if target.kind == NUMBER:
        for text, weight in [("1", 1.0), *((t.text, t.weight) for t in alike[:MOST_VALUES])]:
            yield f"{target.text} += {text}", 0.8 * target.weight * weight
            yield f"{target.text} -= {text}", 0.8 * target.weight * weight


def collected(target: Term, terms: list[Term]) -> Iterator[tuple[str, float]]:
    name, kind = target.text, target.kind
    values = terms[:MOST_VALUES]
    keys = [t for t in terms if t.kind in (TEXT, NUMBER, UNKNOWN) and not t.text.startswith("len(")][:MOST_KEYS]
    if kind == ITEMS:
        for term in values:
            yield f"{name}.append({term.text})", 0.8 * target.weight * term.weight
        yield f"{name}.pop()", 0.5 * target.weight
    elif kind == SET:
        for term in keys:
            yield f"{name}.add({term.text})", target.weight * term.weight
            yield f"{name}.discard({term.text})", target.weight * term.weight
    elif kind == MAPPING:
        for key in keys:
            for term in values:
                if term.text != key.text:
                    yield f"{name}[{key.text}] = {term.text}", 0.7 * target.weight * key.weight * term.weight
            yield f"{name}.pop({key.text}, None)", 0.9 * target.weight * key.weight
    if kind in COLLECTIONS:
        yield f"{name}.clear()", 0.5 * target.weight


def through(model: Model, statement: ast.stmt, targets: list[Term]) -> Iterator[tuple[str, float]]:
    """`path = normalised(path)`"""
    for name, worth in own_functions(Site(model, statement, model, statement)):
        for target in targets[:MOST_KEYS]:
            yield f"{target.text} = {name}({target.text})", 0.8 * worth * target.weight


def members(model: Model, statement: ast.stmt, terms: list[Term]) -> Iterator[tuple[str, float]]:
    """`target.muted = target.muted or other.muted`, of attributes that the file sets."""
    names = names_at(model, statement)
    owners = {term.text.split(".")[0] for term in terms if "." in term.text}
    objects = sorted((term.text for term in terms if term.kind == UNKNOWN and term.text in names), key=lambda name: name not in owners)[:MOST_OBJECTS]
    plain = [term for term in terms if term.text in names and term.text not in objects][:MOST_OBJECTS]
    for attribute in set_attributes(model):
        for one in objects:
            for term in plain:
                yield f"{one}.{attribute} = {term.text}", (0.5 if term.text == attribute else 0.25) * term.weight
            for other in objects:
                if one != other:
                    yield f"{one}.{attribute} = {other}.{attribute}", 0.35
                    yield f"{one}.{attribute} = {one}.{attribute} or {other}.{attribute}", 0.25
            kind = file_kinds(model).known.get((model.tree, attribute), UNKNOWN)
            for value in NEUTRAL[kind] if kind == BOOLEAN else ("True", "False", "None", "0"):
                yield f"{one}.{attribute} = {value}", 0.5 if kind == BOOLEAN else 0.15


def own_procedures(model: Model, statement: ast.stmt, terms: list[Term]) -> Iterator[tuple[str, float]]:
    """Calls of functions that return nothing, with at most one argument."""
    home, around = model.class_of(statement), model.function_of(statement)
    has_self = "self" in names_at(model, statement)
    for function in model.every(ast.FunctionDef):
        owner = model.class_of(function)
        if function is around or function.name.startswith("__") or not (owner is None or owner is home and has_self) or gives(model, function):
            continue
        parameters = model.parameters(function)
        free = len(parameters) - len(function.args.defaults)
        name = function.name if owner is None else f"self.{function.name}"
        if free <= 0:
            yield f"{name}()", 0.8
        elif free == 1:
            named = next((t for t in terms if t.text == parameters[0] or t.text.endswith(f".{parameters[0]}")), None)
            for term in terms[:MOST_VALUES]:
                yield f"{name}({term.text})", (0.9 if term is named else 0.5) * term.weight


def gives(model: Model, function: ast.FunctionDef) -> bool:
    return any(n.value is not None and model.function_of(n) is function for n in ast.walk(function) if isinstance(n, ast.Return)) or any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in ast.walk(function))
