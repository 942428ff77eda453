"""Code that can hardly be meant as it stands: an edit that makes something of it is likelier than others of its family."""
from __future__ import annotations

import ast
import re

from fixpoint_model import Model, Mutation, own_nodes
from fixpoint_recursion import around as calling_itself

# They give something new, and change nothing.
PURE_METHODS = set(
    "strip lstrip rstrip lower upper title capitalize casefold replace join format split rsplit splitlines zfill ljust rjust center "
    "removeprefix removesuffix encode decode expandtabs translate partition rpartition union intersection difference".split()
)
PURE_FUNCTIONS = {"sorted", "reversed", "abs", "min", "max", "sum", "round", "len", "int", "float", "str", "list", "tuple", "set", "dict"}
# What there is one of; whatever else is compared by identity may be equal all the same.
SINGLE = (type(None), bool, type(...))
ONLY_NAMES = re.compile(r"[A-Za-z_][\w.]*")
# They change a collection.
CHANGES = {"remove", "pop", "append", "insert", "add", "discard", "clear", "extend", "popitem"}
KEPT = ("= ", "return ")
# Families that only propose something where what stands there has no sense: rows that are one object, a set that is asked and never filled.
SURE = {"shared", "escaped-twice", "noted", "kept", "read-twice", "one-of", "after-loop", "uncalled", "stays", "reset-group", "lost", "never-last", "error-kind", "meant"}


def mends_a_slip(model: Model, statement: ast.stmt, mutation: Mutation) -> bool:
    return mutation.family in SURE or keeps_what_is_lost(model, statement, mutation) or compares_values(model, statement, mutation) or strips_a_text(model, mutation) or goes_through_a_copy(model, statement, mutation)


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


def goes_through_a_copy(model: Model, statement: ast.stmt, mutation: Mutation) -> bool:
    """`for row in rows: … rows.remove(row)` → `for row in list(rows)`: what is gone through is changed on the way."""
    if not isinstance(statement, ast.For) or not isinstance(statement.iter, (ast.Name, ast.Attribute)) or len(mutation.edits) != 1:
        return False
    name, (start, end, new) = model.src(statement.iter), mutation.edits[0]
    is_copy = (start, end) == model.span(statement.iter) and new in (f"list({name})", f"{name}[:]", f"{name}.copy()", f"tuple({name})")
    return is_copy and model.once("changed on the way", statement, lambda: changes(model, statement, name))


def changes(model: Model, loop: ast.For, name: str) -> bool:
    for node in ast.walk(loop):
        if isinstance(node, ast.Delete) and any(isinstance(one, ast.Subscript) and model.src(one.value) == name for one in node.targets):
            return True
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES and model.src(node.func.value) == name:
            return True
    return False


def strips_a_text(model: Model, mutation: Mutation) -> bool:
    """`name.lstrip("mailto:")` takes away letters, not the text."""
    return any(
        "removeprefix" in new and "lstrip" in old or "removesuffix" in new and "rstrip" in old
        for old, new in ((around(model, start, end), new) for start, end, new in mutation.edits)
    )


def misnames(model: Model, statement: ast.stmt, mutation: Mutation) -> bool:
    """`walk(node, seen)` → `walk(node, path)` where the function calls it `seen` too: what has the name of its parameter is hardly the wrong one.
    What a function hands on to itself is only named so with the name of another parameter."""
    fresh = {(start, end): new for start, end, new in mutation.edits if ONLY_NAMES.fullmatch(new)}
    if not fresh:
        return False
    named = model.once("named as wanted", statement, lambda: named_as_wanted(model, statement))
    return any(others is None or fresh[span] in others for span, others in named.items() if span in fresh)


def named_as_wanted(model: Model, statement: ast.stmt) -> dict[tuple[int, int], set[str] | None]:
    """Where arguments of calls of the file's functions are called what the function calls them; with its parameters where it calls itself."""
    found: dict[tuple[int, int], set[str] | None] = {}
    for call in own_nodes(statement):
        if not isinstance(call, ast.Call) or not isinstance(call.func, (ast.Name, ast.Attribute)):
            continue
        name = call.func.id if isinstance(call.func, ast.Name) else call.func.attr
        called = model.functions().get(name)
        wanted = [one.arg for one in (*called.args.posonlyargs, *called.args.args)] if called is not None else []
        wanted = wanted[1:] if wanted[:1] in (["self"], ["cls"]) else wanted
        others = set(wanted) if calling_itself(model, call, name) is not None else None
        for given, parameter in [*zip(call.args, wanted), *((one.value, one.arg) for one in call.keywords)]:
            if isinstance(given, ast.Name) and given.id == parameter:
                found[model.span(given)] = others
    return found


def forgets_absence(model: Model, statement: ast.stmt, mutation: Mutation) -> bool | None:
    """`other.size` → `size`, a parameter that is None where nothing is given: True; → `size or other.size`: False; None for all other edits."""
    start, end, new = mutation.edits[0]
    name, _, rest = new.strip("()").partition(" ")
    if len(mutation.edits) != 1 or name not in model.once("may be absent", statement, lambda: may_be_absent(model, statement)):
        return None
    old = model.text[start:end].strip("()")
    if not rest:
        return True if "." in old or "(" in old else None
    return False if rest == f"or {old}" or rest == f"if {name} is not None else {old}" else None


def may_be_absent(model: Model, statement: ast.stmt) -> set[str]:
    """Parameters that are None where nothing is given."""
    function = model.function_of(statement)
    if function is None:
        return set()
    return {name for name, default in model.defaults(function).items() if isinstance(default, ast.Constant) and default.value is None}


def around(model: Model, start: int, end: int) -> str:
    return model.text[max(0, start - 10): end + 10]
