"""Calls that an issue tells without the object: they are methods of the one class that has them all. Parses only."""
from __future__ import annotations

import ast
import builtins
import re
from typing import Any

from fixpoint_classes import Owner
from fixpoint_project import Project
from fixpoint_snippets import parse

Facts = dict[str, Any]


def owned(project: Project, facts: Facts) -> Facts:
    """The facts with `shelf.take(1)` for `take(1)`; a snippet of such calls is left out where no class has them."""
    texts = [one["expression"] for one in facts["expectations"] if one["expression"]]
    codes = [one["code"] for one in facts["snippets"] if one["role"] == "code"]
    trees = [tree for text in [*texts, *codes] if (tree := parse(text))]
    known = {n.id for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    known |= {n.name for tree in trees for n in ast.walk(tree) if isinstance(n, (ast.FunctionDef, ast.ClassDef))}
    known |= {a.asname or a.name for tree in trees for n in ast.walk(tree) if isinstance(n, (ast.Import, ast.ImportFrom)) for a in n.names}
    bare = {n.func.id for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
    bare = {name for name in bare - known if name not in project.defines and not hasattr(builtins, name) and project.import_for(name) is None}
    # What is called of an object elsewhere is only named here.
    bare -= {n.func.attr for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute)}
    names = [name for name, node in project.classes.items() if bare and bare <= Owner(node, project.classes).members]
    if len(names) != 1:
        return without_ownerless(facts)
    variable = variable_of(names[0], trees, project)
    pattern = re.compile(rf"(?<![\w.])(?=(?:{'|'.join(map(re.escape, sorted(bare)))})\()")

    def with_owner(text: str) -> str:
        return pattern.sub(f"{variable}.", text)

    expectations = [{**one, "expression": one["expression"] and with_owner(one["expression"])} for one in facts["expectations"]]
    snippets = [{**one, "code": with_owner(one["code"])} if one["role"] == "code" else one for one in facts["snippets"]]
    return {**facts, "expectations": expectations, "snippets": snippets}


def variable_of(name: str, trees: list[ast.Module], project: Project) -> str:
    """What the issue calls an object of the class, else the last word of the class's name, or all of them where that is a module's."""
    for tree in trees:
        for node in ast.walk(tree):
            made = node.value.func if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) else None
            if isinstance(node, ast.Assign) and isinstance(made, ast.Name) and made.id == name and isinstance(node.targets[0], ast.Name):
                return node.targets[0].id
    words = [word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name)]
    return "_".join(words) if words[-1] in project.modules else words[-1]


def without_ownerless(facts: Facts) -> Facts:
    lost = {one["index"] for one in facts["snippets"] if one.get("ownerless")}
    if not lost:
        return facts
    expectations = [{**one, "snippet": None} if one["snippet"] in lost else one for one in facts["expectations"]]
    return {**facts, "expectations": expectations, "snippets": [one for one in facts["snippets"] if one["index"] not in lost]}
