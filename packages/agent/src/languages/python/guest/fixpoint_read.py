"""Reads Python texts by their syntax trees and runs none of them. One JSON document in, one out."""
from __future__ import annotations

import ast
import json
import sys
from typing import Any, Iterator

PLAIN_MODULES = {
    "pytest", "unittest", "math", "re", "json", "decimal", "fractions", "datetime", "collections", "itertools", "functools",
    "string", "textwrap", "typing", "dataclasses", "enum", "io", "copy", "operator", "statistics", "uuid", "__future__",
}
# What reaches past the program and its test.
REFUSED_NAMES = {
    "eval", "exec", "compile", "open", "__import__", "globals", "locals", "vars", "setattr", "delattr", "getattr", "input",
    "breakpoint", "exit", "quit", "__builtins__", "monkeypatch", "mocker", "tmp_path", "request", "type",
}
REFUSED_MEMBERS = {
    "fail", "skip", "skipif", "xfail", "skipTest", "mock", "patch", "importorskip", "exit", "now", "today", "utcnow", "uuid1",
    "uuid4", "mark", "MonkeyPatch",
}
REFUSED_NODES = {
    ast.Raise: "it raises by itself",
    ast.If: "it decides by itself what to assert (if)",
    ast.IfExp: "it decides by itself what to assert (if … else)",
    ast.Try: "it catches errors itself instead of asserting on them",
    ast.While: "it loops without an end in sight (while)",
    ast.Delete: "it deletes something",
    ast.Global: "it changes globals",
    ast.Nonlocal: "it changes what is outside of it",
}
EDIT_NAMES = {"eval", "exec", "compile", "open", "__import__", "globals", "setattr", "delattr", "exit", "quit", "__builtins__", "breakpoint"}
EDIT_MODULES = {
    "sys", "os", "inspect", "pytest", "unittest", "builtins", "gc", "ctypes", "atexit", "subprocess", "socket", "importlib",
    "traceback", "threading", "signal", "shutil", "tempfile", "pathlib", "_pytest", "multiprocessing", "urllib", "http",
}


def assigned(node: ast.AST) -> Iterator[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, (ast.AnnAssign, ast.AugAssign, ast.NamedExpr)) else []
    for target in targets:
        for one in ast.walk(target):
            if isinstance(one, ast.Name):
                yield one.id
            elif isinstance(one, ast.Attribute):
                yield one.attr


def matches(node: ast.AST, kind: str, name: str) -> bool:
    if kind == "definition":
        return isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and node.name == name
    if kind == "call":
        return isinstance(node, ast.Call) and called(node.func) == name
    if kind == "import":
        if isinstance(node, ast.ImportFrom):
            return name in (node.module or "").split(".") or any(name in (a.name, a.asname) for a in node.names)
        return isinstance(node, ast.Import) and any(name in (*a.name.split("."), a.asname) for a in node.names)
    return name in assigned(node)


def called(function: ast.expr) -> str | None:
    return function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else None


def root(node: ast.expr) -> str | None:
    while isinstance(node, (ast.Attribute, ast.Call, ast.Subscript)):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else None


def find(files: list[dict[str, str]], kind: str, name: str) -> list[dict[str, Any]]:
    found = []
    for one in files:
        try:
            tree = ast.parse(one["code"])
        except (SyntaxError, ValueError, RecursionError):
            continue
        lines = one["code"].split("\n")
        for line in sorted({node.lineno for node in ast.walk(tree) if hasattr(node, "lineno") and matches(node, kind, name)}):
            found.append({"file": one["file"], "line": line, "text": lines[line - 1] if line <= len(lines) else ""})
    return found


def read_test(code: str, own: list[str]) -> dict[str, list[str]]:
    try:
        tree = ast.parse(code)
    except (SyntaxError, ValueError, RecursionError):
        return {"objections": ["it does not parse"], "calls": [], "literals": []}
    objections: dict[str, None] = {}
    calls: dict[str, None] = {}
    literals: dict[str, None] = {}
    imported: set[str] = set()
    tests = 0
    docstrings = {id(n.body[0].value) for n in ast.walk(tree) if isinstance(n, (ast.Module, ast.FunctionDef, ast.ClassDef)) and n.body and isinstance(n.body[0], ast.Expr)}
    for node in ast.walk(tree):
        names = [a.name for a in node.names] if isinstance(node, ast.Import) else [node.module or "."] if isinstance(node, ast.ImportFrom) else []
        for name in names:
            if name.split(".")[0] not in own and name.split(".")[0] not in PLAIN_MODULES and not (isinstance(node, ast.ImportFrom) and node.level > 0):
                objections[f"it imports {name}"] = None
            if name.startswith("unittest.mock"):
                objections["it imports unittest.mock"] = None
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            imported |= {(a.asname or a.name).split(".")[0] for a in node.names}
            if any(a.name in REFUSED_MEMBERS for a in node.names):
                objections["it imports what it must not use"] = None
    for node in ast.walk(tree):
        for refused, words in REFUSED_NODES.items():
            if isinstance(node, refused):
                objections[words] = None
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            tests += node.name.startswith("test")
            if node.args.args and [a.arg for a in node.args.args] != ["self"]:
                objections["it takes fixtures"] = None
            if node.decorator_list:
                objections["it uses decorators"] = None
        if isinstance(node, ast.Name) and (node.id in REFUSED_NAMES or node.id.startswith("__")):
            objections[f"it uses {node.id}"] = None
        if isinstance(node, ast.Attribute) and (node.attr in REFUSED_MEMBERS or node.attr.startswith("__")):
            objections[f"it uses .{node.attr}"] = None
        if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, (ast.Attribute, ast.Subscript)) and root(target) in imported:
                    objections["it changes what it imports"] = None
        if isinstance(node, ast.Assert) and isinstance(node.test, ast.Constant):
            objections["it fails by itself"] = None
        if isinstance(node, ast.Call):
            name = called(node.func)
            if name is not None and root(node.func) not in ("pytest", "self"):
                calls[name] = None
        if isinstance(node, ast.Constant) and isinstance(node.value, (str, int, float, complex, bytes)) and not isinstance(node.value, bool) and id(node) not in docstrings:
            literals[node.value if isinstance(node.value, str) else node.value.decode("latin-1") if isinstance(node.value, bytes) else repr(node.value)] = None
    if tests != 1:
        objections[f"it holds {tests} tests instead of one"] = None
    return {"objections": list(objections), "calls": list(calls), "literals": list(literals)}


def uses(code: str) -> set[str]:
    try:
        tree = ast.parse(code)
    except (SyntaxError, ValueError, RecursionError):
        return set()
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {f"import {a.name.split('.')[0]}" for a in node.names if a.name.split(".")[0] in EDIT_MODULES}
        if isinstance(node, ast.ImportFrom) and node.level == 0 and (node.module or "").split(".")[0] in EDIT_MODULES:
            found.add(f"import {(node.module or '').split('.')[0]}")
        if isinstance(node, ast.Name) and node.id in EDIT_NAMES:
            found.add(f"use {node.id}")
        if isinstance(node, ast.Attribute) and node.attr in {"_getframe", "modules", "f_back", "__class__", "__subclasses__", "__globals__", "__builtins__", "environ", "_exit"}:
            found.add(f"use .{node.attr}")
    return found


def main() -> None:
    asked = json.load(sys.stdin)
    if asked["what"] == "find":
        answer: Any = find(asked["files"], asked["kind"], asked["name"])
    elif asked["what"] == "test":
        answer = read_test(asked["code"], asked["own"])
    else:
        answer = sorted(f"it begins to {one}" for one in uses(asked["patched"]) - uses(asked["base"]))
    json.dump(answer, sys.stdout)


if __name__ == "__main__":
    main()
