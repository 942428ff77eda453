"""Wide families: edits made of the terms of a scope, in order of score, each family of a statement only looked at when its turn comes."""
from __future__ import annotations

import ast
from heapq import heapify, heappop, heappush, nlargest
from itertools import count
from typing import Callable, Iterable, Iterator

from fixpoint_model import Hints, Model, Mutation
from fixpoint_order import Place, Ranked, likelier
from fixpoint_wide_calls import own_call_mutations
from fixpoint_wide_changes import set_mutations
from fixpoint_wide_forms import form_mutations
from fixpoint_wide_moves import move_mutations
from fixpoint_wide_places import Site, sites_of
from fixpoint_wide_statements import leave_mutations, only_if_mutations
from fixpoint_wide_tests import clause_mutations, regroup_mutations
from fixpoint_wide_undo import undo_mutations
from fixpoint_wide_values import arithmetic_mutations, copy_mutations, either_mutations, term_mutations

# Proposed of one family at one statement, and of all: more than a search has the time to judge.
MOST_OF_A_FAMILY = 1500
MOST = 40_000
AtNode = Callable[[Site, Hints], Iterable[Mutation]]
AtStatement = Callable[[Model, ast.stmt, Hints], Iterable[Mutation]]


def at_nodes(family: AtNode) -> AtStatement:
    """A family of nodes as one of their statement."""
    return lambda model, statement, hints: (mutation for site in sites_of(model, statement) for mutation in family(site, hints))


# With the highest prior that each gives an edit: no source is looked at while something better waits.
FAMILIES: tuple[tuple[AtStatement, float], ...] = (
    (at_nodes(regroup_mutations), 0.9), (undo_mutations, 0.9), (at_nodes(clause_mutations), 0.6), (at_nodes(own_call_mutations), 0.6),
    (at_nodes(copy_mutations), 0.6), (at_nodes(term_mutations), 0.9), (at_nodes(arithmetic_mutations), 0.6), (at_nodes(form_mutations), 0.5), (move_mutations, 0.5), (only_if_mutations, 0.5), (leave_mutations, 0.5),
    (set_mutations, 0.4), (at_nodes(either_mutations), 0.3))


def wide_mutations(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation]:
    for family, _ in FAMILIES:
        yield from best_of(family(model, statement, hints))


def best_of(mutations: Iterable[Mutation]) -> list[Mutation]:
    return nlargest(MOST_OF_A_FAMILY, mutations, key=lambda mutation: mutation.prior)


def wide_first(places: list[Place], hints: Hints) -> Iterator[Ranked]:
    """Best first over all statements; the waiting sources and edits are in one heap, a source as good as its best edit may be."""
    ties = count()
    waiting: list[tuple[float, int, Place, AtStatement | None, Mutation | None]] = []
    for place in places:
        for family, highest in FAMILIES:
            waiting.append((-place.score * highest, next(ties), place, family, None))
    heapify(waiting)
    left = MOST
    while waiting and left > 0:
        score, _, place, family, mutation = heappop(waiting)
        if mutation is not None:
            left -= 1
            yield Ranked(-score, place.model, mutation)
        elif family is not None:
            for one in best_of(family(place.model, place.statement, hints)):
                worth = place.score * one.prior * likelier(place.model, one, hints)
                heappush(waiting, (max(score, -worth), next(ties), place, None, one))
