"""Tests of the reporter's that ask through helpers of their own: each is run as it stands, once for each of its parameters. Parses only."""
from __future__ import annotations

import ast
from fixpoint_cases import Cases
from fixpoint_setup import Facts
from fixpoint_snippets import parse, source_of

MOST = 12


def from_given_tests(facts: Facts, cases: Cases, index: int) -> None:
    """For a block of which nothing else could be read."""
    code = next((one["code"] for one in facts["snippets"] if one["index"] == index and one["role"] == "code"), "")
    tree = parse(code)
    if tree is None or not any(isinstance(one, ast.Assert) for one in ast.walk(tree)):
        return
    beside = [source_of(code, node) for node in tree.body if not isinstance(node, (ast.If, ast.Expr)) and not is_test(node)]
    for node in tree.body:
        for call in calls_of(node)[:MOST]:
            # What marks it is the runner's.
            setup = "\n".join([*beside, ast.get_source_segment(code, node) or ""])
            symptom = {"kind": "wrong_value", "expected": None, "actual": None}
            cases.add(setup, call, {"kind": "runs"}, symptom, f"the test in code block {index + 1}, as it stands", 0.6)


def is_test(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name.startswith("test")


def calls_of(node: ast.stmt) -> list[str]:
    """A test function without parameters, or with one that `pytest.mark.parametrize` gives it values for."""
    if not isinstance(node, ast.FunctionDef) or not is_test(node):
        return []
    names = [one.arg for one in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]]
    if not names:
        return [f"{node.name}()"]
    for decorator in node.decorator_list:
        if not (isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("parametrize") and len(decorator.args) == 2):
            continue
        given, values = decorator.args
        if isinstance(given, ast.Constant) and names == [given.value] and isinstance(values, (ast.List, ast.Tuple)):
            return [f"{node.name}({ast.unparse(value)})" for value in values.elts]
    return []
