"""The conditions that edits are made of, asked where the failing test comes by."""
from __future__ import annotations

import ast
from typing import Any, NamedTuple

from fixpoint_conditions import atoms
from fixpoint_model import Model, own_nodes
from fixpoint_predicates import conditions_at
from fixpoint_seen import few_alike, learn, may
from fixpoint_terms import innermost
from fixpoint_values import are_of_a_kind, names_instead

# Of one statement.
MOST_KINDS = 150
# How likely a condition is behind some that say the same wherever the test comes by.
SHARE_OF_ALIKE = 0.1


class Condition(NamedTuple):
    text: str
    weight: float
    may_hold: bool
    may_fail: bool


def questions(statements: list[tuple[Model, ast.stmt]]) -> list[dict[str, Any]]:
    """One for each statement."""
    return [{"file": model.file, "line": statement.lineno, "conditions": texts(model, statement)} for model, statement in statements]


def texts(model: Model, statement: ast.stmt) -> list[str]:
    about = [*(text for text, _ in atoms(model, statement)), *(one.text for one in conditions_at(model, statement))]
    return [*dict.fromkeys([*about, *kinds_of(model, statement)])]


def kinds_of(model: Model, statement: ast.stmt) -> list[str]:
    """Whether variables hold what those of the statement do."""
    names = {node.id: node for node in own_nodes(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    return [are_of_a_kind(one, other) for one, node in names.items() for other in names_instead(model, node)][:MOST_KINDS]


def take(statements: list[tuple[Model, ast.stmt]], asked: list[dict[str, Any]], answers: list[list[str] | None]) -> None:
    for (model, statement), question, answer in zip(statements, asked, answers):
        if answer is not None:
            learn(model, statement, dict(zip(question["conditions"], answer)))


def told_apart(model: Model, node: ast.AST) -> list[Condition]:
    """As `conditions_at`; what says the same as a likelier one counts less."""
    return model.once("told apart", innermost(model, node), lambda: find(model, node))


def find(model: Model, node: ast.AST) -> list[Condition]:
    found = [Condition(text, weight, *may(model, node, text)) for text, weight in few_alike(model, node, conditions_at(model, node), SHARE_OF_ALIKE)]
    return sorted(found, key=lambda one: -one.weight)
