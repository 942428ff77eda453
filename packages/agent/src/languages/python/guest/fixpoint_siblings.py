"""Families: a condition asked for a second, like name as well; an exception of another type."""
from __future__ import annotations

import ast
import difflib
from typing import Iterator

from fixpoint_model import Hints, Model, Mutation

LIKE = 0.5
MOST = 4


def sibling_mutations(model: Model, node: ast.AST, hints: Hints) -> Iterator[Mutation | None]:
    if isinstance(node, (ast.Compare, ast.Call)) and is_clause(model, node):
        yield from asked_of_sibling(model, node, hints)
    if isinstance(node, ast.Raise) and node.exc is not None:
        yield from other_type(model, node, hints)


def is_clause(model: Model, node: ast.expr) -> bool:
    parent = model.parent.get(node)
    return isinstance(parent, ast.BoolOp) or (isinstance(parent, (ast.If, ast.While, ast.IfExp)) and parent.test is node)


def asked_of_sibling(model: Model, node: ast.expr, hints: Hints) -> Iterator[Mutation]:
    """`has(x, "rows")` → `(has(x, "rows") or has(x, "columns"))`, with words of the issue or of the file in the place of the text."""
    start, end = model.span(node)
    text = model.text[start:end]
    parent = model.parent.get(node)
    for inner in ast.walk(node):
        if not isinstance(inner, ast.Constant) or not isinstance(inner.value, str) or not 1 < len(inner.value) <= 30:
            continue
        low, high = model.span(inner)
        for rank, (sibling, prior) in enumerate(siblings(model, inner.value, hints)[:MOST]):
            other = f"{text[:low - start]}{sibling!r}{text[high - start:]}"
            for connective in ("or", "and"):
                whole = f"{text} {connective} {other}"
                mixed = isinstance(parent, ast.BoolOp) and isinstance(parent.op, ast.And) == (connective == "or")
                weight = prior * (1 if connective == "or" else 0.5) - 0.02 * rank
                yield Mutation([(start, end, f"({whole})" if mixed else whole)], "clause-add", weight, node.lineno,  # type: ignore[attr-defined]
                               f"`{sibling}` counts like `{inner.value}`")


def siblings(model: Model, value: str, hints: Hints) -> list[tuple[str, float]]:
    """Texts of the same make, those that the issue names first."""
    texts = {n.value for n in model.every(ast.Constant) if isinstance(n.value, str) and 1 < len(n.value) <= 30}
    named = {word for name in hints.identifiers for word in (name, *name.split(".")) if word}
    found: list[tuple[str, float]] = []
    for other in sorted(texts | named):
        near = difflib.SequenceMatcher(None, other, value).ratio()
        if other != value and make(other) == make(value) and near >= LIKE:
            found.append((other, (0.5 if other in named else 0.12) + 0.1 * near))
    return sorted(found, key=lambda pair: -pair[1])


def make(text: str) -> tuple[bool, bool, bool, bool]:
    return (text.isidentifier(), text.startswith("__") and text.endswith("__"), text.isupper(), text.startswith("_"))


def other_type(model: Model, node: ast.Raise, hints: Hints) -> Iterator[Mutation]:
    """The type that the issue wants, or that the file raises elsewhere."""
    raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
    if not isinstance(raised, (ast.Name, ast.Attribute)):
        return
    old = model.src(raised)
    elsewhere = [n.exc.func for n in model.every(ast.Raise) if isinstance(n.exc, ast.Call)]
    wanted = [hints.error_type] if hints.symptom == "missing_exception" and hints.error_type else []
    # What these methods are expected to raise.
    within = getattr(model.function_of(node), "name", "")
    own = {"__getattr__": "AttributeError", "__delattr__": "AttributeError", "__getitem__": "KeyError", "__missing__": "KeyError", "__next__": "StopIteration", "index": "ValueError"}.get(within)
    types = [*wanted, *([own] if own else []), *(model.src(f) for f in elsewhere), "ValueError", "TypeError", "KeyError"]
    for rank, other in enumerate([t for t in dict.fromkeys(types) if t != old][:5]):
        yield model.swap(raised, other, "raise-type", 0.65 if other in wanted else 0.3 - 0.03 * rank, bare=True)
