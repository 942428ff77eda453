"""Families of statements that are too many or at the wrong place."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_blocks import SIMPLE, Place, shifted
from fixpoint_model import FUNCTIONS, Mutation, clip

# Times that it is likelier to have mistaken the order where the order matters.
TURNED = 8.0


def deletions(place: Place) -> Iterator[Mutation]:
    node = place.node
    if isinstance(node, (*FUNCTIONS, ast.ClassDef, ast.Import, ast.ImportFrom)):
        return
    text = "" if len(place.block) > 1 else f"{place.pad}pass\n"
    prior = 0.45 if isinstance(node, (*SIMPLE, ast.Return, ast.Continue, ast.Break)) else 0.35
    yield place.whole(text, "statement-delete", prior, f"`{clip(place.text)}` was removed")
    if isinstance(node, (ast.If, ast.For, ast.While, ast.With, ast.Try)) and node.body:
        first = place.model.line_start(node.body[0].lineno)
        last = place.model.after_line(node.body[-1].end_lineno or node.body[-1].lineno)
        inner = place.model.indent(node.body[0].lineno)
        if first > place.start:
            yield place.whole(shifted(place.model.text[first:last], inner, place.pad), "branch-unwrap", 0.35, f"`{clip(place.model.line_text(node.lineno))}` no longer guards its block")


def in_turn(first: ast.stmt, second: ast.stmt) -> float:
    """How much likelier it is that two statements were meant in the other order: one of them reads what the other sets."""
    if not isinstance(first, SIMPLE) or not isinstance(second, SIMPLE):
        return 1.0
    stored, read = zip(*(names_by_use(one) for one in (first, second)))
    return TURNED if stored[0] & (read[1] | stored[1]) or stored[1] & read[0] else 1.0


def names_by_use(statement: ast.stmt) -> tuple[set[str], set[str]]:
    names = [n for n in ast.walk(statement) if isinstance(n, ast.Name)]
    attributes = [n for n in ast.walk(statement) if isinstance(n, ast.Attribute)]
    stored = {n.id for n in names if isinstance(n.ctx, ast.Store)} | {n.attr for n in attributes if isinstance(n.ctx, ast.Store)}
    if isinstance(statement, ast.AugAssign):
        return stored, {n.id for n in names} | {n.attr for n in attributes}
    return stored, {n.id for n in names if isinstance(n.ctx, ast.Load)} | {n.attr for n in attributes if isinstance(n.ctx, ast.Load)}


def moves(place: Place) -> Iterator[Mutation]:
    model, node = place.model, place.node
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        return
    block, at = place.block, place.position
    if at + 1 < len(block):
        other = Place(model, block[at + 1])
        if other.alone and place.end == other.start:
            yield Mutation([(place.start, other.end, other.text + place.text)], "statement-move", 0.4 * in_turn(node, other.node), node.lineno, f"`{clip(place.text)}` moved one down")
    if at > 0:
        other = Place(model, block[at - 1])
        if other.alone and other.end == place.start:
            yield Mutation([(other.start, place.end, place.text + other.text)], "statement-move", 0.4 * in_turn(other.node, node), node.lineno, f"`{clip(place.text)}` moved one up")
        # Into the block just before it.
        if isinstance(block[at - 1], (ast.If, ast.For, ast.While, ast.With)) and other.end == place.start:
            inner_block = block[at - 1].orelse or block[at - 1].body if hasattr(block[at - 1], "orelse") else block[at - 1].body  # type: ignore[attr-defined]
            pad = model.indent(inner_block[-1].lineno)
            if len(pad) > len(place.pad):
                yield place.whole(shifted(place.text, place.pad, pad), "statement-move", 0.35, f"`{clip(place.text)}` moved into the block before it")
    parent = model.parent.get(node)
    outer = Place(model, parent) if isinstance(parent, (ast.If, ast.For, ast.While, ast.With)) else None
    if outer and at == len(block) - 1 and len(block) > 1 and outer.end == place.end:
        yield place.whole(shifted(place.text, place.pad, outer.pad), "statement-move", 0.45, f"`{clip(place.text)}` moved out of its block")
    if outer and len(block) > 1:
        moved = shifted(place.text, place.pad, outer.pad)
        yield Mutation([(outer.start, outer.start, moved), (place.start, place.end, "")], "statement-move", 0.3, node.lineno, f"`{clip(place.text)}` moved before its block")
        if outer.end != place.end:
            yield Mutation([(place.start, place.end, ""), (outer.end, outer.end, moved)], "statement-move", 0.3, node.lineno, f"`{clip(place.text)}` moved after its block")
