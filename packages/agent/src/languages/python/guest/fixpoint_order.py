"""The order in which edits are proposed: by the place, the family, what the issue says, and a turn for each family."""
from __future__ import annotations

import re
from typing import Callable, Iterable, Iterator, NamedTuple

from fixpoint_model import Hints, Model, Mutation

STATEMENTS_A_BATCH = 20
# Written of each batch before the next is looked at: about what is judged meanwhile, so that the best of later lines come early.
WRITTEN_A_BATCH = 250
# One family at one statement: the 40th of them counts half, later where the family has more that are likely.
HALF_AFTER = 40
HALF_AFTER_OF = {"condition-strengthen": 120, "condition-weaken": 80, "pattern": 80, "wrapper": 120}
# Half of all that turn a decision round give the other truth value, right or not.
TURNS = {"comparison", "negation", "connective", "condition"}
TRUTH = {"True", "False"}
WORD = re.compile(r"[A-Za-z_]\w{2,}")
ABOUT_NONE = re.compile(r"\bis (?:not )?None\b|\bor (?:''|0|\[\]|\{\})")


class Ranked(NamedTuple):
    score: float
    model: Model
    mutation: Mutation


class Place(NamedTuple):
    """A statement with all that can be tried there, made when its turn comes."""
    score: float
    model: Model
    mutations: Callable[[], Iterable[Mutation | None]]


def ranked_at(place: Place, hints: Hints) -> Iterator[Ranked]:
    """The later of many of one family count less: no family may keep the others waiting."""
    order: dict[str, int] = {}
    model = place.model
    for mutation in sorted(filter(None, place.mutations()), key=lambda one: -one.prior):
        before = order.get(mutation.family, 0)
        order[mutation.family] = before + 1
        half = HALF_AFTER_OF.get(mutation.family, HALF_AFTER)
        likelihood = mutation.prior * likelier(model, mutation, hints)
        yield Ranked(place.score * likelihood * half / (half + before), model, mutation)


def likelier(model: Model, mutation: Mutation, hints: Hints) -> float:
    """More: what brings in a name of the issue, care for None where the error is about it. Less: what only turns a truth value."""
    new = " ".join(replacement for _, _, replacement in mutation.edits)
    old = " ".join(model.text[start:end] for start, end, _ in mutation.edits)
    factor = 1.0
    if (words_of(new) - words_of(old)) & hints.words:
        factor *= 1.3
    if hints.is_about_none and ABOUT_NONE.search(new) and not ABOUT_NONE.search(old):
        factor *= 1.8
    if hints.expected in TRUTH and mutation.family in TURNS:
        factor *= 0.5
    return factor


def words_of(text: str) -> set[str]:
    return set(WORD.findall(text))


def best_first(places: list[Place], hints: Hints) -> Iterator[Ranked]:
    """In falling order of score, as far as that is possible before all statements were looked at."""
    waiting: list[Ranked] = []
    for begin in range(0, len(places), STATEMENTS_A_BATCH):
        for place in places[begin: begin + STATEMENTS_A_BATCH]:
            waiting.extend(ranked_at(place, hints))
        waiting.sort(key=lambda one: -one.score)
        yield from waiting[:WRITTEN_A_BATCH]
        del waiting[:WRITTEN_A_BATCH]
    yield from waiting
