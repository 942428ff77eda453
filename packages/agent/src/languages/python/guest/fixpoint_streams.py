"""Texts to write into that an issue hands on and never makes. Parses only."""
from __future__ import annotations

import ast

from fixpoint_project import free_names

NAMES = {"f", "fp", "fh", "out", "outfile", "output", "buf", "buffer", "stream", "sio", "csvfile"}
# What a stream of text is asked for.
METHODS = {"getvalue", "write", "writelines", "read", "readline", "readlines", "seek", "tell", "truncate", "close", "flush"}


def streams_for(tree: ast.AST, known: set[str]) -> str | None:
    """What makes the streams that `tree` takes or asks and that nothing brings in; None where it has none. `known`: names of the project."""
    lacking = sorted((free_names(tree) & NAMES) - known)
    asked = {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id in lacking}
    called = {n.func.id for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
    if not lacking or not asked <= METHODS or called & set(lacking):
        return None
    return "\n".join(["import io", *(f"{name} = io.StringIO()" for name in lacking)])
