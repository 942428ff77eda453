"""Families of names that nothing has: one that reads like it is meant, a variable or a member."""
from __future__ import annotations

import ast
import builtins
import re
from difflib import SequenceMatcher
from typing import Iterable, Iterator

from fixpoint_model import FUNCTIONS, Model, Mutation, is_builtin
from fixpoint_terms import names_at

# It raises whenever it is reached: priors of such an edit, of a variable and of a member, which a package may have.
VARIABLE, MEMBER = 3.0, 1.5
PART = re.compile(r"_|(?<=[a-z0-9])(?=[A-Z])")
MOST, LEAST_LIKE, SHORTEST = 6, 0.6, 3
OF_THE_LANGUAGE = {name for kind in (str, bytes, int, float, complex, list, tuple, dict, set, frozenset, range, type, object, BaseException, slice, memoryview) for name in dir(kind)}
OF_FUNCTIONS = {*dir(lambda: None), "read", "write", "close", "readline", "readlines", "writelines", "seek", "tell", "flush", "send", "throw"}


def misnamed_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield from variable_meant(model, node)
    elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        yield from member_meant(model, node)


def variable_meant(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`return itms[0]` where only `items` is there."""
    if is_builtin(node.id) or node.id in model.module_names or node.id in bound_in(model) or takes_all(model):
        return
    near = likest(node.id, [*names_at(model, node), *model.module_names, *(name for name in dir(builtins) if not name.startswith("_"))])
    for name, likely in near:
        yield model.swap(node, name, "misnamed", VARIABLE * likely, bare=True)


def member_meant(model: Model, node: ast.Attribute) -> Iterator[Mutation]:
    """`self.field.ushl(bits)` where something has `shl` and nothing `ushl`."""
    if node.attr.startswith("__") or node.attr in OF_THE_LANGUAGE or node.attr in OF_FUNCTIONS or node.attr in members_in(model):
        return
    root = node.value
    while isinstance(root, (ast.Attribute, ast.Call, ast.Subscript)):
        root = root.func if isinstance(root, ast.Call) else root.value
    # What a module that is brought in has is not known.
    if isinstance(root, ast.Name) and root.id in imported_in(model):
        return
    for name, likely in likest(node.attr, [*members_in(model), *OF_THE_LANGUAGE]):
        if not name.startswith("__"):
            yield model.swap(node, f"{model.src(node.value)}.{name}", "misnamed", MEMBER * likely, bare=True)


def likest(name: str, others: Iterable[str]) -> list[tuple[str, float]]:
    if len(name) < SHORTEST:
        return []
    rated = {other: likeness(name, other) for other in others if other != name and len(other) >= SHORTEST}
    return sorted(((other, likely) for other, likely in rated.items() if likely >= LEAST_LIKE), key=lambda one: -one[1])[:MOST]


def likeness(one: str, other: str) -> float:
    """0 to 1: how well one name could have been written for another."""
    first, second = one.lower(), other.lower()
    if first == second:
        return 1.0
    short, long = sorted((first, second), key=len)
    if len(long) > 2 * len(short):
        return 0.0
    near = SequenceMatcher(None, first, second).ratio()
    own, its = parts_of(one), parts_of(other)
    return max(near * near, 0.9 * len(own & its) / max(len(own), len(its), 1))


def parts_of(name: str) -> set[str]:
    return {part for part in PART.split(name) if part}


def bound_in(model: Model) -> set[str]:
    """All names that are given a value anywhere in the file."""
    def find() -> set[str]:
        stored = {one.id for one in model.every(ast.Name) if not isinstance(one.ctx, ast.Load)}
        stored |= {one.arg for one in model.every(ast.arg)}
        stored |= {one.name for kind in (*FUNCTIONS, ast.ClassDef) for one in model.every(kind)}
        stored |= {one.name for one in model.every(ast.ExceptHandler) if one.name}
        return stored | imported_in(model) | {name for one in model.every(ast.Global) for name in one.names}
    return model.once("names that are bound", model.tree, find)


def imported_in(model: Model) -> set[str]:
    def find() -> set[str]:
        return {(alias.asname or alias.name).split(".")[0] for kind in (ast.Import, ast.ImportFrom) for one in model.every(kind) for alias in one.names}
    return model.once("names brought in", model.tree, find)


def takes_all(model: Model) -> bool:
    return model.once("brings in all", model.tree, lambda: any(alias.name == "*" for one in model.every(ast.ImportFrom) for alias in one.names))


def members_in(model: Model) -> set[str]:
    """What classes define and what is set of objects; names in slots and in calls of `setattr` or `namedtuple` as well."""
    def find() -> set[str]:
        found = {one.attr for one in model.every(ast.Attribute) if not isinstance(one.ctx, ast.Load)}
        for made in model.every(ast.ClassDef):
            for one in made.body:
                if isinstance(one, (*FUNCTIONS, ast.ClassDef)):
                    found.add(one.name)
                elif isinstance(one, (ast.Assign, ast.AnnAssign)):
                    found |= {target.id for target in (one.targets if isinstance(one, ast.Assign) else [one.target]) if isinstance(target, ast.Name)}
        for one in model.every(ast.Constant):
            if isinstance(one.value, str) and one.value.isidentifier():
                found.add(one.value)
        return found
    return model.once("names of members", model.tree, find)
