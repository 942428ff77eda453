"""What a module's syntax tree says of its classes and names."""
from __future__ import annotations

import ast
import builtins

Function = (ast.FunctionDef, ast.AsyncFunctionDef)


class Owner:
    """A class of the project."""

    def __init__(self, node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> None:
        self.name = node.name
        self.flat = node.name.lower()
        self.members: set[str] = set()
        self.bare = True
        decided = False
        line = lineage(node, classes)
        for one in line:
            # What it has is told apart by no type: methods, what they set, and fields.
            for inner in ast.walk(one):
                if isinstance(inner, Function):
                    self.members.add(inner.name)
                elif isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name) and inner.value.id == "self":
                    self.members.add(inner.attr)
                elif isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name):
                    self.members.add(inner.target.id)
            init = next((n for n in one.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"), None)
            if init and not decided:
                decided = True
                args = init.args
                given = len(args.posonlyargs) + len(args.args) - 1 - len(args.defaults)
                self.bare = given <= 0 and all(d is not None for d in args.kw_defaults)
            if not init and not decided and any(isinstance(n, ast.AnnAssign) and n.value is None for n in one.body):
                self.bare = False
        foreign = any(ast.unparse(base).split(".")[-1] not in {*classes, "object"} for one in line for base in one.bases)
        if foreign and not decided:
            self.bare = False


def lineage(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> list[ast.ClassDef]:
    """The class and those of the project that it is made of."""
    found = [node]
    for one in found:
        parents = [classes.get(base.id) for base in one.bases if isinstance(base, ast.Name)]
        found += [parent for parent in parents if parent is not None and parent not in found]
    return found


def is_error(name: str, classes: dict[str, ast.ClassDef]) -> bool:
    """A class that can be raised: one of Python's, or of the project and made of such."""
    seen: set[str] = set()
    names = [name]
    for one in names:
        known = getattr(builtins, one, None)
        if isinstance(known, type) and issubclass(known, BaseException):
            return True
        node = classes.get(one) if one not in seen else None
        seen.add(one)
        names += [ast.unparse(base).split(".")[-1] for base in node.bases] if node else []
    return False


def stored_in(tree: ast.Module) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            names.update((a.asname or a.name).split(".")[0] for a in node.names)
    return names | {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))}


def raised_in(tree: ast.Module) -> dict[str, tuple[set[str], set[str]]]:
    """Of each function, by its name, what it raises itself and what it calls."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for node in ast.walk(tree):
        if not isinstance(node, Function):
            continue
        errors, called = found.setdefault(node.name, (set(), set()))
        for inner in ast.walk(node):
            if isinstance(inner, ast.Raise) and inner.exc:
                errors.add(name_of(inner.exc.func if isinstance(inner.exc, ast.Call) else inner.exc))
            elif isinstance(inner, ast.Call):
                called.add(name_of(inner.func))
    return found


def name_of(node: ast.expr) -> str:
    """The last part of a dotted name."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
