"""What an edit takes away and puts in, with names, numbers and texts left out: `→ _ or []`."""
from __future__ import annotations

import builtins
import keyword
import re
from functools import lru_cache
from typing import Callable, NamedTuple

TOKEN = re.compile(r"[A-Za-z_]\w*|\d[\w.]*|\"\"\"[\s\S]*?\"\"\"|'''[\s\S]*?'''|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'"
                   r"|\*\*=?|//=?|<<=?|>>=?|[=!<>+\-*/%&|^@:]=|->|\n|[^\s]")
MOST_TOKENS = 14
LONGEST = 2000
# What the edits of one statement have in common, and the words of a file: asked again and again.
KEPT_TEXTS, KEPT_TOKENS = 2048, 16_384
CHAIN = re.compile(r"id(?: \. id)+")
HOLE = "\0"
# Names that mean the same in every file.
KNOWN = {*dir(builtins), *keyword.kwlist, "self", "cls",
         *(name for kind in (str, list, dict, set, tuple, bytes, int, float) for name in dir(kind) if not name.startswith("_"))}


class Shape(NamedTuple):
    fine: str
    # Operators, punctuation and key words only.
    coarse: str
    removed: int
    inserted: int
    # Names that are put in, as written.
    names: list[str]
    # All that is taken away and put in, as written, and how many of the edit's own tokens stand before these and stay.
    taken: list[str]
    given: list[str]
    head: int


def tokens_of(text: str) -> list[str]:
    """The tokens of a text as edits are compared by them."""
    return TOKEN.findall(text)


@lru_cache(KEPT_TEXTS)
def kept_tokens(text: str) -> list[str]:
    """Of a text that many edits change; not to be written to."""
    return TOKEN.findall(text)


def shape_of(old_text: str, new_text: str) -> Shape:
    """That of one edit; of a long one only that it is long."""
    if len(old_text) + len(new_text) > LONGEST:
        return Shape("long", "long", 99, 99, [], [], [], 0)
    old, new = kept_tokens(old_text), tokens_of(new_text)
    head, tail = ends_alike(old, new)
    taken, given = old, new = old[head: len(old) - tail], new[head: len(new) - tail]
    removed, inserted = len(old), len(new)
    names = [t for t in new if (t[0].isalpha() or t[0] == "_") and t not in KNOWN and t not in old]
    at = index_in(new, old) if old else -1
    if at >= 0:
        old, new = [], [*new[:at], HOLE, *new[at + len(old):]]
    elif new and index_in(old, new) >= 0:
        at = index_in(old, new)
        old, new = [*old[:at], HOLE, *old[at + len(new):]], []
    return Shape(printed(old, new, fine_kind), printed(old, new, coarse_kind), removed, inserted, names, taken, given, head)


def ends_alike(old: list[str], new: list[str]) -> tuple[int, int]:
    """How many both begin with, and how many of the rest both end with."""
    most = min(len(old), len(new))
    head = 0
    while head < most and old[head] == new[head]:
        head += 1
    tail, rest = 0, most - head
    while tail < rest and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return head, tail


def index_in(tokens: list[str], part: list[str]) -> int:
    first, size = part[0], len(part)
    return next((at for at in range(len(tokens) - size + 1) if tokens[at] == first and tokens[at: at + size] == part), -1)


def printed(old: list[str], new: list[str], kind: Callable[[str], str]) -> str:
    return f"{kinds(old, kind)}→{kinds(new, kind)}"


def kinds(tokens: list[str], kind: Callable[[str], str]) -> str:
    if not tokens:
        return ""
    said = " ".join(map(kind, tokens))
    if "id . id" in said:
        said = CHAIN.sub("id", said)
    if said.count(" ") < MOST_TOKENS:
        return said
    return " ".join([*said.split(" ")[:6], "…"])


@lru_cache(KEPT_TOKENS)
def fine_kind(token: str) -> str:
    if token == HOLE:
        return "_"
    if token == "\n":
        return "¶"
    if token[0].isalpha() or token[0] == "_":
        return token if token in KNOWN else "id"
    if token[0].isdigit():
        return token if token in ("0", "1", "2") else "num"
    return ("''" if len(token) == 2 else "str") if token[0] in "'\"" else token


@lru_cache(KEPT_TOKENS)
def coarse_kind(token: str) -> str:
    fine = fine_kind(token)
    if fine in ("num", "str", "''", "0", "1", "2"):
        return "lit"
    return "id" if fine[0].isalpha() and not keyword.iskeyword(fine) else fine
