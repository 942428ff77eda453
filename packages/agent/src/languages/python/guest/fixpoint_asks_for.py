"""Whether an edit asks for what a name is in the failing test alone: `if not rows` where `rows` is empty there for the first time."""
from __future__ import annotations

import ast
import re
from functools import lru_cache

from fixpoint_model import Hints, Model, Mutation

# The name in its place is `@`. Two or three signs of an edit that has to do with such a value.
SIGNS: dict[str, str] = {
    "None": r"@ is (?:not )?None|\bnot @(?![\w.(\[])|@ or\b|\bif @(?![\w.(\[])|@ and\b|@ (?:==|!=) None",
    "empty": r"\bnot @(?![\w.(\[])|@ or\b|\bif @(?![\w.(\[])|@ and\b|len\(@\)|@ (?:==|!=) (?:''|\"\"|\[\]|\{\}|\(\))|\bany\(@",
    "zero": r"\bnot @(?![\w.(\[])|@ or\b|\bif @(?![\w.(\[])|@ and\b|@ (?:==|!=|<=?|>=?) [01]\b|@ is (?:not )?None|max\((?:1, )?@|max\(@, 1\)",
    "negative": r"@ (?:<=?|>=?) -?[01]\b|abs\(@\)|max\((?:0, )?@|max\(@, 0\)",
    "positive": r"@ (?:<=?|>=?) -?[01]\b|min\((?:0, )?@",
    "True": r"@ is (?:not )?(?:True|False)|\bnot @(?![\w.(\[])|isinstance\(@, (?:\w+|\([^)]*\bbool\b[^)]*\))\)|\bif @(?![\w.(\[])|@ and\b",
    "False": r"@ is (?:not )?(?:True|False|None)|\bnot @(?![\w.(\[])|isinstance\(@, (?:\w+|\([^)]*\bbool\b[^)]*\))\)|\bif @(?![\w.(\[])|@ and\b",
}
# Of a type: what asks for the type, makes another of it, or takes it as one.
OF_TYPE = r"isinstance\(@,|type\(@\)|hasattr\(@,|callable\(@\)|\b(?:str|int|float|list|tuple|set|dict|bytes|repr|bool)\(@\)|\[@\]|\(@,\)"
# What can be read of a type's own name.
KINDS = {"str", "int", "float", "list", "tuple", "set", "dict", "bytes", "bool", "frozenset", "complex"}


@lru_cache(maxsize=2000)
def sign(name: str, trait: str) -> re.Pattern[str]:
    return re.compile(SIGNS.get(trait, OF_TYPE).replace("@", rf"(?<![\w.]){re.escape(name)}"))


def asks_for_broken(model: Model, mutation: Mutation, hints: Hints, statement: ast.stmt) -> bool:
    """Whether the edit asks more for it than what stood there."""
    if not hints.broken:
        return False
    new = " ".join(replacement for _, _, replacement in mutation.edits)
    old = " ".join(model.text[start:end] for start, end, _ in mutation.edits)
    # A block is asked by its first line alone: what its body reads has places of its own.
    last = statement.body[0].lineno - 1 if getattr(statement, "body", None) else (statement.end_lineno or statement.lineno)
    for line in range(statement.lineno, max(statement.lineno, last) + 1):
        for name, trait in hints.broken.get((model.file, line), ()):
            if name.rpartition(".")[2] in new and len(sign(name, trait).findall(new)) > len(sign(name, trait).findall(old)):
                return True
    return False
