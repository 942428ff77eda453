"""Wide families of statements: only under a condition, or left under one."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_asked import told_apart
from fixpoint_blocks import SIMPLE, Place, shifted
from fixpoint_file_kinds import BOOLEAN, MAPPING, NUMBER, SET, TEXT, UNKNOWN, file_kinds
from fixpoint_kinds import ITEMS
from fixpoint_model import FUNCTIONS, Hints, Model, Mutation, clip
from fixpoint_statements import parents, raises, returned

LEAVING = (ast.Return, ast.Raise, ast.Continue, ast.Break)
NEUTRAL = ("None", "[]", "{}", "0", "''", "False", "True")
# What a function that returns such values elsewhere returns when there is nothing to do.
LIKE = {NUMBER: ("0", "None", "1"), TEXT: ("''", "None"), ITEMS: ("[]", "None"), MAPPING: ("{}", "None"), SET: ("set()", "None"), BOOLEAN: ("False", "True")}
MOST_SELDOM = 60
INDENT = "    "


def place_of(model: Model, statement: ast.stmt) -> Place | None:
    """None where no statement can stand before it: the second on a line, an `elif`, a definition."""
    if isinstance(statement, (*FUNCTIONS, ast.ClassDef)) or model.function_of(statement) is None:
        return None
    place = Place(model, statement)
    is_elif = isinstance(statement, ast.If) and model.text.startswith("elif", model.span(statement)[0])
    return None if is_elif or not place.alone or is_docstring(statement) else place


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def only_if_mutations(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation]:
    """`S` → `if C: S`, also for two in a row."""
    place = place_of(model, statement)
    if place is None or not isinstance(statement, (*SIMPLE, *LEAVING)):
        return
    conditions = [(one.text, one.weight) for one in told_apart(model, statement) if one.may_fail]
    indented = shifted(place.text, place.pad, place.pad + INDENT)
    for condition, weight in conditions:
        yield place.whole(f"{place.pad}if {condition}:\n{indented}", "wide-only-if", 0.6 * weight, f"`{clip(place.text)}` runs only if `{condition}`")
    if place.position + 1 < len(place.block) and isinstance(place.block[place.position + 1], (*SIMPLE, *LEAVING)):
        second = Place(model, place.block[place.position + 1])
        if second.alone and second.start == place.end:
            both = indented + shifted(second.text, place.pad, place.pad + INDENT)
            for condition, weight in conditions:
                text = f"{place.pad}if {condition}:\n{both}"
                yield Mutation([(place.start, second.end, text)], "wide-only-if", 0.4 * weight, statement.lineno, f"`{clip(place.text)}` and the next run only if `{condition}`")


def leave_mutations(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation]:
    """Before a statement: `if C: continue`, `break`, `return V`, or the error that the issue misses."""
    place, function = place_of(model, statement), model.function_of(statement)
    if place is None or function is None:
        return
    conditions = [(one.text, one.weight) for one in told_apart(model, statement) if one.may_hold]
    ways = list(ways_to_leave(model, statement, function, hints))
    for rank, (way, worth) in enumerate(sorted(ways, key=lambda pair: -pair[1])):
        for condition, weight in conditions if rank < 3 else conditions[:MOST_SELDOM]:
            yield left(place, condition, weight, way, worth)


def left(place: Place, condition: str, weight: float, way: str, worth: float) -> Mutation:
    return place.before([f"if {condition}:", f"{INDENT}{way}"], "wide-leave", 0.6 * worth * weight, f"`if {condition}: {way}` was added")


def ways_to_leave(model: Model, statement: ast.stmt, function: ast.AST, hints: Hints) -> Iterator[tuple[str, float]]:
    if any(isinstance(one, (ast.For, ast.While)) for one in parents(model, statement, function)):
        yield "continue", 1.0
        yield "break", 0.7
    if hints.symptom == "missing_exception":
        kind = hints.error_type or "ValueError"
        said = [f"{kind}({hints.missed!r})"] if hints.missed else []
        for raised in dict.fromkeys([*said, *raises(model, function), f"{kind}()"]):
            yield f"raise {raised}", 1.0 if raised.startswith(kind) else 0.5
    values = returned(model, function)
    if not values:
        yield "return", 0.8
        return
    kind = file_kinds(model).results.get(getattr(function, "name", ""), UNKNOWN)
    likely = LIKE.get(kind, ())
    for value in dict.fromkeys([*values, *likely, *model.parameters(function)[:3], *NEUTRAL]):
        yield f"return {value}", 0.8 if value in values or value in likely else 0.4 if value in ("None", *model.parameters(function)) else 0.25
