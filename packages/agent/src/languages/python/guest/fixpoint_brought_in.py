"""Family of names that the file does not have: they are of a module that it brings in, or the module is called in place of what it has."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import FUNCTIONS, Model, Mutation, is_builtin

FAMILY = "brought-in"
MOST_MODULES = 6
ALWAYS = {"__file__", "__name__", "__doc__", "__path__", "__class__", "__spec__", "__package__"}


def brought_in_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`sleep(2)` beside `import time` → `time.sleep(2)`."""
    if not isinstance(node, ast.Name) or not isinstance(node.ctx, ast.Load):
        return
    modules = model.once("modules", model.tree, lambda: modules_of(model))
    parent = model.parent.get(node)
    if node.id in modules:
        if isinstance(parent, ast.Call) and parent.func is node and modules[node.id]:
            yield model.swap(node, f"{node.id}.{node.id}", FAMILY, 0.8, bare=True)
        return
    if is_builtin(node.id) or node.id in ALWAYS or node.id in model.once("all names", model.tree, lambda: names_of(model)):
        return
    elsewhere = model.once("whole names", model.tree, lambda: whole_names(model)).get(node.id)
    if elsewhere is not None:
        yield model.swap(node, elsewhere, FAMILY, 1.2, bare=True)
    for rank, module in enumerate(list(modules)[:MOST_MODULES]):
        yield model.swap(node, f"{module}.{node.id}", FAMILY, 0.9 * 0.9**rank, bare=True)
    for module in [one for one in model.module_names if one not in modules][:MOST_MODULES]:
        if module.islower() and model.once("used as owners", model.tree, lambda: owners(model)).get(module):
            yield model.swap(node, f"{module}.{node.id}", FAMILY, 0.6, bare=True)


def modules_of(model: Model) -> dict[str, bool]:
    """By the name that the file has for it, whether the module may have something of its own name."""
    found: dict[str, bool] = {}
    for one in model.every(ast.Import):
        for alias in one.names:
            found[(alias.asname or alias.name).split(".")[0]] = True
    for one in model.every(ast.ImportFrom):
        # `from . import parts`: mostly a module.
        for alias in one.names if one.module is None else ():
            found[alias.asname or alias.name] = True
    return found


def names_of(model: Model) -> set[str]:
    """All that is given a name anywhere in the file; of what is brought in with a star nothing is known."""
    found = {one.id for one in model.every(ast.Name) if not isinstance(one.ctx, ast.Load)} | {one.arg for one in model.every(ast.arg)}
    found |= {one.name for kind in (*FUNCTIONS, ast.ClassDef) for one in model.every(kind)} | {one.name for one in model.every(ast.ExceptHandler) if one.name}
    found |= {name for kind in (ast.Global, ast.Nonlocal) for one in model.every(kind) for name in one.names}
    for kind in (ast.Import, ast.ImportFrom):
        found |= {(alias.asname or alias.name).split(".")[0] for one in model.every(kind) for alias in one.names}
    return {one.id for one in model.every(ast.Name)} if "*" in found else found


def whole_names(model: Model) -> dict[str, str]:
    """By its last part, what the file reads of modules elsewhere."""
    found: dict[str, str] = {}
    for one in model.every(ast.Attribute):
        owner: ast.expr = one.value
        while isinstance(owner, ast.Attribute):
            owner = owner.value
        if isinstance(owner, ast.Name) and owner.id in model.module_names and isinstance(one.ctx, ast.Load):
            found.setdefault(one.attr, model.src(one))
    return found


def owners(model: Model) -> dict[str, bool]:
    return {one.value.id: True for one in model.every(ast.Attribute) if isinstance(one.value, ast.Name)}
