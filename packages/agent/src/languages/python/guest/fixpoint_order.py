"""The order in which edits are proposed: by the place, what fixes were like, and what the issue says."""
from __future__ import annotations

import ast
import json
import math
import os
import re
import sys
import traceback
from heapq import nlargest
from typing import Callable, Iterable, Iterator, NamedTuple, TypeVar

from fixpoint_as_told import makes_the_difference
from fixpoint_asks_for import asks_for_broken
from fixpoint_features import Surroundings
from fixpoint_model import Hints, Model, Mutation
from fixpoint_share_out import shared_out
from fixpoint_slips import forgets_absence, mends_a_slip, misnames
from fixpoint_throughout import throughout

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "order_table.json"), encoding="utf-8") as table:
    # Learnt from fixes of public projects and slips of our own (bench/order): what each fact adds to the logarithm of how likely an edit is.
    WEIGHTS: dict[str, float] = json.load(table)
# What the best edit of a statement adds up to at most, about.
TOP = 4.7
# Scores are brought near to each other, those of lines (5-localise/likely) as well.
SHARPNESS = 0.25
# How much speaks for an edit that is not among a statement's, and beside the usual ones, for what is further.
NONE_OF_THEM = 0.1
NONE_OF_FURTHER = 0.4

# The best of a statement may be right, and not enough: the same mistake was made nearby.
REPEATED = 60
# How likely that is beside the edit at one place alone.
SHARE_OF_REPEATED = 0.5
STATEMENTS_A_BATCH = 20
# Written of each batch before the next is looked at: about what is judged meanwhile, so that the best of later lines come early.
WRITTEN_A_BATCH = 250
# Half of all that turn a decision round give the other truth value, right or not.
TURNS = {"comparison", "negation", "connective", "condition"}
TRUTH = {"True", "False"}
# Times that an edit is likelier which only takes something away, where the program raises: what it raised at was wanted.
TAKES_AWAY_THE_ERROR = 0.6
# Times that an edit is less likely with which an error is missed that it neither raises nor decides on.
RAISES_BY_CHANCE = 0.4
RAISES = re.compile(r"\b(?:raise|assert)\b")
BESIDE = 160
# Times that an edit is likelier which makes something of code that can hardly be meant as it stands.
SLIP = 3.0
# And which puts right the very text in which what comes differs from what should.
AT_THE_PLACE = 3.0
# And which puts a parameter that may be absent in place of what is there, without and with a care for that.
FORGETS_ABSENCE, MINDS_ABSENCE = 0.7, 1.5
# And which puts something else where what is given has the name of the parameter.
MISNAMED = 0.4
WORD = re.compile(r"[A-Za-z_]\w{2,}")
# Times that an edit is likelier which looks at a divisor, where something was divided by nothing.
ASKS_FOR_NUMBER = 1.6
# And which asks whether a value is absent, and not whether it is true, where the example has one that is there and not true.
ASKS_FOR_ABSENCE = 1.6
# And which asks for what a value is in the failing test alone.
ASKS_FOR_BROKEN = 3.0
# And which calls what would make of the wrong value the right one.
MAKES_THE_DIFFERENCE = 2.0
# And which takes blanks off an end, where a text of the example has some there.
STRIPS_BLANKS = 1.8
STRIPS = re.compile(r"\.[lr]?strip\(\)")
# And which makes numbers of the parts of a text, where the example has numbers with a sign between them.
MAKES_NUMBERS = 2.0
CUTS = re.compile(r"\.split\(")
CUTS_INTO_NUMBERS = re.compile(r"\bmap\(int,|\bint\((?:part|one|item|[a-z])\)")
ABSENCE = re.compile(r"\bis (?:not )?None\b")
ABOUT_NONE = re.compile(r"\bis (?:not )?None\b|\bor (?:''|0|\[\]|\{\})")

Found = TypeVar("Found")


class Ranked(NamedTuple):
    score: float
    model: Model
    mutation: Mutation
    statement: ast.stmt


class Place(NamedTuple):
    """A statement with all that can be tried there, made when its turn comes."""
    score: float
    model: Model
    statement: ast.stmt
    mutations: Callable[[], Iterable[Mutation | None]]
    # How much speaks for an edit that is not among them; None where each counts for itself.
    none: float | None = None


def ranked_at(place: Place, hints: Hints, repeats: bool) -> Iterator[Ranked]:
    """All edits of one statement with their scores, in no order; the best ones once more, at all places alike."""
    model, around = place.model, Surroundings(place.model, place.statement)
    alone: list[Ranked] = []
    for mutation in filter(None, as_far_as_it_goes(place, place.mutations())):
        worth = math.exp((learnt(around, mutation) - TOP) * SHARPNESS)
        alone.append(Ranked(min(1.0, worth * likelier(model, mutation, hints, place.statement)), model, mutation, place.statement))
    alone = weighed(place, alone)
    yield from alone
    for ranked in nlargest(REPEATED if repeats else 0, alone, key=lambda one: one.score):
        more = throughout(model, place.statement, ranked.mutation)
        if more is not None:
            yield Ranked(ranked.score * SHARE_OF_REPEATED, model, more, place.statement)


def weighed(place: Place, found: list[Ranked]) -> list[Ranked]:
    """With the score of the statement: what is known of an edit counts within it, as its share of how likely all of them are, or none."""
    whole = 1.0 if place.none is None else (place.none + sum(one.score ** (1 / SHARPNESS) for one in found)) ** SHARPNESS
    return [one._replace(score=place.score * one.score / whole) for one in found]


def as_far_as_it_goes(place: Place, found: Iterable[Found]) -> Iterator[Found]:
    """A family that fails loses what it and those after it have for this statement, and no other statement's; stderr tells of it."""
    try:
        yield from found
    except Exception:
        print(f"{place.model.file}:{place.statement.lineno}: {traceback.format_exc(limit=-1)}", file=sys.stderr)


def learnt(around: Surroundings, mutation: Mutation) -> float:
    """The logarithm of how likely the edit is by its prior and the table, to be compared only."""
    own = math.log(mutation.prior) * (1 + WEIGHTS.get(f"weight {mutation.family}", 0.0))
    return own + sum(WEIGHTS.get(feature, 0.0) for feature in around.features(mutation))


def likelier(model: Model, mutation: Mutation, hints: Hints, statement: ast.stmt) -> float:
    """More: what brings in a name of the issue, or one that nothing reads, care for None where the error is about it. Less: what only turns a truth value."""
    new = " ".join(replacement for _, _, replacement in mutation.edits)
    old = " ".join(model.text[start:end] for start, end, _ in mutation.edits)
    factor = AT_THE_PLACE if mutation.family == "spelling" else 1.0
    if (words_of(new) - words_of(old)) & hints.words:
        factor *= 1.3
    if hints.is_about_none and ABOUT_NONE.search(new) and not ABOUT_NONE.search(old):
        factor *= 1.8
    if hints.is_about_falsy and hints.symptom == "wrong_value" and len(ABSENCE.findall(new)) > len(ABSENCE.findall(old)):
        factor *= ASKS_FOR_ABSENCE
    if hints.has_blanks and STRIPS.search(new) and len(STRIPS.findall(new)) > len(STRIPS.findall(old)):
        factor *= STRIPS_BLANKS
    if hints.has_numbers and "int" in new and CUTS.search(model.src(statement)) and not CUTS_INTO_NUMBERS.search(old) and CUTS_INTO_NUMBERS.search(new):
        factor *= MAKES_NUMBERS
    if makes_the_difference(new, old, hints):
        factor *= MAKES_THE_DIFFERENCE
    if hints.error_type == "ZeroDivisionError" and new.count(" if ") > old.count(" if "):
        factor *= ASKS_FOR_NUMBER
    if hints.error_type and hints.symptom != "missing_exception" and len(new) < len(old) and new.strip() in old:
        factor *= TAKES_AWAY_THE_ERROR
    if hints.symptom == "missing_exception" and not about_raising(model, mutation, new):
        factor *= RAISES_BY_CHANCE
    if asks_for_broken(model, mutation, hints, statement):
        factor *= ASKS_FOR_BROKEN
    if mends_a_slip(model, statement, mutation):
        factor *= SLIP
    if misnames(model, statement, mutation):
        factor *= MISNAMED
    forgets = forgets_absence(model, statement, mutation)
    if forgets is not None:
        factor *= FORGETS_ABSENCE if forgets else MINDS_ABSENCE
    if hints.expected in TRUTH and mutation.family in TURNS:
        factor *= 0.5
    return factor


def about_raising(model: Model, mutation: Mutation, new: str) -> bool:
    """It raises, or stands beside what does."""
    start, end = mutation.edits[0][0], mutation.edits[-1][1]
    return any(RAISES.search(text) for text in (new, model.text[max(0, start - BESIDE): start], model.text[end: end + BESIDE]))


def words_of(text: str) -> set[str]:
    return set(WORD.findall(text))


def batches(places: list[Place], hints: Hints, repeats: bool, processes: int = 1) -> Iterator[list[Ranked]]:
    """The edits of some statements at a time, best first; so many processes look for them."""
    for begin in range(0, len(places), STATEMENTS_A_BATCH):
        some = places[begin: begin + STATEMENTS_A_BATCH]
        found = [
            Ranked(score, place.model, mutation, place.statement)
            for place, edits in zip(some, shared_out(some, lambda one: scored_at(one, hints, repeats), processes))
            for score, mutation in edits
        ]
        yield sorted(found, key=lambda one: -one.score)


def first_together(usual: Iterator[list[Ranked]], further: Iterator[list[Ranked]]) -> Iterator[list[Ranked]]:
    """Both of the most suspicious statements; nobody waits for what is further at hundreds of others before these have been looked at."""
    yield [*next(usual, []), *next(further, [])]
    yield from usual
    yield from further


def scored_at(place: Place, hints: Hints, repeats: bool) -> list[tuple[float, Mutation]]:
    """Without what a process of its own cannot tell another one."""
    return [(one.score, one.mutation) for one in ranked_at(place, hints, repeats)]


def best_first(found: Iterable[list[Ranked]], written: int = WRITTEN_A_BATCH) -> Iterator[Ranked]:
    """In falling order of score, as far as that is possible before all statements were looked at."""
    waiting: list[Ranked] = []
    for batch in found:
        waiting = sorted([*waiting, *batch], key=lambda one: -one.score)
        yield from waiting[:written]
        del waiting[:written]
    yield from waiting
