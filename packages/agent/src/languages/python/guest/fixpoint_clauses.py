"""Family of one more clause, at each clause of a test and at values that are asked for their truth."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_asked_forms import Form, asked_forms
from fixpoint_at_hand import attributes_by_name
from fixpoint_conditions import low
from fixpoint_model import Model, Mutation
from fixpoint_predicates import conditions_of, members_of
from fixpoint_seen import may
from fixpoint_terms import in_text, innermost, is_chain, is_defined, names_at, own_attributes

FAMILY = "clauses"
# Of the usual edits' priors: these are many, and each is right less often.
SHARE = 0.01
MOST, MOST_INSTEAD, LONGEST = 40, 20, 100


def clause_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`link` → `link and link.target`; `a or name in known` → `a or name in known and name not in hidden`."""
    parent = model.parent.get(node)
    if not isinstance(node, ast.expr) or not is_asked(node, parent) or in_text(model, node):
        return
    text = model.src(node)
    if "\n" in text or len(text) > LONGEST:
        return
    inner, joined = low(text), type(parent.op) if isinstance(parent, ast.BoolOp) else None
    for rank, (condition, weight) in enumerate(conditions_for(model, node)[:MOST]):
        if condition == text:
            continue
        prior = SHARE * 0.45 * weight * 0.98**rank
        may_hold, may_fail = may(model, node, condition)
        if may_fail:
            yield model.swap(node, f"{inner} and {low(condition)}", FAMILY, prior, bare=joined is ast.And)
            yield model.swap(node, f"{low(condition)} and {inner}", FAMILY, 0.7 * prior, bare=joined is ast.And)
        if may_hold:
            yield model.swap(node, f"{text} or {condition}", FAMILY, 0.8 * prior, bare=joined is ast.Or)
        if rank < MOST_INSTEAD:
            yield model.swap(node, condition, FAMILY, 0.7 * prior)


def is_asked(node: ast.expr, parent: ast.AST | None) -> bool:
    if isinstance(parent, (ast.If, ast.While, ast.IfExp, ast.Assert)):
        return parent.test is node
    if isinstance(parent, ast.comprehension):
        return node in parent.ifs
    if isinstance(parent, ast.BoolOp):
        return not isinstance(node, ast.BoolOp)
    if isinstance(parent, ast.UnaryOp):
        return isinstance(parent.op, ast.Not)
    return isinstance(parent, (ast.Return, ast.Assign, ast.keyword)) and isinstance(node, (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Name, ast.Attribute))


def conditions_for(model: Model, node: ast.AST) -> list[tuple[str, float]]:
    """What can be asked of the names of the clause first, then of others in scope; the likeliest first."""
    known, statement = names_at(model, node), model.statement_of(node)
    own = list(dict.fromkeys(model.src(one) for one in ast.walk(node) if isinstance(one, (ast.Name, ast.Attribute)) and is_chain(one)))
    own = [one for one in own if one.split(".")[0] in known and one not in ("self", "cls") and not is_defined(model, one)]
    others = [one for one in known if one not in own and one not in ("self", "cls")]
    best: dict[str, float] = {}

    def add(condition: str, weight: float) -> None:
        best[condition] = max(weight, best.get(condition, 0.0))

    attributes = model.once("attributes by name", model.tree, lambda: attributes_by_name(model))
    for name in own:
        for rank, attribute in enumerate(attributes.get(name.rsplit(".", 1)[-1], ())[:6]):
            add(f"{name}.{attribute}", 0.7 * 0.95**rank)
            add(f"not {name}.{attribute}", 0.5 * 0.95**rank)
        for form in asked_forms(model):
            usual = 0.8 if name.split(".")[-1] in form.subjects else 0.35
            add(form.holds.format(name), usual)
            add(form.fails.format(name), 0.9 * usual)
        for home in homes_of(model).get(name, ()):
            if root_of(home) in known or root_of(home) in model.module_names:
                add(f"{name} in {home}", 0.6)
                add(f"{name} not in {home}", 0.65)
        add(f"{name} is not None", 0.5)
        add(name, 0.5)
    for rank, name in enumerate(others):
        add(name, 0.5 * 0.95**rank)
        add(f"not {name}", 0.5 * 0.95**rank)
        for form in asked_of(model).get(name, ()):
            add(form.holds.format(name), 0.55 * 0.95**rank)
            add(form.fails.format(name), 0.5 * 0.95**rank)
    home = model.class_of(node)
    if home is not None and "self" in known:
        for rank, attribute in enumerate(own_attributes(model, home)[:10]):
            add(f"self.{attribute}", 0.4 * 0.95**rank)
            add(f"not self.{attribute}", 0.4 * 0.95**rank)
    function, mine = model.function_of(node), set(own)
    for text, inverse, roots, _, where, asking in model.once("conditions that could be asked", innermost(model, node), lambda: [one for one in conditions_of(model) if one[2] <= known.keys()]):
        if asking is not statement:
            usual = 0.4 + (0.2 if where is function else 0.0) + (0.15 if roots & mine else 0.0)
            add(text, usual)
            add(inverse, 0.8 * usual)
    return sorted(best.items(), key=lambda pair: -pair[1])


def homes_of(model: Model) -> dict[str, list[str]]:
    """In what the file looks for each thing, or puts it."""
    def find() -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for home, item in sorted(members_of(model)):
            found.setdefault(item, []).append(home)
        return found
    return model.once("homes", model.tree, find)


def root_of(text: str) -> str:
    return text.split(".")[0].split("[")[0]


def asked_of(model: Model) -> dict[str, list[Form]]:
    """By the last name of what they are asked of."""
    def find() -> dict[str, list[Form]]:
        found: dict[str, list[Form]] = {}
        for form in asked_forms(model):
            for subject in form.subjects:
                found.setdefault(subject, []).append(form)
        return found
    return model.once("asked of", model.tree, find)
