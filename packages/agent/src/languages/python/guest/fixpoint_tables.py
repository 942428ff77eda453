"""Families: the order of a table's entries, entries that a table or a chain of replacements lacks."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_model import Hints, Model, Mutation

MOST_ENTRIES = 8
LEAST_ENTRIES = 3
MOST_WORDS = 6


def strings_of(script: str) -> list[str]:
    """The texts of the failing example, longest first."""
    try:
        tree = ast.parse(script)
    except (SyntaxError, ValueError):
        return []
    found = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return sorted(found, key=lambda text: (-len(text), text))


def table_mutations(model: Model, node: ast.AST, hints: Hints) -> Iterator[Mutation | None]:
    if isinstance(node, (ast.List, ast.Tuple)) and isinstance(node.ctx, ast.Load):
        yield from other_order(model, node)
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        yield from another_entry(model, node, hints)
    if isinstance(node, ast.Call):
        yield from another_replacement(model, node, hints)


def other_order(model: Model, node: ast.List | ast.Tuple) -> Iterator[Mutation]:
    if len(node.elts) > MOST_ENTRIES or (isinstance(node, ast.Tuple) and len(node.elts) == 2):
        return  # the family of values has pairs
    for first, second in zip(node.elts, node.elts[1:]):
        a, b = model.src(first), model.src(second)
        if a != b:
            prior = 0.45 if len(node.elts) == 2 else 0.35
            yield Mutation([(*model.span(first), b), (*model.span(second), a)], "order", prior, node.lineno, f"`{a}` and `{b}` changed places")


def another_entry(model: Model, node: ast.List | ast.Tuple | ast.Set, hints: Hints) -> Iterator[Mutation]:
    """A word of the example that a table of words lacks. Late: it may only repair the example."""
    texts = [e.value for e in node.elts if isinstance(e, ast.Constant) and isinstance(e.value, str)]
    if len(texts) < LEAST_ENTRIES or len(texts) != len(node.elts):
        return
    longest = max(map(len, texts))
    end = model.span(node.elts[-1])[1]
    for rank, word in enumerate(words_like(texts, hints.strings)[:MOST_WORDS]):
        if len(word) <= 2 * longest:
            yield Mutation([(end, end, f", {word!r}")], "entry", 0.34 - 0.02 * rank, node.elts[-1].end_lineno or node.lineno, f"`{word}` came into the table")


def words_like(entries: list[str], strings: list[str]) -> list[str]:
    """Words of the example written like the entries: their case, and no sign that no entry has, but `-`, `_` and `+`."""
    signs = {c for entry in entries for c in entry if not c.isalnum()} | set("-_+")
    words = [w for text in strings for w in re.findall(r"[A-Za-z][\w+-]*", text)]
    lower = all(entry == entry.lower() for entry in entries)
    return [w for w in dict.fromkeys(words) if w not in entries and len(w) > 1
            and all(c.isalnum() or c in signs for c in w) and (not lower or w == w.lower())]


def another_replacement(model: Model, node: ast.Call, hints: Hints) -> Iterator[Mutation]:
    """A chain of `.replace(a, b)` gets one more of the same lengths, read off the difference of the two values."""
    pair = replaced(node)
    if pair is None or hints.expected is None or hints.actual is None:
        return
    pairs = [pair]
    inner: ast.AST = node
    while isinstance(inner, ast.Call) and isinstance(inner.func, ast.Attribute) and (before := replaced(inner.func.value)) is not None:
        pairs.append(before)
        inner = inner.func.value
    end = model.span(node)[1]
    for old, new in differences(hints.actual, hints.expected):
        if (old, new) not in pairs and is_like(pairs, old, new):
            yield Mutation([(end, end, f".replace({old!r}, {new!r})")], "entry", 0.42, node.end_lineno or node.lineno,
                           f"`{old}` is replaced by `{new}` too")


def is_like(pairs: list[tuple[str, str]], old: str, new: str) -> bool:
    """The same lengths as one of them, and the same end kept where all keep it."""
    if (len(old), len(new)) not in {(len(a), len(b)) for a, b in pairs}:
        return False
    ends = all(a.endswith(b) for a, b in pairs)
    starts = all(a.startswith(b) for a, b in pairs)
    return (not ends or old.endswith(new)) and (not starts or old.startswith(new))


def replaced(node: ast.AST | None) -> tuple[str, str] | None:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != "replace" or len(node.args) != 2:
        return None
    first, second = node.args
    if not isinstance(first, ast.Constant) or not isinstance(second, ast.Constant):
        return None
    return (first.value, second.value) if isinstance(first.value, str) and isinstance(second.value, str) else None


def differences(actual: str, expected: str) -> list[tuple[str, str]]:
    """What differs, alone and with a letter of each side, when the texts differ in one place."""
    actual, expected = actual.strip("'\""), expected.strip("'\"")
    start = next((i for i, (a, b) in enumerate(zip(actual, expected)) if a != b), min(len(actual), len(expected)))
    tail = next((i for i, (a, b) in enumerate(zip(actual[::-1], expected[::-1])) if a != b), min(len(actual), len(expected)))
    tail = min(tail, min(len(actual), len(expected)) - start)
    found = []
    for before, after in ((0, 0), (1, 0), (0, 1), (1, 1)):
        low = max(0, start - before)
        old, new = (text[low: len(text) - max(0, tail - after)] for text in (actual, expected))
        if 0 < len(old) <= 6:
            found.append((old, new))
    return [*dict.fromkeys(found)]
