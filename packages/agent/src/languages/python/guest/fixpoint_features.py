"""What the order of edits looks at, as names of facts: the table has a weight for those that tell something."""
from __future__ import annotations

import ast
import re
from weakref import WeakKeyDictionary

from fixpoint_model import Model, Mutation, own_nodes
from fixpoint_name_use import name_facts
from fixpoint_naturalness import sequence_facts, swap_facts
from fixpoint_shapes import Shape, shape_of

NAME = re.compile(r"[A-Za-z_]\w*")
# Lines around, about a function's.
NEAR = 25
# Tokens; of what changes more than a statement's worth how it reads says nothing.
LONGEST = 60


class Surroundings:
    """What the facts of all edits of one statement need."""

    def __init__(self, model: Model, statement: ast.stmt) -> None:
        self.model, self.statement = model, statement
        start, end = model.span(statement)
        self.own = set(NAME.findall(model.text[start: min(end, start + 600)]))
        first, last = max(1, statement.lineno - NEAR), statement.lineno + NEAR
        self.near = {name for line in range(first, last) for name in NAME.findall(model.line_text(line))}
        self.places: dict[tuple[int, int], str] = {}
        self.nodes = [(model.span(node), node) for node in own_nodes(statement) if hasattr(node, "lineno") and hasattr(node, "end_lineno")]

    def features(self, mutation: Mutation) -> list[str]:
        """Names of the facts of one edit, in a fixed order; of one across thousands of characters none says what it changes."""
        text = self.model.text
        edits = sorted(mutation.edits)
        start, end = edits[0][0], max(e for _, e, _ in edits)
        if end - start > 4000:
            start = end = 0
            edits = []
        new, at = "", start
        for begin, stop, replacement in edits:
            new += text[at:begin] + replacement
            at = stop
        new += text[at:end]
        shape = shape_of(text[start:end], new)
        family, place, far = mutation.family, self.place(start, end), self.distance(shape.names)
        return [f"family {family}", f"edit {shape.fine}", f"kind {shape.coarse}", f"at {place}", f"family {family} at {place}",
                f"names {far}", f"family {family} names {far}", f"in {bucket(shape.inserted)}", f"out {bucket(shape.removed)}",
                f"family {family} in {type(self.statement).__name__}", *self.readings(start, end, new, shape)]

    def readings(self, start: int, end: int, new: str, shape: Shape) -> list[str]:
        """How what the edit makes reads beside the rest of the file."""
        if shape.removed + shape.inserted > LONGEST:
            return []
        return [*sequence_facts(self.model, start, end, new, shape), *name_facts(self.model, self.statement, shape), *swap_facts(self.model, self.statement, shape)]

    def distance(self, names: list[str]) -> str:
        """Where the strangest of the names is known from."""
        if not names:
            return "none"
        if self.own.issuperset(names):
            return "own"
        if self.near.issuperset(names):
            return "near"
        return "file" if names_of(self.model).issuperset(names) else "new"

    def place(self, start: int, end: int) -> str:
        """The node that is replaced and what it is a part of; for other edits the smallest node around."""
        if (start, end) not in self.places:
            self.places[start, end] = self.find_place(start, end)
        return self.places[start, end]

    def find_place(self, start: int, end: int) -> str:
        around = [(span, node) for span, node in self.nodes if span[0] <= start and end <= span[1]]
        if not around:
            return "between"
        span, node = min(around, key=lambda pair: pair[0][1] - pair[0][0])
        if span != (start, end):
            return f"inside {type(node).__name__}"
        parent = self.model.parent.get(node)
        role = next((name for name, value in ast.iter_fields(parent) if value is node), "") if parent is not None else ""
        return f"{type(node).__name__} of {type(parent).__name__}.{role}"


def names_of(model: Model) -> set[str]:
    """All that looks like a name in the file, key words and words of texts too; looked for once."""
    if model not in NAMES:
        NAMES[model] = set(NAME.findall(model.text))
    return NAMES[model]


NAMES: WeakKeyDictionary[Model, set[str]] = WeakKeyDictionary()


def bucket(count: int) -> str:
    """A count as it is, or above which limit it is."""
    return str(count) if count <= 4 else ">4" if count <= 8 else ">8" if count <= 16 else ">16"
