"""Family of guards: before a statement it is left, or what it needs is set, where a value that it uses is missing."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_blocks import SIMPLE, Place, open_place, shifted
from fixpoint_clauses import asked_of, conditions_for, homes_of, root_of
from fixpoint_kinds import ITEMS, NUMBER, TEXT, kinds_near
from fixpoint_like_values import last_of, words_in
from fixpoint_model import Model, Mutation, clip
from fixpoint_seen import may
from fixpoint_statements import gives_something, parents, returned
from fixpoint_terms import in_text, is_chain, is_defined, names_at

FAMILY = "guards"
# Of the usual edits' priors: these are many, and each is right less often.
SHARE = 0.01
MOST_NAMES, MOST_FORMS, MOST_CONDITIONS, LONGEST = 6, 6, 30, 40
WHOLE = (ast.For, ast.While, ast.With, ast.Try, ast.If, ast.Return)
INDENT = "    "
MISSING = (("not {}", 1.0), ("{} is None", 0.9))
OF_KIND = {NUMBER: (("{} == 0", 0.8), ("{} < 0", 0.6), ("{} <= 0", 0.5)), TEXT: (("{} == ''", 0.5),), ITEMS: (("len({}) == 0", 0.5),)}
DEFAULTS = {NUMBER: ("0", "1"), TEXT: ("''",), ITEMS: ("[]", "()"), None: ("''", "[]", "{}", "0", "()", "None")}


def guard_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`if not rows: return`, `if path is None: path = ''`, `if hasattr(node, "names"): …`"""
    place, function = open_place(model, statement), model.function_of(statement)
    if place is None or function is None:
        return
    names, kinds = subjects(place), kinds_near(model, statement)
    ways = ways_out(model, statement, function)
    # Nothing follows that could be guarded.
    last = bound_in(statement) if place.position == len(place.block) - 1 else set()
    known = {*names_at(model, statement), *model.module_names}
    yield from as_asked_elsewhere(place, ways)
    for rank, name in enumerate(names):
        near, kind = 0.9**rank, kinds.get(name)
        missing = [(shape.format(name), usual) for shape, usual in (*MISSING, *OF_KIND.get(kind, ()))]
        asked = asked_of(model).get(last_of(name), [])[:MOST_FORMS]
        said = [(text.format(name), 0.8) for form in asked for text in (form.holds, form.fails)]
        said += [(f"{name} {sign} {home}", 0.5) for home in homes_of(model).get(name, ()) if root_of(home) in known for sign in ("in", "not in")][:MOST_FORMS]
        for condition, usual in [*missing, *said]:
            if not may(model, statement, condition).hold:
                continue
            put = [place.before, *([place.after] if name in last else [])]
            for position, way in enumerate([*ways, f"return {name}"]):
                for at in put:
                    yield at([f"if {condition}:", f"{INDENT}{way}"], FAMILY, SHARE * 0.3 * usual * near * 0.85**position, f"`if {condition}: {way}` was added")
            for position, default in enumerate([*named_alike(model, name, statement), *DEFAULTS.get(kind, DEFAULTS[None])]):
                for at in put if not condition.endswith(default) else ():
                    yield at([f"if {condition}:", f"{INDENT}{name} = {default}"], FAMILY, SHARE * 0.25 * usual * near * 0.85**position, f"`{name}` is {default} if `{condition}`")
        owner, _, attribute = name.rpartition(".")
        said += [(f"hasattr({owner}, '{attribute}')", 0.4)] if owner else []
        there = [(name, 0.8), (f"{name} is not None", 0.8), (f"not {name}", 0.4), (f"{name} is None", 0.4), *said]
        for condition, usual in there if isinstance(statement, (*SIMPLE, *WHOLE)) else ():
            if may(model, statement, condition).fail:
                indented = shifted(place.text, place.pad, place.pad + INDENT)
                yield place.whole(f"{place.pad}if {condition}:\n{indented}", FAMILY, SHARE * 0.25 * usual * near, f"`{clip(place.text)}` runs only if `{condition}`")


def as_asked_elsewhere(place: Place, ways: list[str]) -> Iterator[Mutation]:
    """Under conditions that the file asks of such names, and those of a clause."""
    model, statement = place.model, place.node
    indented = shifted(place.text, place.pad, place.pad + INDENT)
    for rank, (condition, weight) in enumerate(conditions_for(model, statement)[:MOST_CONDITIONS]):
        prior = SHARE * 0.3 * weight * 0.97**rank
        if isinstance(statement, (*SIMPLE, *WHOLE)) and may(model, statement, condition).fail:
            yield place.whole(f"{place.pad}if {condition}:\n{indented}", FAMILY, prior, f"`{clip(place.text)}` runs only if `{condition}`")
        for position, way in enumerate(ways[:2] if may(model, statement, condition).hold else ()):
            yield place.before([f"if {condition}:", f"{INDENT}{way}"], FAMILY, prior * 0.85**position, f"`if {condition}: {way}` was added")


def named_alike(model: Model, name: str, statement: ast.stmt) -> list[str]:
    """`self.path` for `path`, `DEFAULT_PATH` and `path()` too."""
    known = names_at(model, statement)
    own = [f"self.{one}" for one in model.attributes(statement) if "self" in known and last_of(name) in (one, one.strip("_")) and f"self.{one}" != name]
    constants = [one for one in model.module_names if one.isupper() and words_in(name) & words_in(one)]
    return [*own, *constants[:3]]


def subjects(place: Place) -> list[str]:
    """What the statement uses, what was bound just before it, and parameters."""
    model, statement = place.model, place.node
    known, found = names_at(model, statement), {}
    before = place.block[place.position - 1] if place.position else None
    bound = bound_in(statement) if place.position == len(place.block) - 1 and not isinstance(statement, ast.For) else set()
    found.update(dict.fromkeys(sorted(bound)))
    for near in (statement, before):
        for one in ast.walk(near) if near is not None else ():
            if isinstance(one, (ast.Name, ast.Attribute)) and is_chain(one) and not in_text(model, one):
                parent, text = model.parent.get(one), model.src(one)
                is_called = isinstance(parent, ast.Call) and parent.func is one
                is_read = isinstance(one.ctx, ast.Load) or near is before
                if is_read and not is_called and text.split(".")[0] in known and text not in ("self", "cls") and len(text) <= LONGEST and not is_defined(model, text):
                    found[text] = None
    ordered = sorted(found, key=lambda text: "." in text and not text.startswith("self."))
    return [*ordered, *(one for one in model.parameters(model.function_of(statement)) if one not in found)][:MOST_NAMES]


def bound_in(statement: ast.stmt) -> set[str]:
    return {one.id for one in ast.walk(statement) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}


def ways_out(model: Model, statement: ast.stmt, function: ast.AST) -> list[str]:
    """As the function is left elsewhere, and without a value."""
    in_loop = any(isinstance(one, (ast.For, ast.While)) for one in parents(model, statement, function))
    values = [f"return {one}" for one in returned(model, function)[:3]]
    nothing = ["return None", "return"] if gives_something(function) else ["return", "return None"]
    return [*(["continue", "break"] if in_loop else []), *dict.fromkeys([*values, *nothing])]
