"""Wide families: edits made of the terms of a scope, in order of score, each family of a statement only looked at when its turn comes."""
from __future__ import annotations

import ast
from heapq import heapify, heappop, heappush, nlargest, nsmallest
from itertools import count
from typing import Callable, Iterable, Iterator, Union

from fixpoint_model import Hints, Model, Mutation
from fixpoint_order import Place, Ranked, as_far_as_it_goes, likelier
from fixpoint_wide_after import after_mutations
from fixpoint_wide_calls import own_call_mutations
from fixpoint_wide_changes import set_mutations
from fixpoint_wide_forms import form_mutations
from fixpoint_wide_moves import move_mutations
from fixpoint_wide_places import Site, sites_of
from fixpoint_wide_sequence import sequence_mutations
from fixpoint_wide_statements import leave_mutations, only_if_mutations
from fixpoint_wide_tests import clause_mutations, regroup_mutations
from fixpoint_wide_twins import twin_mutations
from fixpoint_wide_undo import undo_mutations
from fixpoint_wide_values import arithmetic_mutations, copy_mutations, either_mutations, term_mutations

# Proposed of one family at one statement, and of all: more than a search has the time to judge.
MOST_OF_A_FAMILY = 1500
MOST = 40_000
# Many statements of one score are not all looked at before anything is proposed: those behind so many count less.
STATEMENTS_A_BATCH, SHARE_OF_LATER = 20, 0.85
AtNode = Callable[[Site, Hints], Iterable[Mutation]]
AtStatement = Callable[[Model, ast.stmt, Hints], Iterable[Mutation]]
# Its score below zero, its turn among equals, the share of its statement, the statement, and the edit or the family still to be asked.
Waiting = tuple[float, int, float, Place, Union[Mutation, AtStatement]]


def at_nodes(family: AtNode) -> AtStatement:
    """A family of nodes as one of their statement."""
    return lambda model, statement, hints: (mutation for site in sites_of(model, statement) for mutation in family(site, hints))


# With the highest prior that each gives an edit: no source is looked at while something better waits.
FAMILIES: tuple[tuple[AtStatement, float], ...] = (
    (at_nodes(clause_mutations), 0.6), (at_nodes(own_call_mutations), 0.6), (at_nodes(term_mutations), 0.9), (at_nodes(arithmetic_mutations), 0.6),
    (at_nodes(form_mutations), 0.5), (move_mutations, 0.5), (only_if_mutations, 0.5), (leave_mutations, 0.5), (set_mutations, 0.4),
    (at_nodes(sequence_mutations), 0.5), (at_nodes(either_mutations), 0.3), (twin_mutations, 0.25),
    (after_mutations, 0.5))
# Of few edits each: they are usual ones.
FEW: tuple[AtStatement, ...] = (at_nodes(regroup_mutations), undo_mutations, at_nodes(copy_mutations))


def wide_mutations(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation]:
    for family, _ in FAMILIES:
        yield from best_of(family(model, statement, hints))


def few_mutations(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation]:
    for family in FEW:
        yield from family(model, statement, hints)


def best_of(mutations: Iterable[Mutation]) -> list[Mutation]:
    return nlargest(MOST_OF_A_FAMILY, mutations, key=lambda mutation: mutation.prior)


def wide_first(places: list[Place], hints: Hints) -> Iterator[Ranked]:
    """Best first over all statements; the waiting sources and edits are in one heap, a source as good as its best edit may be."""
    ties = count()
    waiting: list[Waiting] = []
    for rank, place in enumerate(places):
        share = SHARE_OF_LATER ** (rank // STATEMENTS_A_BATCH)
        waiting.extend((-place.score * share * highest, next(ties), share, place, family) for family, highest in FAMILIES)
    heapify(waiting)
    left = MOST
    while waiting and left > 0:
        score, _, share, place, what = heappop(waiting)
        if isinstance(what, Mutation):
            left -= 1
            yield Ranked(-score, place.model, what, place.statement)
            continue
        for one in best_of(as_far_as_it_goes(place, what(place.model, place.statement, hints))):
            worth = place.score * share * one.prior * likelier(place.model, one, hints, place.statement)
            heappush(waiting, (max(score, -worth), next(ties), share, place, one))
        if len(waiting) > 3 * MOST:
            waiting = trimmed(waiting, left)


def trimmed(waiting: list[Waiting], left: int) -> list[Waiting]:
    """Without the edits that will not be proposed any more, whatever comes: hundreds of statements have millions."""
    sources = [one for one in waiting if not isinstance(one[4], Mutation)]
    kept = [*sources, *nsmallest(left, (one for one in waiting if isinstance(one[4], Mutation)))]
    heapify(kept)
    return kept
