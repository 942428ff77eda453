"""Conditions of the file with a hole for what they are asked of: `isinstance({}, Undefined)`, `{}.kind == "tag"`, `{}.startswith("#")`."""
from __future__ import annotations

import ast
from typing import Iterator, NamedTuple

from fixpoint_model import Model, is_builtin

MOST_FORMS = 40
LONGEST = 60
TURNED = {ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is", ast.Eq: "!=", ast.NotEq: "=="}


class Form(NamedTuple):
    holds: str
    fails: str
    # Last names of what it is asked of.
    subjects: frozenset[str]


def asked_forms(model: Model) -> list[Form]:
    """The most frequent first."""
    def find() -> list[Form]:
        times: dict[tuple[str, str], list[str]] = {}
        for node in ast.walk(model.tree):
            for test in tests_of(node):
                for part in clauses(test):
                    for holds, fails, subject in forms_of(model, part):
                        if len(holds) <= LONGEST and holds.count("{") == holds.count("}") == 1 and "\n" not in holds:
                            times.setdefault((holds, fails), []).append(subject)
        frequent = sorted(times.items(), key=lambda pair: -len(pair[1]))[:MOST_FORMS]
        return [Form(holds, fails, frozenset(subjects)) for (holds, fails), subjects in frequent]
    return model.once("asked forms", model.tree, find)


def tests_of(statement: ast.AST) -> Iterator[ast.expr]:
    if isinstance(statement, (ast.If, ast.While, ast.IfExp, ast.Assert)):
        yield statement.test
    elif isinstance(statement, ast.Return) and isinstance(statement.value, (ast.Compare, ast.BoolOp)):
        yield statement.value
    elif isinstance(statement, ast.comprehension):
        yield from statement.ifs


def clauses(test: ast.expr) -> Iterator[ast.expr]:
    if isinstance(test, ast.BoolOp):
        for value in test.values:
            yield from clauses(value)
    elif isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        yield from clauses(test.operand)
    else:
        yield test


def forms_of(model: Model, part: ast.expr) -> Iterator[tuple[str, str, str]]:
    text = model.src(part)
    if isinstance(part, ast.Call) and not part.keywords:
        if part.args and is_path(part.args[0]) and is_path(part.func) and all(is_fixed(model, one) for one in [part.func, *part.args[1:]]):
            yield from with_hole(model, text, f"{model.src(part.func)}(", part.args[0], "not {}")
        elif isinstance(part.func, ast.Attribute) and is_path(part.func.value) and part.args and all(isinstance(one, ast.Constant) for one in part.args):
            yield from with_hole(model, text, "", part.func.value, "not {}")
    elif isinstance(part, ast.Compare) and len(part.ops) == 1 and type(part.ops[0]) in TURNED and is_telling(model, part.comparators[0]):
        turned = f"{model.src(part.left)} {TURNED[type(part.ops[0])]} {model.src(part.comparators[0])}"
        for hole in [part.left, *([part.left.value] if isinstance(part.left, ast.Attribute) else [])]:
            if is_path(hole):
                for holds, _, subject in with_hole(model, text, "", hole, "{}"):
                    yield holds, "{}" + turned[len(model.src(hole)):], subject


def with_hole(model: Model, text: str, start: str, hole: ast.expr, fails: str) -> Iterator[tuple[str, str, str]]:
    inner = model.src(hole)
    if text.startswith(start + inner) and "{" not in text:
        holds = start + "{}" + text[len(start + inner):]
        yield holds, fails.format(holds), inner.split(".")[-1]


def is_path(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) or isinstance(node, ast.Attribute) and is_path(node.value)


def is_fixed(model: Model, node: ast.expr) -> bool:
    """It has the same value everywhere in the file."""
    if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        return all(is_fixed(model, one) for one in node.elts)
    root: ast.expr = node
    while isinstance(root, ast.Attribute):
        root = root.value
    return isinstance(root, ast.Constant) or isinstance(root, ast.Name) and (root.id in model.module_names or is_builtin(root.id))


def is_telling(model: Model, node: ast.expr) -> bool:
    """Numbers and None are asked of anything."""
    return is_fixed(model, node) and not (isinstance(node, ast.Constant) and not isinstance(node.value, (str, bytes)))
