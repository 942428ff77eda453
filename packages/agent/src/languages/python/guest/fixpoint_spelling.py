"""Family of texts that stand in what comes, where that differs from what should come: `"fourty"` → `"forty"`."""
from __future__ import annotations

import ast
import re
from functools import lru_cache
from typing import Iterator, NamedTuple

from fixpoint_model import Hints, Model, Mutation
from fixpoint_values import quoted

# Texts agree again where so many characters are the same, or all that is left.
AGREE = 5
MOST_CHANGED, LONGEST = 60, 4000
# Of a shorter one there are too many in any text.
SHORTEST = 2
# What a text that is filled in later holds in place of what it is filled with.
PLACEHOLDER = re.compile(r"\{\{.*?\}\}|\{[^{}]*\}|%(?:\(\w+\))?[-+ #0]*\d*(?:\.\d+)?[sdifgrx]")
# Where the literal is all that comes, the edit may only give what the example wants.
ALL_THAT_COMES = 0.0005
# What differs at an end of it may be how the parts are put together.
AT_AN_END = 0.01


class Difference(NamedTuple):
    """Where what comes, as text, first differs from what should, and what should stand there."""
    actual: str
    start: int
    end: int
    meant: str


def spelling_mutations(model: Model, node: ast.AST, hints: Hints) -> Iterator[Mutation]:
    difference = difference_of(hints.actual, hints.expected)
    if difference is None:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and not isinstance(model.parent.get(node), (ast.Expr, ast.JoinedStr)):
        whole = meant_in_place_of(node.value, difference)
        if whole is not None:
            yield model.swap(node, quoted(whole, model.src(node)), "spelling", prior_of(node.value, whole, difference), bare=True)
            return
        for text, prior in filled_in(node.value, difference):
            yield model.swap(node, quoted(text, model.src(node)), "spelling", prior, bare=True)
    elif isinstance(node, ast.JoinedStr):
        yield from pieces(model, node, difference)


def filled_in(text: str, difference: Difference) -> Iterator[tuple[str, float]]:
    """The text with what stands beside one of its placeholders as it is meant: `{0} several days` → `{0} days`."""
    at = 0
    for found in [*PLACEHOLDER.finditer(text), None]:
        end = found.start() if found else len(text)
        piece = text[at:end]
        meant = meant_in_place_of(piece, difference) if len(piece) < len(text) else None
        if meant is not None:
            yield text[:at] + meant + text[end:], prior_of(piece, meant, difference)
        at = found.end() if found else end


def pieces(model: Model, node: ast.JoinedStr, difference: Difference) -> Iterator[Mutation]:
    """What an f-string has between its values, where it is written only once."""
    start, source = model.span(node)[0], model.src(node)
    for part in node.values:
        text = part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else ""
        meant = meant_in_place_of(text, difference)
        if meant is None or source.count(text) != 1 or not set("\\{}\"'\n").isdisjoint(meant):
            continue
        at = start + source.index(text)
        yield Mutation([(at, at + len(text), meant)], "spelling", prior_of(text, meant, difference), node.lineno, f"`{text}` became `{meant}`")


@lru_cache(maxsize=4)
def difference_of(actual: str | None, expected: str | None) -> Difference | None:
    """None where one of the two printed values is not known, or they differ throughout."""
    if actual is None or expected is None:
        return None
    came, wanted = text_in(actual), text_in(expected)
    if came == wanted or max(len(came), len(wanted)) > LONGEST:
        return None
    start = next((at for at, pair in enumerate(zip(came, wanted)) if pair[0] != pair[1]), min(len(came), len(wanted)))
    for changed in range(1, MOST_CHANGED + 1):
        for gone in range(changed + 1):
            end, to = start + gone, start + changed - gone
            if end > len(came) or to > len(wanted):
                continue
            rest = came[end:]
            if rest == wanted[to:] or len(rest) > AGREE and rest[:AGREE] == wanted[to: to + AGREE]:
                return Difference(came, start, end, wanted[start:to])
    return None


def text_in(printed: str) -> str:
    """The text itself of a text's literal; of any other value what is printed."""
    try:
        value = ast.literal_eval(printed.strip())
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return printed.strip()
    return value if isinstance(value, str) else printed.strip()


def meant_in_place_of(piece: str, difference: Difference) -> str | None:
    """What a piece of what comes would have to be, where all that differs stands in it; None where it does not."""
    if len(piece) < SHORTEST:
        return None
    text, part = difference.actual.lower(), piece.lower()
    at = text.find(part)
    while 0 <= at <= difference.start:
        if at + len(part) >= difference.end:
            meant = difference.meant.lower() if piece == part else difference.meant.upper() if piece == piece.upper() else difference.meant
            return piece[: difference.start - at] + meant + piece[difference.end - at:]
        at = text.find(part, at + 1)
    return None


def prior_of(text: str, meant: str, difference: Difference) -> float:
    changed = max(difference.end - difference.start, len(difference.meant))
    is_slip = changed * 2 < max(len(text), len(meant))
    if len(text) == len(difference.actual) and not is_slip:
        return ALL_THAT_COMES
    return 1.0 if meant and (text[0], text[-1]) == (meant[0], meant[-1]) else AT_AN_END
