"""What stands between the braces of f-strings: before Python 3.12 their nodes do not say where in the file they are."""
from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass
from typing import Iterator

from fixpoint_model import Model, Mutation

HAVE_PLACES = sys.version_info >= (3, 12)
OPENING = re.compile(r"[fFrR]{1,2}('''|\"\"\"|'|\")")
PAIRS = {"(": ")", "[": "]", "{": "}"}
SPEC = re.compile(r"(?P<align>[<>^]?)(?P<zero>0?)(?P<width>\d*)(?P<comma>,?)(?:\.(?P<digits>\d+))?(?P<kind>[a-z%]?)")
NEW_SPECS = ((":02d", 0.4), (":02", 0.35), (":.2f", 0.35), (":.1f", 0.25), (":.0f", 0.2), (":,", 0.25), ("!r", 0.2), (":03d", 0.15))


@dataclass
class Field:
    """Offsets in characters: of the expression, and of its conversion and format up to the closing brace."""
    start: int
    end: int
    close: int


def fields_of(model: Model, joined: ast.JoinedStr) -> list[Field]:
    """The fields of one f-string; none of those that are written over several parts or lines."""
    start, end = model.span(joined)
    text = model.text[start:end]
    opening = OPENING.match(text)
    if opening is None or not text.endswith(opening[1]) or len(text) < opening.end() + len(opening[1]):
        return []
    at, last = opening.end(), len(text) - len(opening[1])
    if opening[1] in text[at:last] and len(opening[1]) == 1:
        return []
    found = []
    while at < last:
        if text[at: at + 2] in ("{{", "}}"):
            at += 2
        elif text[at] == "{":
            field = field_from(text, at + 1, last)
            if field is None:
                return []
            found.append(Field(start + field.start, start + field.end, start + field.close))
            at = field.close + 1
        else:
            at += 1
    return found


def field_from(text: str, start: int, last: int) -> Field | None:
    """The expression ends at a `!`, `:` or `}` that no bracket or quote is around."""
    open_: list[str] = []
    quote = ""
    end = -1
    for at in range(start, last):
        c = text[at]
        if quote:
            quote = "" if c == quote else quote
        elif c in "'\"" and end < 0:
            quote = c
        elif c in PAIRS:
            open_.append(PAIRS[c])
        elif open_:
            if c == open_[-1]:
                open_.pop()
        elif c == "}":
            return Field(start, at if end < 0 else end, at)
        elif end < 0 and (c == ":" or c == "!" and text[at + 1: at + 2] != "="):
            end = at
    return None


def inside(model: Model, joined: ast.JoinedStr, field: Field) -> Model | None:
    """The expression of a field as a part of the file: its places, its scope and its names are those of the file."""
    text = model.text[field.start:field.end]
    line = model.text.count("\n", 0, field.start) + 1
    before = model.text[model.line_start(line):field.start]
    if "\n" in text or before == "":
        return None
    # In parentheses, so that it may stand as far right as it does.
    blank = " " * len(before.encode())
    masked = "(" + "\n" * (line - 1) + (blank if line > 1 else blank[1:]) + text + "\n)"
    try:
        part = Model(model.file, masked)
    except (SyntaxError, ValueError):
        return None
    statement = part.tree.body[0]
    if len(part.tree.body) != 1 or not isinstance(statement, ast.Expr):
        return None
    part.adopt(model, statement.value, joined)
    return part


def expressions_in(model: Model, joined: ast.JoinedStr) -> Iterator[tuple[Model, ast.expr]]:
    """Each field's expression, with the model to ask about it."""
    for field in fields_of(model, joined):
        part = inside(model, joined, field)
        if part is not None:
            yield part, part.tree.body[0].value  # type: ignore[attr-defined]


def format_mutations(model: Model, joined: ast.JoinedStr) -> Iterator[Mutation | None]:
    """Another format of a field: `{n}` → `{n:02d}`, `{n:.1f}` → `{n:.2f}`."""
    line = joined.lineno
    for field in fields_of(model, joined):
        old = model.text[field.end:field.close]
        for new, prior in other_formats(old):
            yield Mutation([(field.end, field.close, new)], "format", prior, line, f"`{{…{old}}}` became `{{…{new}}}`")


def other_formats(old: str) -> list[tuple[str, float]]:
    if old == "" or not old.startswith(":"):
        return [(new, prior) for new, prior in NEW_SPECS if new != old] + ([("", 0.3)] if old else [])
    found = SPEC.fullmatch(old[1:])
    if found is None:
        return [("", 0.2)]
    align, zero, width, comma, digits, kind = (found[name] or "" for name in ("align", "zero", "width", "comma", "digits", "kind"))

    def spec(**other: str) -> str:
        parts = {"align": align, "zero": zero, "width": width, "comma": comma, "digits": digits, "kind": kind, **other}
        point = "." + parts["digits"] if parts["digits"] else ""
        text = parts["align"] + parts["zero"] + parts["width"] + parts["comma"] + point + parts["kind"]
        return ":" + text if text else ""

    made = [(spec(align=other), 0.35) for other in "<>^" if align and other != align]
    made += [(spec(width=str(int(width) + step)), 0.35) for step in (1, -1, 2) if width and int(width) + step > 0]
    made += [(spec(digits=str(int(digits) + step)), 0.35) for step in (1, -1, 2) if digits and int(digits) + step >= 0]
    made += [(spec(zero="" if zero else "0"), 0.4)] if width else [(spec(zero="0", width="2"), 0.35)]
    made += [(spec(comma="" if comma else ","), 0.3), (spec(kind="" if kind else "d"), 0.2), ("", 0.25)]
    return [one for one in made if one[0] != old]
