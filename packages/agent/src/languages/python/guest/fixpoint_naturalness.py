"""How natural an edit's result is beside the rest of its file, as names of facts: what a file says once it says again."""
from __future__ import annotations

import ast
import math
import re
from collections import Counter
from typing import NamedTuple

from fixpoint_file_kinds import UNKNOWN, file_kinds
from fixpoint_model import Model
from fixpoint_shapes import Shape, tokens_of

# Characters beside an edit that hold its neighbours.
BESIDE = 80
MOST_PAIRS, MOST_TRIPLES = 4, 5
SIGNS = {"and", "or", "+", "-", "*", "/", "//", "%", "<", ">", "<=", ">=", "==", "!=", "=", ",", "is", "in"}


class Sequences(NamedTuple):
    pairs: set[tuple[str, ...]]
    triples: set[tuple[str, ...]]
    counts: Counter[str]
    # The two tokens on either side of a place: many edits begin or end at the same.
    before: dict[int, list[str]]
    after: dict[int, list[str]]


def sequences_of(model: Model) -> Sequences:
    """What follows what in the file."""
    def find() -> Sequences:
        tokens = tokens_of(model.text)
        return Sequences(set(zip(tokens, tokens[1:])), set(zip(tokens, tokens[1:], tokens[2:])), Counter(tokens), {}, {})
    return model.once("sequences", model.tree, find)


def sequence_facts(model: Model, start: int, end: int, new: str, shape: Shape) -> list[str]:
    """Whether the file says elsewhere what the edit makes it say."""
    own = tokens_of(new)
    known = sequences_of(model)
    before = [*beside(model, start, known.before, -1), *own[: shape.head]][-2:]
    after = [*own[shape.head + len(shape.given):], *beside(model, end, known.after, 1)][:2]
    tokens = [*before, *shape.given, *after]
    touched = tokens[max(0, len(before) - 1): len(tokens) - max(0, len(after) - 1)]
    pairs = sum([pair not in known.pairs for pair in zip(touched, touched[1:])])
    triples = sum([triple not in known.triples for triple in zip(tokens, tokens[1:], tokens[2:])])
    size = size_of(shape.given)
    facts = [f"pairs {up_to(pairs, MOST_PAIRS)} {size}", f"triples {up_to(triples, MOST_TRIPLES)} {size}"]
    twice = said_twice(tokens, len(before), len(shape.given))
    return facts if twice is None else [*facts, f"twice {twice}"]


def beside(model: Model, at: int, known: dict[int, list[str]], side: int) -> list[str]:
    if at not in known:
        known[at] = tokens_of(model.text[max(0, at - BESIDE): at])[-2:] if side < 0 else tokens_of(model.text[at: at + BESIDE])[:2]
    return known[at]


def size_of(given: list[str]) -> str:
    return "long" if len(given) > 8 else "middling" if len(given) > 3 else "short" if given else "none"


def up_to(count: int, most: int) -> str:
    return f"{most}+" if count >= most else str(count)


def said_twice(tokens: list[str], first: int, count: int) -> str | None:
    """The same name on both sides of a sign near what is put in."""
    for at in range(max(1, first - 1), min(len(tokens) - 1, first + count + 1)):
        sign, left = tokens[at], tokens[at - 1]
        if sign not in SIGNS or left != tokens[at + 1] or not left.isidentifier():
            continue
        after = tokens[at + 2] if at + 2 < len(tokens) else ""
        if after not in (".", "(", "[") and (at < 2 or tokens[at - 2] != "."):
            return "given" if sign == "," else "asked"
    return None


def swap_facts(model: Model, statement: ast.stmt, shape: Shape) -> list[str]:
    """One name or number for another."""
    if len(shape.taken) != 1 or len(shape.given) != 1:
        return []
    old, new = shape.taken[0], shape.given[0]
    if old[0].isdigit() and new[0].isdigit():
        return [f"number {relation(old, new)}", f"number {'known' if sequences_of(model).counts[new] else 'new'}"]
    if not (old.isidentifier() and new.isidentifier()):
        return []
    known, function = file_kinds(model).known, model.function_of(statement)
    was, becomes = known.get((function, old), UNKNOWN), known.get((function, new), UNKNOWN)
    kind = "unknown" if UNKNOWN in (was, becomes) else "same" if was == becomes else "other"
    return [f"swap kind {kind}", f"swap {alike(old, new)}"]


def relation(old: str, new: str) -> str:
    """How one number came about where the other was meant."""
    try:
        was, becomes = float(old), float(new)
    except ValueError:
        return "other"
    if becomes == was + 1:
        return "+1"
    if becomes == was - 1:
        return "-1"
    if was > 0 and becomes > 0 and math.log10(becomes / was).is_integer():
        return "tens"
    if sorted(re.sub(r"\D", "", old)) == sorted(re.sub(r"\D", "", new)):
        return "digits"
    if was and (becomes == 2 * was or was == 2 * becomes):
        return "double"
    return "plain" if becomes in (0, 1) else "other"


def alike(old: str, new: str) -> str:
    """Whether two names have a word in common, or at least their length."""
    words = set(old.lower().split("_")) & set(new.lower().split("_")) - {""}
    return "words" if words else "length" if len(old) == len(new) else "other"
