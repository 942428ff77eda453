"""Families of what a class does with what it keeps: a counter that nothing moves, the opposite of another method, a helper that nothing calls, a list that stays empty."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_file_kinds import ITEMS, NUMBER, file_kinds
from fixpoint_missing import filled_in
from fixpoint_model import FUNCTIONS, Function, Model, Mutation
from fixpoint_terms import names_at, never_read, stored_in
from fixpoint_unread import beside

MOST, MOST_GIVEN = 3, 3
OPPOSITE = {ast.Add: "-=", ast.Sub: "+="}


def class_wide_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    function = model.function_of(statement)
    if function is None or isinstance(statement, (*FUNCTIONS, ast.ClassDef)):
        return
    yield from uncalled(model, statement, function)
    yield from put_away(model, statement, function)
    home = model.class_of(function)
    if home is not None and function.name != "__init__" and "self" in {one.arg for one in function.args.args}:
        yield from stays(model, statement, function, home)
        yield from opposite(model, statement, function, home)


def uncalled(model: Model, statement: ast.stmt, function: ast.AST) -> Iterator[Mutation]:
    """A private function or method that nothing calls, with what is at hand under the names of its parameters."""
    known = model.once("uncalled", model.tree, lambda: nobody_calls(model))
    names = {*names_at(model, statement), *(one.id for one in stored_in(model, function) if one.lineno <= statement.lineno)}
    for one in [one for one in known if one is not function][:MOST]:
        owner = model.class_of(one)
        if owner is not None and owner is not model.class_of(function):
            continue
        needed = model.parameters(one)
        if not set(needed) <= names and len(needed) != 1:
            continue
        called = f"self.{one.name}" if owner is not None else one.name
        choices = [", ".join(needed)] if set(needed) <= names else [name for name in names if name not in ("self", "cls")][:MOST_GIVEN]
        for given in choices:
            yield from beside(model, statement, f"{called}({given})", "uncalled", 0.7)


def nobody_calls(model: Model) -> list[ast.FunctionDef]:
    read = {one.attr for one in model.every(ast.Attribute)} | {one.id for one in model.every(ast.Name)}
    return [one for one in model.every(ast.FunctionDef) if one.name.startswith("_") and not one.name.startswith("__") and one.name not in read and not one.decorator_list]


def put_away(model: Model, statement: ast.stmt, function: Function) -> Iterator[Mutation]:
    """What nothing reads goes where things are kept: `self._rows.append(Row(day, text))`, `self.total += amount`."""
    unread = never_read(model, function)
    names = [one for one in names_at(model, statement) if one not in ("self", "cls")]
    here = [one.id for one in ast.walk(statement) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)]
    lost = [one for one in dict.fromkeys([*here, *names]) if one in unread and not one.startswith("_")]
    if not lost:
        return
    homes = kept_in(model, function, "self" in {one.arg for one in function.args.args})
    things = [*makings(model, {*names, *here}, set(lost)), *([f"({', '.join(lost)})"] if 1 < len(lost) < 5 else []), *lost[:2]]
    for home, kind in homes:
        for position, thing in enumerate(things[:MOST_GIVEN] if kind == ITEMS else lost[:1]):
            texts = [f"{home}.append({thing})"] if kind == ITEMS else [f"{home} += {thing}", f"{home} -= {thing}"]
            for text in texts:
                yield from beside(model, statement, text, "put-away", 0.6 * 0.9**position)


def kept_in(model: Model, function: Function, is_method: bool) -> list[tuple[str, str]]:
    """Lists and numbers of the function and of its object."""
    known = file_kinds(model).known
    own = [(one.id, known.get((function, one.id))) for one in stored_in(model, function) if isinstance(model.parent.get(one), ast.Assign)]
    if is_method:
        own += [(f"self.{name}", known.get((model.tree, name))) for name in model.attributes(function)]
    lists = [(name, kind) for name, kind in dict.fromkeys(own) if kind == ITEMS]
    return [*lists[:MOST], *[(name, kind) for name, kind in dict.fromkeys(own) if kind == NUMBER and name.startswith("self.")][:MOST]]  # type: ignore[misc]


def makings(model: Model, names: set[str], lost: set[str]) -> list[str]:
    """Objects of the file's classes that are made of what is at hand under the same names."""
    found = []
    for one in model.every(ast.ClassDef):
        init = next((part for part in one.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)
        fields = model.parameters(init) if init else [part.target.id for part in one.body if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.value is None]
        if fields and set(fields) <= names and set(fields) & lost:
            found.append(f"{one.name}({', '.join(fields)})")
    return found


def stays(model: Model, statement: ast.stmt, function: Function, home: ast.ClassDef) -> Iterator[Mutation]:
    """`self.misses = 0` that nothing changes: `self.misses += 1`; `self._rows = []` that nothing fills: `self._rows.append(row)`."""
    for attribute, text in model.once("stays", home, lambda: unmoved(model, home))[:MOST]:
        given = model.parameters(function)
        stored = [one.id for one in stored_in(model, function) if one.lineno <= (statement.end_lineno or statement.lineno)]
        things = list(dict.fromkeys([*stored[::-1], *given]))[:MOST_GIVEN]
        if text in ("0", "0.0"):
            texts = [f"self.{attribute} += 1", *(f"self.{attribute} += {one}" for one in things)]
        else:
            texts = [f"self.{attribute}.{'add' if text == 'set()' else 'append'}({one})" for one in things]
        for position, one in enumerate(texts):
            yield from beside(model, statement, one, "stays", 0.9 * 0.8**position)


def unmoved(model: Model, home: ast.ClassDef) -> list[tuple[str, str]]:
    """Attributes that begin as nothing and are never set or filled after that."""
    stored: dict[str, list[str]] = {}
    for one in ast.walk(home):
        target = one.targets[0] if isinstance(one, ast.Assign) else one.target if isinstance(one, (ast.AnnAssign, ast.AugAssign)) else None
        if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
            value = getattr(one, "value", None)
            stored.setdefault(target.attr, []).append(model.src(value) if value is not None and not isinstance(one, ast.AugAssign) else "")
    outside = {one.attr for one in model.every(ast.Attribute) if not isinstance(one.ctx, ast.Load) and not (isinstance(one.value, ast.Name) and one.value.id == "self")}
    filled = filled_in(model, home)
    return [(name, texts[0]) for name, texts in stored.items()
            if len(texts) == 1 and texts[0] in ("0", "0.0", "[]", "set()", "list()") and f"self.{name}" not in filled and name not in outside]


def opposite(model: Model, statement: ast.stmt, function: Function, home: ast.ClassDef) -> Iterator[Mutation]:
    """`self.free += amount` in one method: `self.free -= amount` in the one beside it that leaves `free` alone."""
    own = {model.src(one.target) for one in ast.walk(function) if isinstance(one, ast.AugAssign)}
    names = {*names_at(model, statement), *model.module_names, "self"}
    texts: dict[str, float] = {}
    for one in model.once("moved", home, lambda: moved_in(home)):
        if model.src(one.target) in own:
            continue
        if {n.id for n in ast.walk(one) if isinstance(n, ast.Name)} <= names and "\n" not in model.src(one):
            sign = "+=" if isinstance(one.op, ast.Add) else "-="
            texts.setdefault(f"{model.src(one.target)} {OPPOSITE[type(one.op)]} {model.src(one.value)}", 0.7)
            texts.setdefault(f"{model.src(one.target)} {sign} {model.src(one.value)}", 0.5)
    for text, prior in list(texts.items())[: 2 * MOST]:
        yield from beside(model, statement, text, "opposite", prior)


def moved_in(home: ast.ClassDef) -> list[ast.AugAssign]:
    return [one for one in ast.walk(home) if isinstance(one, ast.AugAssign) and isinstance(one.op, (ast.Add, ast.Sub)) and isinstance(one.target, (ast.Attribute, ast.Subscript))]
