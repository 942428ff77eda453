"""Family of what is done to one of two and not to the other: a statement once more, with all names of one side changed for those of the other."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_blocks import SIMPLE
from fixpoint_model import FUNCTIONS, Model, Mutation, blocks
from fixpoint_unread import beside

NAME = re.compile(r"[A-Za-z_]\w*")
MOST_NAMES, MOST_SIDES, LONGEST = 4, 4, 120


def mirror_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`home.points += of(mine, yours)` beside `home.goals += mine` and `guest.goals += yours` → `guest.points += of(yours, mine)`."""
    function = model.function_of(statement)
    if not isinstance(function, FUNCTIONS) or not isinstance(statement, SIMPLE):
        return
    text, own = model.src(statement), model.src(function)
    if len(text) > LONGEST or "\n" in text:
        return
    for position, side in enumerate(model.once("sides", function, lambda: sides_of(model, function))):
        other = NAME.sub(lambda found: side.get(found.group(), found.group()), text)
        if other not in own:
            yield from beside(model, statement, other, "mirror", 0.9 * 0.9**position)


def sides_of(model: Model, function: ast.AST) -> list[dict[str, str]]:
    """Names that stand for each other, by two neighbours that are alike but for them."""
    found: list[dict[str, str]] = []
    for node in ast.walk(function):
        for block in blocks(node) if not isinstance(node, ast.ClassDef) else ():
            for one, other in zip(block, block[1:]):
                side = side_of(model.src(one), model.src(other)) if isinstance(one, SIMPLE) and type(one) is type(other) else None
                if side and side not in found:
                    found.append(side)
    return found[:MOST_SIDES]


def side_of(one: str, other: str) -> dict[str, str] | None:
    names, others = NAME.findall(one), NAME.findall(other)
    if len(one) > LONGEST or NAME.sub("_", one) != NAME.sub("_", other) or len(names) != len(others):
        return None
    side: dict[str, str] = {}
    for a, b in zip(names, others):
        if a != b and (side.setdefault(a, b) != b or side.setdefault(b, a) != a):
            return None
    return side if 2 <= len(side) <= 2 * MOST_NAMES else None
