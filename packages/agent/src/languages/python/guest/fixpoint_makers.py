"""Objects that an issue uses and never makes: as the project's own tests make them, or of a class that needs nothing. Parses only."""
from __future__ import annotations

import ast
import os
from functools import cached_property
from typing import Iterator

from fixpoint_classes import Owner
from fixpoint_project import Project, free_names
from fixpoint_snippets import parse

MOST_FILES = 40
MOST_TEXT = 200_000
MOST_NAMES = 4


class Makers:
    """Of a name that nothing brings in, the statements that do."""

    def __init__(self, project: Project, test_files: list[str]) -> None:
        self.project = project
        self._files = test_files
        self._made: dict[tuple[str, frozenset[str]], str | None] = {}

    def setup_for(self, code: str) -> str | None:
        """What makes the names that `code` lacks; None where it lacks none, or one that nothing makes."""
        tree = parse(code)
        lacking = sorted(self._lacking(tree)) if tree else []
        if not lacking or len(lacking) > MOST_NAMES:
            return None
        made = [self._maker(name, attributes_of(tree, name)) for name in lacking]
        return None if any(one is None for one in made) else "\n".join(one for one in made if one)

    def _lacking(self, tree: ast.AST) -> set[str]:
        called = {n.func.id for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
        return {name for name in free_names(tree) - called if self.project.import_for(name) is None or self._is_other(tree, name)}

    def _is_other(self, tree: ast.AST, name: str) -> bool:
        """It would be taken for a module that has none of what is asked of it, or that is handed on as a value."""
        if name in self.project.defines:
            return False
        asked = attributes_of(tree, name)
        home = next((m for m in self.project.modules if m == name or m.endswith(f".{name}")), None)
        if home is None:
            return bool(asked) and self.project.own_import(name) is not None and self._class_for(name, asked) is not None
        inner = {m[len(home) + 1:].split(".")[0] for m in self.project.modules if m.startswith(f"{home}.")}
        names = self.project.stored(home) if asked else set()
        return not any(one in inner or one in names or one.startswith("__") for one in asked)

    def _maker(self, name: str, asked: set[str]) -> str | None:
        key = (name, frozenset(asked))
        if key not in self._made:
            self._made[key] = self._find(name, asked)
        return self._made[key]

    def _find(self, name: str, asked: set[str]) -> str | None:
        found = self._helper(name) or self._constant(name)
        if found:
            return found
        owner = self._class_for(name, asked)
        if owner and owner.bare:
            return f"{name} = {owner.name}()"
        shown = list(self._constructions(name, owner.name if owner else None, asked))
        return next((f"{prefix}{name} = {ast.unparse(value)}" for value in shown if (prefix := self._prelude(value)) is not None), None)

    def _class_for(self, name: str, asked: set[str]) -> Owner | None:
        """The one class whose name ends like the variable and that has all that is asked of it; the very name first."""
        flat = name.replace("_", "").lower()
        fit = [one for one in self._owners.values() if one.flat.endswith(flat) and asked <= one.members]
        same = [one for one in fit if one.flat == flat]
        only = same if len(same) == 1 else fit
        return only[0] if len(only) == 1 and len(flat) > 1 else None

    @cached_property
    def _owners(self) -> dict[str, Owner]:
        return {name: Owner(node, self.project.classes) for name, node in self.project.classes.items()}

    def _helper(self, name: str) -> str | None:
        """A function or fixture of the tests that takes nothing and gives one."""
        for tree in self._tests:
            for node in tree.body:
                if not isinstance(node, ast.FunctionDef) or node.name not in (name, f"make_{name}", f"a_{name}", f"new_{name}"):
                    continue
                if node.args.args or node.args.kwonlyargs or not any(isinstance(n, ast.Return) and n.value for n in ast.walk(node)):
                    continue
                bare = ast.FunctionDef(node.name, node.args, node.body, [], None, lineno=node.lineno, col_offset=0)
                if "type_params" in node._fields:
                    bare.type_params = []
                prefix = self._prelude(bare)
                if prefix is not None:
                    return f"{prefix}{ast.unparse(bare)}\n{name} = {node.name}()"
        return None

    def _constant(self, name: str) -> str | None:
        for tree in self._tests:
            for target, value in constants(tree):
                if target.lower() == name and (prefix := self._prelude(value)) is not None:
                    return f"{prefix}{name} = {ast.unparse(value)}"
        return None

    def _constructions(self, name: str, owner: str | None, asked: set[str]) -> Iterator[ast.expr]:
        """Values that tests give a variable of that name; then calls of the class that is meant."""
        calls = []
        for tree in self._tests:
            for node in ast.walk(tree):
                if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Call):
                    continue
                made = node.value.func.id if isinstance(node.value.func, ast.Name) else None
                kind = self._owners.get(made or "")
                if kind is None or not asked <= kind.members:
                    continue
                if any(target_name(t) == name for t in node.targets):
                    yield node.value
                elif made == owner:
                    calls.append(node.value)
        yield from calls

    def _prelude(self, code: ast.AST) -> str | None:
        """What the tests' modules define and the code uses; None where one of its names is known nowhere."""
        lines: list[str] = []
        for name in sorted(free_names(ast.Module([code] if isinstance(code, ast.stmt) else [ast.Expr(code)], []))):
            if self.project.import_for(name):
                continue
            value = next((v for tree in self._tests for target, v in constants(tree) if target == name), None)
            if value is None or any(self.project.import_for(inner) is None for inner in free_names(value)):
                return None
            lines.append(f"{name} = {ast.unparse(value)}\n")
        return "".join(lines)

    @cached_property
    def _tests(self) -> list[ast.Module]:
        return [tree for file in self._files[:MOST_FILES] if (tree := self._read(file))]

    def _read(self, file: str) -> ast.Module | None:
        try:
            with open(os.path.join(self.project.root, file), encoding="utf-8") as handle:
                return parse(handle.read(MOST_TEXT))
        except (OSError, ValueError):
            return None


def attributes_of(tree: ast.AST, name: str) -> set[str]:
    return {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id == name}


def target_name(node: ast.expr) -> str | None:
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None


def constants(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node.value
