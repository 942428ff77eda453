"""Family of copied statements: one like it of the file, with its names or one word of them exchanged, before or behind this one."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_at_hand import attributes_by_name
from fixpoint_blocks import SIMPLE, open_place
from fixpoint_like_values import words_in
from fixpoint_model import Model, Mutation, clip, is_builtin
from fixpoint_terms import names_at

FAMILY = "copied"
# Of the usual edits' priors: these are many, and each is right less often.
SHARE = 0.01
MOST, MOST_LOOKED_AT, LONGEST = 60, 60, 110
NAME = re.compile(r"[A-Za-z_]\w*")


def copied_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`seen.discard(node)` → and `closed.discard(node)`; `self._day = date.day` → and `self._month = date.month`."""
    place = open_place(model, statement)
    if place is None:
        return
    known = {*names_at(model, statement), *(one.id for one in ast.walk(statement) if isinstance(one, ast.Name))}
    beside = {model.src(one) for one in place.block if isinstance(one, SIMPLE)}
    worth: dict[str, float] = {}
    simple = model.once("simple statements", model.tree, lambda: simple_in(model))
    for rank, (other, text, names) in enumerate(sorted(simple, key=lambda one: abs(one[0].lineno - statement.lineno))[:MOST_LOOKED_AT]):
        near = 1.0 - 0.5 * rank / MOST_LOOKED_AT
        for fresh, share in (*in_scope(model, text, names, known), *(model.once(f"words exchanged {text}", model.tree, lambda: list(word_exchanged(model, text))) if rank < 8 else ())):
            if fresh not in beside and share * near > worth.get(fresh, 0.0):
                worth[fresh] = share * near
    for fresh, share in attributes_set(model, statement, known):
        if fresh not in beside:
            worth[fresh] = max(share, worth.get(fresh, 0.0))
    leaves = isinstance(statement, (ast.Return, ast.Raise, ast.Break, ast.Continue))
    for rank, fresh in enumerate(sorted(worth, key=lambda one: -worth[one])[:MOST]):
        yield place.before(fresh.split("\n"), FAMILY, SHARE * 0.25 * 0.97**rank, f"`{clip(fresh)}` was added")
        if not leaves:
            yield place.after(fresh.split("\n"), FAMILY, SHARE * 0.22 * 0.97**rank, f"`{clip(fresh)}` was added")


def attributes_set(model: Model, statement: ast.stmt, known: set[str]) -> Iterator[tuple[str, float]]:
    """`report.errors += 1`, `settings.strict = True`: an attribute that the file has of such a name, as its use and its name tell."""
    attributes = model.once("attributes by name", model.tree, lambda: attributes_by_name(model))
    own = [one.id for one in ast.walk(statement) if isinstance(one, ast.Name)]
    for owner in dict.fromkeys([*own, *known]):
        for rank, attribute in enumerate(attributes.get(owner, ())[:8] if owner in known and owner not in ("self", "cls") else ()):
            for value, usual in ((" = True", 0.5), (" = False", 0.45), (" += 1", 0.5), (" = None", 0.45), (f" = {attribute}", 0.6 if attribute in known else 0.0)):
                if usual:
                    yield f"{owner}.{attribute}{value}", usual * 0.97**rank * (1.0 if owner in own else 0.7)


def simple_in(model: Model) -> list[tuple[ast.stmt, str, list[str]]]:
    """Short ones, once each, with the variables in them."""
    found: dict[str, tuple[ast.stmt, str, list[str]]] = {}
    for one in model.every(ast.stmt):
        if one.end_lineno - one.lineno > 1:  # type: ignore[operator]
            continue
        if (isinstance(one, SIMPLE) and not isinstance(one, (ast.Assert, ast.Raise)) or is_small(one)) and model.function_of(one) is not None:
            text, pad = model.src(one), model.indent(one.lineno)
            if len(text) > LONGEST or "\n" in text and not is_small(one) or isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant):
                continue
            text = "\n".join(line[len(pad):] if line.startswith(pad) else line for line in text.split("\n"))
            if text in found:
                continue
            names = dict.fromkeys(n.id for n in ast.walk(one) if isinstance(n, ast.Name) and not is_builtin(n.id) and n.id not in model.module_names)
            found[text] = (one, text, list(names))
    return list(found.values())


def is_small(statement: ast.AST) -> bool:
    """One thing under one condition."""
    return isinstance(statement, ast.If) and not statement.orelse and len(statement.body) == 1 and isinstance(statement.body[0], (*SIMPLE, ast.Return, ast.Continue, ast.Break))


def in_scope(model: Model, text: str, names: list[str], known: set[str]) -> Iterator[tuple[str, float]]:
    """As it is, or with one name that is none here in another one's place; with one that is, too."""
    strange = [one for one in names if one not in known]
    if len(strange) > 1:
        return
    if not strange:
        yield text, 1.0
    for old in strange or [one for one in names if one not in ("self", "cls")]:
        likely = sorted((one for one in known if one not in names and one not in ("self", "cls")), key=lambda one: -len(words_in(one) & words_in(old)))
        for new in likely[:6]:
            yield renamed(text, {old: new}), 0.7 if strange else 0.6


def word_exchanged(model: Model, text: str) -> Iterator[tuple[str, float]]:
    """One word of its names in all of them: what comes of it the file has too."""
    own = [one for one in dict.fromkeys(NAME.findall(text)) if one not in ("self", "cls")]
    there = model.once("names of the file", model.tree, lambda: dict.fromkeys(NAME.findall(model.text)))
    for word in dict.fromkeys(word for name in own for word in words_in(name)):
        having = [name for name in own if word in words_in(name)]
        start, _, end = having[0].partition(word)
        if word not in having[0] or len(word) < 2:
            continue
        others = [name[len(start): len(name) - len(end)] for name in there if name.startswith(start) and name.endswith(end) and len(name) > len(start + end)] if start or end else list(there) if len(having) > 1 else []
        count = 0
        for other in others:
            ways = {name: name.replace(word, other) for name in having}
            if other != word and other.isidentifier() and all(new in there for new in ways.values()) and count < 6:
                count += 1
                yield renamed(text, ways), 0.8 if len(having) > 1 else 0.5


def renamed(text: str, ways: dict[str, str]) -> str:
    return NAME.sub(lambda found: ways.get(found.group(), found.group()), text)
