"""Code that can hardly be meant as it stands: an edit that makes something of it is likelier than others of its family."""
from __future__ import annotations

import ast

from fixpoint_model import Model, Mutation, own_nodes

# They give something new, and change nothing.
PURE_METHODS = set(
    "strip lstrip rstrip lower upper title capitalize casefold replace join format split rsplit splitlines zfill ljust rjust center "
    "removeprefix removesuffix encode decode expandtabs translate partition rpartition union intersection difference".split()
)
PURE_FUNCTIONS = {"sorted", "reversed", "abs", "min", "max", "sum", "round", "len", "int", "float", "str", "list", "tuple", "set", "dict"}
# What there is one of; whatever else is compared by identity may be equal all the same.
SINGLE = (type(None), bool, type(...))
KEPT = ("= ", "return ")
# Families that only propose something where what stands there has no sense: rows that are one object, a set that is asked and never filled.
SURE = {"shared", "escaped-twice", "noted", "kept", "read-twice", "one-of", "after-loop", "uncalled", "stays", "reset-group"}


def mends_a_slip(model: Model, statement: ast.stmt, mutation: Mutation) -> bool:
    return mutation.family in SURE or keeps_what_is_lost(model, statement, mutation) or compares_values(model, statement, mutation) or strips_a_text(model, mutation)


def keeps_what_is_lost(model: Model, statement: ast.stmt, mutation: Mutation) -> bool:
    """`text.strip()` alone does nothing."""
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Call) or len(mutation.edits) != 1:
        return False
    called = statement.value.func
    is_pure = isinstance(called, ast.Attribute) and called.attr in PURE_METHODS or isinstance(called, ast.Name) and called.id in PURE_FUNCTIONS
    start, end, new = mutation.edits[0]
    return is_pure and start == end == model.span(statement)[0] and new.endswith(KEPT)


def compares_values(model: Model, statement: ast.stmt, mutation: Mutation) -> bool:
    """`a is not b` of two values → `a != b`."""
    if mutation.family not in ("comparison", "is"):
        return False
    for node in own_nodes(statement):
        if not isinstance(node, ast.Compare) or not isinstance(node.ops[0], (ast.Is, ast.IsNot)):
            continue
        low, high = model.span(node)
        if any(isinstance(one, ast.Constant) and isinstance(one.value, SINGLE) for one in (node.left, *node.comparators)):
            continue
        if all(low <= start and end <= high for start, end, _ in mutation.edits):
            sign = "!=" if isinstance(node.ops[0], ast.IsNot) else "=="
            return any(new.strip() == sign or f" {sign} " in new for _, _, new in mutation.edits)
    return False


def strips_a_text(model: Model, mutation: Mutation) -> bool:
    """`name.lstrip("mailto:")` takes away letters, not the text."""
    return any(
        "removeprefix" in new and "lstrip" in old or "removesuffix" in new and "rstrip" in old
        for old, new in ((around(model, start, end), new) for start, end, new in mutation.edits)
    )


def around(model: Model, start: int, end: int) -> str:
    return model.text[max(0, start - 10): end + 10]
