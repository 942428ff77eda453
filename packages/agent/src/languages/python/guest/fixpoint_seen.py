"""What conditions said where the failing test came by: an edit under one that never held there changes nothing for it."""
from __future__ import annotations

import ast
from collections import Counter
from typing import Iterable, Iterator, NamedTuple

from fixpoint_model import Model
from fixpoint_terms import innermost

YES, NO = "t", "f"


class May(NamedTuple):
    """Somewhere on the way of the failing test; where that is not known it may well be."""
    hold: bool
    fail: bool


UNKNOWN = May(True, True)
# Of conditions that say the same wherever the test comes by: where one of them does not mend it, the others hardly do.
MOST_ALIKE = 3


def learn(model: Model, statement: ast.stmt, said: dict[str, str]) -> None:
    """By condition a letter for each time that the statement was reached: it held, it did not, it raised."""
    model.once("said", statement, lambda: said)


def said_at(model: Model, node: ast.AST) -> dict[str, str]:
    """Nothing where that is not known, as within a comprehension."""
    return model.once("said", innermost(model, node), dict)


def few_alike(model: Model, node: ast.AST, conditions: Iterable[tuple[str, float]], share: float = 0.0) -> Iterator[tuple[str, float]]:
    """Conditions and their weights; those behind some that say the same with a share of theirs, or not at all."""
    said = said_at(model, node)
    seen: Counter[str] = Counter()
    for text, weight in conditions:
        says = said.get(text)
        if says is not None:
            seen[says] += 1
        if says is None or seen[says] <= MOST_ALIKE:
            yield text, weight
        elif share > 0:
            yield text, share * weight


def may(model: Model, node: ast.AST, condition: str) -> May:
    said = said_at(model, node).get(condition)
    return UNKNOWN if said is None else May(YES in said, NO in said)
