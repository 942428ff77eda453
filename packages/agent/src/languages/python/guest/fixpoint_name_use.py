"""What an edit leaves without a reader or without a value, and what it makes use of at last, as names of facts."""
from __future__ import annotations

import ast
from collections import Counter, defaultdict
from typing import NamedTuple

from fixpoint_model import Model
from fixpoint_naturalness import sequences_of
from fixpoint_shapes import KNOWN, Shape
from fixpoint_terms import never_read, stored_in


class Use(NamedTuple):
    reads: Counter[str]
    parameters: set[str]
    stored: set[str]


def use_in(model: Model, function: ast.AST) -> Use:
    def find() -> Use:
        reads = Counter(n.id for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load))
        return Use(reads, set(model.parameters(function)), {n.id for n in stored_in(model, function)})
    return model.once("use", function, find)


def name_facts(model: Model, statement: ast.stmt, shape: Shape) -> list[str]:
    function = model.function_of(statement)
    if function is None:
        return []
    facts = ["reads unread"] if never_read(model, function).intersection(shape.names) else []
    if not shape.taken:
        return facts
    use, taken, given = use_in(model, function), times(shape.taken), times(shape.given)
    for name in dict.fromkeys(shape.taken):
        count = taken[name] - given[name]
        if count <= 0 or not name.isidentifier() or name in KNOWN:
            continue
        where = "param" if name in use.parameters else "local" if name in use.stored else None
        if where is not None:
            if 0 < use.reads[name] <= count:
                facts.append(f"leaves unread {where}")
        elif 1 < sequences_of(model).counts[name] <= count + 1:
            facts.append("leaves unread file")
    unset = next((name for at, name in enumerate(shape.taken[:-1]) if shape.taken[at + 1] == "=" and name in use.stored and name not in shape.given), None)
    if unset is not None:
        facts.append(f"leaves unset {'read' if use.reads[unset] > taken[unset] - 1 else 'unread'}")
    return list(dict.fromkeys(facts))


def times(tokens: list[str]) -> defaultdict[str, int]:
    """How often each is there, but as an attribute."""
    counts: defaultdict[str, int] = defaultdict(int)
    before = ""
    for token in tokens:
        if before != ".":
            counts[token] += 1
        before = token
    return counts
