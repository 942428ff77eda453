"""What is awaited, or gives a coroutine, is run to its end: the tests that are written are no coroutines themselves."""
from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator

# These take a coroutine as it is.
TAKES_COROUTINE = {"run", "gather", "create_task", "ensure_future", "wait_for", "wait", "run_until_complete", "shield", "iscoroutine"}

# Of any value: `settings.get(` is no call of a method `get` of the project.
OF_THE_LANGUAGE = {name for kind in (dict, list, set, str, bytes, int, float) for name in dir(kind)}

AWAIT = re.compile(rb"await[ \t]*")


def coroutine_functions(trees: list[ast.Module]) -> set[str]:
    """Names of functions and methods that give a coroutine, wherever the project has them."""
    nodes = [node for tree in trees for node in ast.walk(tree)]
    plain = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    # One that has `yield` gives a generator.
    return {node.name for node in nodes if isinstance(node, ast.AsyncFunctionDef) and not _yields(node)} - plain


def run_to_end(code: str, coroutines: Collection[str] = ()) -> str:
    """`await f(1)` is `asyncio.run(f(1))`, and so is `f(1)` where `f` is one of `coroutines`. As it is where it does not parse."""
    if "await" not in code and not coroutines:
        return code
    try:
        tree = ast.parse(code)
    except (SyntaxError, ValueError, RecursionError):
        return code
    edits = [edit for node in tree.body for edit in _edits(node, code, coroutines, False)]
    data = code.encode()
    for start, end, text in sorted(edits, key=lambda one: (one[0], -one[1]), reverse=True):
        data = data[:start] + text.encode() + data[end:]
    return data.decode()


def _edits(node: ast.AST, code: str, coroutines: Collection[str], is_taken: bool) -> Iterator[tuple[int, int, str]]:
    """Bytes to replace, and by what. `is_taken`: what is around it takes a coroutine."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
        return
    if isinstance(node, ast.Await):
        # What is awaited stays as it stands, in brackets and on lines of its own too.
        start = _at(code, node.lineno, node.col_offset)
        yield (start, start + len(AWAIT.match(code.encode(), start)[0]), "asyncio.run(")
        end = _at(code, node.end_lineno or 0, node.end_col_offset or 0)
        yield (end, end, ")")
        is_taken = True
    elif _gives_coroutine(node, coroutines) and not is_taken:
        start, end = _at(code, node.lineno, node.col_offset), _at(code, node.end_lineno or 0, node.end_col_offset or 0)
        yield (start, start, "asyncio.run(")
        yield (end, end, ")")
        is_taken = False
    else:
        is_taken = isinstance(node, ast.Call) and _name_of(node.func) in TAKES_COROUTINE
    for child in ast.iter_child_nodes(node):
        yield from _edits(child, code, coroutines, is_taken)


def _gives_coroutine(node: ast.AST, coroutines: Collection[str]) -> bool:
    if not isinstance(node, ast.Call) or _name_of(node.func) not in coroutines:
        return False
    return isinstance(node.func, ast.Name) or _name_of(node.func) not in OF_THE_LANGUAGE


def _name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _yields(node: ast.AsyncFunctionDef) -> bool:
    return any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in ast.walk(node))


def _at(code: str, line: int, column: int) -> int:
    return sum(len(one) for one in code.encode().splitlines(keepends=True)[: line - 1]) + column
