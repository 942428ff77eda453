"""Wide family of places: a statement moves anywhere in its block or into a block beside it, or happens otherwise than the `if` before."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_blocks import SIMPLE, Place, shifted
from fixpoint_model import Hints, Model, Mutation, blocks, clip
from fixpoint_wide_changes import changes_at
from fixpoint_wide_statements import INDENT, place_of

FARTHEST = 8
MOST_OTHERWISE = 60


def move_mutations(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation]:
    place = place_of(model, statement)
    if place is None:
        return
    yield from otherwise(place)
    near = range(max(0, place.position - FARTHEST), min(len(place.block), place.position + FARTHEST + 1))
    for at in near:
        other = Place(model, place.block[at])
        if at == place.position or not other.alone or other.start <= place.start < other.end:
            continue
        prior = 0.5 / (1 + 0.2 * abs(at - place.position))
        target = other.start if at < place.position else other.end
        yield moved(place, target, place.text, prior)
        if isinstance(statement, SIMPLE):
            for block in blocks(place.block[at]):
                yield from into(place, block, 0.6 * prior)


def moved(place: Place, target: int, text: str, prior: float) -> Mutation:
    edits = sorted([(place.start, place.end, "" if len(place.block) > 1 else f"{place.pad}pass\n"), (target, target, text)])
    line = place.model.text.count("\n", 0, target) + 1
    return Mutation(edits, "wide-move", prior, place.node.lineno, f"`{clip(place.text)}` moved to line {line}")


def into(place: Place, block: list[ast.stmt], prior: float) -> Iterator[Mutation]:
    """To the beginning and the end of a block beside."""
    first, last = Place(place.model, block[0]), Place(place.model, block[-1])
    if first.alone and last.alone and len(first.pad) > len(place.pad):
        text = shifted(place.text, place.pad, first.pad)
        yield moved(place, first.start, text, prior)
        yield moved(place, last.end, text, prior)


def otherwise(place: Place) -> Iterator[Mutation]:
    """`if C: …` gets an `else` with a change of what the scope has."""
    node = place.node
    if not isinstance(node, ast.If):
        return
    last = node
    while len(last.orelse) == 1 and isinstance(last.orelse[0], ast.If) and place.model.text.startswith("elif", place.model.span(last.orelse[0])[0]):
        last = last.orelse[0]
    if last.orelse:
        return
    changes = sorted(changes_at(place.model, place.block[place.position]), key=lambda pair: -pair[1])
    for text, weight in changes[:MOST_OTHERWISE]:
        yield place.after(["else:", f"{INDENT}{text}"], "wide-move", 0.4 * weight, f"`else: {text}` was added")
