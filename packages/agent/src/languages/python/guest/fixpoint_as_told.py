"""What makes of a value that comes the one that should come: everyday work, done where a value is handed on."""
from __future__ import annotations

import ast
import math
import re
from functools import lru_cache
from typing import Any, Callable, Iterator, NamedTuple

from fixpoint_file_kinds import SET, UNKNOWN, file_kinds
from fixpoint_kinds import ITEMS, NUMBER, TEXT
from fixpoint_model import Hints, Model, Mutation

LONGEST = 4000
# Of a value whose kind is not known, and of what takes away a piece, beside the others.
SHARE_OF_UNKNOWN, SHARE_OF_PIECES = 0.5, 0.3
TIGHT = (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.JoinedStr)


class Change(NamedTuple):
    """`shape` is an expression with the value as `{0}`."""
    name: str
    shape: str
    kind: str
    make: Callable[[Any], Any]


TEXTS = [Change(name, f"{{0}}.{name}()", TEXT, getattr(str, name)) for name in ("strip", "rstrip", "lstrip", "lower", "upper", "capitalize", "title")]
TEXTS += [Change("rstrip", "{0}.rstrip()", TEXT, lambda text: re.sub(r"[ \t]+$", "", text, flags=re.M)), Change("join", "' '.join({0}.split())", TEXT, lambda text: " ".join(text.split())),
          Change("[", "{0}[1:]", TEXT, lambda text: text[1:]), Change("[", "{0}[:-1]", TEXT, lambda text: text[:-1]),
          Change("int", "int({0})", TEXT, int), Change("float", "float({0})", TEXT, float)]
NUMBERS = [Change("round", "round({0})", NUMBER, round), Change("floor", "math.floor({0})", NUMBER, math.floor), Change("ceil", "math.ceil({0})", NUMBER, math.ceil),
           Change("int", "int({0})", NUMBER, int), Change("abs", "abs({0})", NUMBER, abs), Change("str", "str({0})", NUMBER, str)]
LISTS = [Change("reversed", "{0}[::-1]", ITEMS, lambda items: items[::-1]), Change("sorted", "sorted({0})", ITEMS, sorted), Change("fromkeys", "list(dict.fromkeys({0}))", ITEMS, lambda items: list(dict.fromkeys(items))),
         Change("if", "[one for one in {0} if one]", ITEMS, lambda items: [one for one in items if one]), Change("is not None", "[one for one in {0} if one is not None]", ITEMS, lambda items: [one for one in items if one is not None]),
         Change("[", "{0}[1:]", ITEMS, lambda items: items[1:]), Change("[", "{0}[:-1]", ITEMS, lambda items: items[:-1]),
         Change("tuple", "tuple({0})", ITEMS, tuple), Change("list", "list({0})", ITEMS, list), Change("set", "set({0})", ITEMS, set)]


@lru_cache(maxsize=4)
def told_changes(actual: str | None, expected: str | None) -> tuple[Change, ...]:
    """None of them where the two values are not known, or nothing makes one of the other."""
    if actual is None or expected is None or max(len(actual), len(expected)) > LONGEST:
        return ()
    try:
        came, wanted = ast.literal_eval(actual.strip()), ast.literal_eval(expected.strip())
    except (SyntaxError, ValueError, TypeError, MemoryError, RecursionError):
        return ()
    if repr(came) == repr(wanted):
        return ()
    return tuple(change for change in (*TEXTS, *NUMBERS, *LISTS) if makes(change, came, wanted))


def makes(change: Change, came: Any, wanted: Any) -> bool:
    try:
        made = change.make(came) if change.kind == ITEMS and isinstance(came, (list, tuple)) else changed(came, change)
    except Exception:
        return False
    # 1, 1.0 and True are one value, and not told alike.
    return repr(made) == repr(wanted)


def changed(value: Any, change: Change) -> Any:
    """A value with all of a kind in it changed."""
    if isinstance(value, str) and change.kind == TEXT or isinstance(value, (int, float)) and not isinstance(value, bool) and change.kind == NUMBER:
        return change.make(value)
    if isinstance(value, (list, tuple, set)):
        return type(value)(changed(one, change) for one in value)
    return {key: changed(one, change) for key, one in value.items()} if isinstance(value, dict) else value


def as_told_mutations(model: Model, node: ast.AST, hints: Hints) -> Iterator[Mutation]:
    """`lines.append(" | ".join(cells))` → `.rstrip()`, where the lines should not end in blanks."""
    changes = told_changes(hints.actual, hints.expected)
    if not changes or not isinstance(node, ast.expr) or isinstance(node, (ast.Constant, ast.Lambda, ast.Starred)):
        return
    if not isinstance(getattr(node, "ctx", None), (ast.Load, type(None))) or not is_handed_on(model, node):
        return
    kind, text = file_kinds(model).of(node), model.src(node)
    for change in changes:
        of_kind = kind == change.kind or kind == SET and change.kind == ITEMS
        if not of_kind and kind != UNKNOWN or change.shape.startswith("math.") and "math" not in model.module_names or text.endswith(change.shape.replace("{0}", "")):
            continue
        inner = text if isinstance(node, TIGHT) or not change.shape.startswith("{0}") else f"({text})"
        prior = 0.9 * (1 if of_kind else SHARE_OF_UNKNOWN) * (SHARE_OF_PIECES if change.name == "[" else 1)
        yield model.swap(node, change.shape.format(inner), "as-told", prior, bare=True)


def is_handed_on(model: Model, node: ast.expr) -> bool:
    parent = model.parent.get(node)
    if isinstance(parent, ast.Call):
        return parent.func is not node
    if isinstance(parent, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
        return parent.value is node
    if isinstance(parent, (ast.ListComp, ast.GeneratorExp, ast.SetComp)):
        return parent.elt is node
    return isinstance(parent, (ast.Return, ast.Yield, ast.keyword, ast.List, ast.Tuple, ast.FormattedValue)) or isinstance(parent, ast.Dict) and node in parent.values


def makes_the_difference(new: str, old: str, hints: Hints) -> bool:
    """The edit calls what would make of the wrong value the right one."""
    return any(change.name != "[" and f"{change.name}(" in new and new.count(f"{change.name}(") > old.count(f"{change.name}(")
               for change in told_changes(hints.actual, hints.expected))
