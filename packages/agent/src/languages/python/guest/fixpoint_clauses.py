"""Family of one more clause, at each clause of a test and at values that are asked for their truth."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_asked_forms import asked_forms
from fixpoint_at_hand import attributes_by_name
from fixpoint_conditions import low
from fixpoint_model import Model, Mutation
from fixpoint_predicates import conditions_of, members_of
from fixpoint_seen import may
from fixpoint_terms import in_text, is_chain, is_defined, names_at, own_attributes

FAMILY = "clauses"
MOST, MOST_INSTEAD, LONGEST = 40, 20, 100


def clause_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`link` → `link and link.target`; `a or name in known` → `a or name in known and name not in hidden`."""
    parent = model.parent.get(node)
    if not isinstance(node, ast.expr) or not is_asked(node, parent) or in_text(model, node):
        return
    text = model.src(node)
    if "\n" in text or len(text) > LONGEST:
        return
    inner = low(text)
    for rank, (condition, weight) in enumerate(conditions_for(model, node)[:MOST]):
        if condition == text:
            continue
        prior = 0.45 * weight * 0.98**rank
        may_hold, may_fail = may(model, node, condition)
        if may_fail:
            yield model.swap(node, f"{inner} and {condition}", FAMILY, prior)
            yield model.swap(node, f"{condition} and {inner}", FAMILY, 0.7 * prior)
        if may_hold:
            yield model.swap(node, f"{text} or {condition}", FAMILY, 0.8 * prior)
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
        for home, item in model.once("sorted members", model.tree, lambda: sorted(members_of(model))):
            if item == name and home.split(".")[0].split("[")[0] in (*known, *model.module_names):
                add(f"{name} in {home}", 0.6)
                add(f"{name} not in {home}", 0.65)
        add(f"{name} is not None", 0.5)
        add(name, 0.5)
    for rank, name in enumerate(others):
        add(name, 0.5 * 0.95**rank)
        add(f"not {name}", 0.5 * 0.95**rank)
        for form in asked_forms(model):
            if name in form.subjects:
                add(form.holds.format(name), 0.55 * 0.95**rank)
                add(form.fails.format(name), 0.5 * 0.95**rank)
    home = model.class_of(node)
    if home is not None and "self" in known:
        for rank, attribute in enumerate(own_attributes(model, home)[:10]):
            add(f"self.{attribute}", 0.4 * 0.95**rank)
            add(f"not self.{attribute}", 0.4 * 0.95**rank)
    function = model.function_of(node)
    for text, inverse, roots, _, where, asking in conditions_of(model):
        if asking is not statement and roots <= known.keys():
            usual = 0.4 + (0.2 if where is function else 0.0) + (0.15 if roots & set(own) else 0.0)
            add(text, usual)
            add(inverse, 0.8 * usual)
    return sorted(best.items(), key=lambda pair: -pair[1])
