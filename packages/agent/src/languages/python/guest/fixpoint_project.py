"""What the project's modules define, by their syntax trees, so that a test can import what a snippet uses."""
from __future__ import annotations

import ast
import builtins
import os
import re
import sys
from functools import cached_property
from typing import Any

from fixpoint_awaited import coroutine_functions
from fixpoint_classes import is_error, name_of, raised_in, stored_in
from fixpoint_standard import STANDARD, as_class, borrowed

BUILTINS = set(dir(builtins))
STDLIB = set(getattr(sys, "stdlib_module_names", ()))


class Project:
    def __init__(self, root: str, source_roots: list[str], files: list[str], package: str | None, named_files: list[str]) -> None:
        self.root = root
        self.package = package
        self.modules: dict[str, str] = {}
        self.defines: dict[str, list[str]] = {}
        self.named_files = [os.path.basename(f) for f in named_files]
        # Words of the text that is read.
        self.named_words: set[str] = set()
        self.borrowed: dict[str, str] = {}
        # Functions that can be called with one value.
        self.single: list[str] = []
        # Modules that count with decimals or fractions.
        self.exact: set[str] = set()
        self.classes: dict[str, ast.ClassDef] = {}
        self._stored: dict[str, set[str]] = {}
        trees: list[ast.Module] = []
        own = {part for file in files for part in file[:-3].split("/")}
        for file in files:
            module = self._module_name(file, source_roots)
            if module is None:
                continue
            self.modules[module] = file
            tree = self.tree_of(module)
            if tree is None:
                continue
            trees.append(tree)
            for name in self._top_names(tree):
                self.defines.setdefault(name, []).append(module)
            self.classes.update({node.name: node for node in tree.body if isinstance(node, ast.ClassDef)})
            self.single += [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and takes_one(node)]
            self.borrowed = {**borrowed(tree, own), **self.borrowed}
            if any(name in ("Decimal", "Fraction", "decimal", "fractions") for name in borrowed(tree, own)):
                self.exact.add(module)
        # Names of functions and methods that give a coroutine.
        self.coroutines = coroutine_functions(trees)

    def tree_of(self, module: str) -> ast.Module | None:
        """None where it cannot be read."""
        try:
            with open(os.path.join(self.root, self.modules[module]), "rb") as handle:
                return ast.parse(handle.read())
        except (OSError, SyntaxError, ValueError, RecursionError):
            return None

    @cached_property
    def raised(self) -> dict[str, tuple[set[str], set[str]]]:
        """Read when it is asked for: few issues need it."""
        found: dict[str, tuple[set[str], set[str]]] = {}
        for module in self.modules:
            found.update(raised_in(self.tree_of(module) or ast.Module([], [])))
        return found

    def stored(self, module: str) -> set[str]:
        """All names that a module binds anywhere."""
        if module not in self._stored:
            self._stored[module] = stored_in(self.tree_of(module) or ast.Module([], []))
        return self._stored[module]

    def _module_name(self, file: str, source_roots: list[str]) -> str | None:
        best = max((r for r in source_roots if r == "." or file.startswith(r + "/")), key=lambda r: 0 if r == "." else len(r), default=".")
        inner = file if best == "." else file[len(best) + 1:]
        parts = inner[:-3].split("/")
        if parts[-1] == "__init__":
            parts = parts[:-1]
        return ".".join(parts) if parts and all(p.isidentifier() for p in parts) else None

    def _top_names(self, tree: ast.Module) -> set[str]:
        names: set[str] = set()
        for node in tree.body:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                names.add(node.name)
            elif isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").split(".")[0] == (self.package or "")):
                names.update(a.asname or a.name for a in node.names)
            elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                names.update(n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name))
        return names

    def error_named(self, text: str) -> str | None:
        """The error that a stated value is the name of."""
        found = re.match(r"^`?(?:an? )?`?([A-Z]\w{1,80})`?(?:\(\))?[.`]?$", text.strip())
        return found.group(1) if found and is_error(found.group(1), self.classes) else None

    def raised_by(self, call: ast.expr) -> set[str]:
        """Errors of which the called function, or one that it calls, says that it raises them."""
        owner = name_of(call.func) if isinstance(call, ast.Call) else ""
        own, called = self.raised.get(owner, (set(), set()))
        inner = [self.raised[name][0] for name in called if name in self.raised]
        return {name for name in (own or set().union(*inner)) if is_error(name, self.classes)}

    def import_for(self, name: str) -> str | None:
        """The statement that brings `name` in; None when nothing does."""
        return self.own_import(name) or STANDARD.get(name) or self.borrowed.get(name)

    def own_import(self, name: str) -> str | None:
        """The same, without what only its name tells."""
        homes = self.defines.get(name, [])
        if homes:
            def beside(module: str) -> int:
                """How many other names of the text the module has: several may have this one."""
                return sum(1 for other in self.named_words if other != name and module in self.defines.get(other, ()))

            def rank(module: str) -> tuple[int, int, int, int]:
                named = os.path.basename(self.modules[module]) in self.named_files
                return (0 if named else 1, 0 if module == self.package else 1, -beside(module), module.count("."))
            return f"from {min(homes, key=rank)} import {name}"
        if name in self.modules:
            return f"import {name}"
        inner = [m for m in self.modules if m.endswith("." + name)]
        if inner:
            return f"from {inner[0].rpartition('.')[0]} import {name}"
        if name in STDLIB:
            return f"import {name}"
        return None


def takes_one(node: ast.FunctionDef) -> bool:
    given = [*node.args.posonlyargs, *node.args.args]
    required = len(given) - len(node.args.defaults)
    return required == 1 and not any(default is None for default in node.args.kw_defaults)


def free_names(tree: ast.AST) -> set[str]:
    """Names that are used and never bound in `tree`; close enough for snippets."""
    bound: set[str] = set()
    used: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            (used if isinstance(node.ctx, ast.Load) else bound).add(node.id)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            bound.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            bound.update((a.asname or a.name).split(".")[0] for a in node.names)
        elif isinstance(node, ast.arg):
            bound.add(node.arg)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            bound.add(node.name)
    return used - bound - BUILTINS


def complete(project: Project, code: str) -> list[str] | None:
    """Imports that `code` lacks; None when a name can be found nowhere or the code does not parse."""
    try:
        tree = ast.parse(code)
    except (SyntaxError, ValueError, RecursionError):
        return None
    imports = []
    for name in sorted(free_names(tree)):
        statement = project.import_for(name)
        meant = None if name in project.defines else as_class(tree, name)
        if statement is None:
            return None
        imports.append(meant or statement)
    return [*imports, *submodules(project, tree, imports)]


def submodules(project: Project, tree: ast.AST, imports: list[str]) -> list[str]:
    """`a.b.c(1)` needs `import a.b`, where `import a` alone does not bring the inner module in."""
    found: dict[str, None] = {}
    for node in ast.walk(tree):
        parts: list[str] = []
        while isinstance(node, ast.Attribute):
            parts.append(node.attr)
            node = node.value
        if not isinstance(node, ast.Name) or f"import {node.id}" not in imports:
            continue
        parts.append(node.id)
        names = parts[::-1]
        longest = next((".".join(names[:length]) for length in range(len(names), 1, -1) if ".".join(names[:length]) in project.modules), None)
        if longest:
            found[f"import {longest}"] = None
    return list(found)


def as_value(text: str, known: Any) -> str | None:
    """A stated value as Python code; None when it is prose. `known(code)` says whether its names can be found."""
    value = text.strip()
    if len(value) > 1 and value[0] == value[-1] == "`":
        value = value.strip("`").strip()
    words = {"true": "True", "false": "False", "null": "None", "nil": "None", "none": "None", "nothing": "None", "empty list": "[]",
             "an empty list": "[]", "empty string": "''", "an empty string": "''", "the empty string": "''", "empty dict": "{}", "an empty dict": "{}",
             "empty tuple": "()", "an empty tuple": "()", "an empty set": "set()", "inf": "float('inf')", "-inf": "float('-inf')", "nan": "float('nan')"}
    if value.lower().rstrip(".") in words:
        return words[value.lower().rstrip(".")]
    value = value.replace("“", '"').replace("”", '"').replace("‘", "'").replace("’", "'")
    for attempt in (value, value.rstrip(".,;"), value.rstrip(").,;") if value.count(")") > value.count("(") else value):
        try:
            tree = ast.parse(attempt, mode="eval")
        except (SyntaxError, ValueError, RecursionError):
            continue
        if any(isinstance(node, ast.Constant) and node.value is Ellipsis for node in ast.walk(tree)):
            return None
        try:
            ast.literal_eval(tree)
            return attempt
        except (ValueError, TypeError, SyntaxError, RecursionError):
            pass
        if isinstance(tree.body, (ast.Call, ast.Attribute, ast.List, ast.Tuple, ast.Dict, ast.BinOp, ast.Set)) and known(attempt):
            return attempt
    return None
