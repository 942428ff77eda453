"""Statements of a snippet as they would run one after the other: bodies of test functions, test classes and `try`."""
from __future__ import annotations

import ast
import copy
from typing import Iterator

MOST_ROWS = 8
ASSERTS = {"assertEqual": "{0} == {1}", "assertEquals": "{0} == {1}", "assertListEqual": "{0} == {1}", "assertDictEqual": "{0} == {1}",
           "assertMultiLineEqual": "{0} == {1}", "assertTupleEqual": "{0} == {1}", "assertNotEqual": "{0} != {1}", "assertIs": "{0} is {1}",
           "assertIn": "{0} in {1}", "assertTrue": "{0}", "assertFalse": "not {0}", "assertIsNone": "{0} is None", "assertIsNotNone": "{0} is not None"}


# What pytest gives a test by the name of its parameter.
FIXTURES = {"tmp_path": "__import__('pathlib').Path(__import__('tempfile').mkdtemp())"}


def flattened(nodes: list[ast.stmt]) -> Iterator[ast.stmt]:
    """In the order in which they are written; what is no test stays as it is."""
    for node in nodes:
        if is_test(node):
            yield from of_test(node)
        elif isinstance(node, ast.ClassDef) and any(is_test(inner) for inner in node.body):
            yield from of_class(node)
        elif isinstance(node, ast.Try) and not node.finalbody and all(only_tells(handler.body) for handler in node.handlers):
            yield from flattened(node.body)
        elif isinstance(node, ast.For) and asserts(node):
            yield from of_rows(node)
        elif isinstance(node, ast.With) and all(is_sub_test(item.context_expr) for item in node.items):
            yield from flattened(node.body)
        else:
            yield assertion(node)


def of_class(node: ast.ClassDef) -> Iterator[ast.stmt]:
    """What is set up, then the tests; what the set-up keeps on the object stands under its own name."""
    before = [inner for inner in node.body if isinstance(inner, ast.FunctionDef) and inner.name in ("setUp", "setup_method")]
    kept = {getattr(one, "attr") for inner in before for one in ast.walk(inner) if is_own(one) and isinstance(getattr(one, "ctx", None), ast.Store)}
    plain = Unowned(kept)
    for inner in before:
        yield from (plain.visit(one) for one in flattened(copy.deepcopy(inner.body)))
    for inner in node.body:
        if is_test(inner):
            yield from (plain.visit(one) for one in of_test(copy.deepcopy(inner)))  # type: ignore[arg-type]


def is_own(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"


class Unowned(ast.NodeTransformer):
    """`self.shelf` as `shelf`, where the set-up makes it."""

    def __init__(self, kept: set[str]) -> None:
        self.kept = kept

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        return ast.copy_location(ast.Name(node.attr, node.ctx), node) if is_own(node) and node.attr in self.kept else node


def asserts(node: ast.For) -> bool:
    """A loop over literal rows that demands something of each: its rows are examples."""
    rows = node.iter
    if not isinstance(rows, (ast.List, ast.Tuple)) or node.orelse or not 0 < len(rows.elts) <= MOST_ROWS:
        return False
    checks = [one for one in ast.walk(node) if isinstance(one, ast.Assert) or isinstance(assertion(one), ast.Assert)]  # type: ignore[arg-type]
    return bool(checks) and not any(isinstance(one, (ast.Break, ast.Continue, ast.Return)) for one in ast.walk(node))


def of_rows(node: ast.For) -> Iterator[ast.stmt]:
    for row in node.iter.elts:  # type: ignore[attr-defined]
        yield fixed(ast.Assign([copy.deepcopy(node.target)], copy.deepcopy(row)), node)
        yield from flattened(copy.deepcopy(node.body))


def is_sub_test(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "subTest"


def is_test(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name.startswith("test")


def only_tells(body: list[ast.stmt]) -> bool:
    """Prints, or gives a variable another value."""
    return all(isinstance(node, (ast.Pass, ast.Assign)) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)) for node in body)


def of_test(node: ast.FunctionDef) -> Iterator[ast.stmt]:
    rows = parameters_of(node)
    given = {name for row in rows for name, _ in row}
    for name, made in FIXTURES.items():
        if name not in given and any(one.arg == name for one in node.args.args):
            yield fixed(ast.Assign([ast.Name(name, ast.Store())], ast.parse(made, mode="eval").body), node)
    for row in rows or [[]]:
        for name, value in row:
            yield fixed(ast.Assign([ast.Name(name, ast.Store())], value), node)
        yield from flattened([inner for inner in node.body if not isinstance(inner, ast.Return)])


def parameters_of(node: ast.FunctionDef) -> list[list[tuple[str, ast.expr]]]:
    """Of `@pytest.mark.parametrize("a, b", [(1, 2), …])`: names with their values, a list for each row."""
    for one in node.decorator_list:
        if not (isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr == "parametrize" and len(one.args) >= 2):
            continue
        given, values = one.args[0], one.args[1]
        if not isinstance(values, (ast.List, ast.Tuple)):
            continue
        if isinstance(given, ast.Constant) and isinstance(given.value, str):
            names = [part.strip() for part in given.value.split(",") if part.strip()]
        elif isinstance(given, (ast.List, ast.Tuple)):
            names = [part.value for part in given.elts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
        else:
            continue
        rows = []
        for value in values.elts[:MOST_ROWS]:
            if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "param":
                parts = list(value.args)
            else:
                parts = list(value.elts) if len(names) > 1 and isinstance(value, (ast.Tuple, ast.List)) else [value]
            if len(parts) == len(names):
                rows.append(list(zip(names, parts)))
        return rows
    return []


def assertion(node: ast.stmt) -> ast.stmt:
    """`self.assertEqual(a, b)` as `assert a == b`."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute):
        call = node.value
        shape = ASSERTS.get(call.func.attr)
        if shape and isinstance(call.func.value, ast.Name) and call.func.value.id == "self" and len(call.args) > shape.count("{") - 1:
            text = shape.format(*(f"({ast.unparse(arg)})" if isinstance(arg, (ast.BoolOp, ast.Compare, ast.Lambda, ast.IfExp)) else ast.unparse(arg) for arg in call.args))
            return fixed(ast.parse(f"assert {text}").body[0], node)
    return node


def fixed(made: ast.stmt, like: ast.stmt) -> ast.stmt:
    """At the place of what it was made of."""
    for node in ast.walk(made):
        ast.copy_location(node, like)
    return made


def raised_in(node: ast.stmt) -> tuple[str, list[ast.stmt]] | None:
    """(type, body) of `with pytest.raises(ValueError):` and its like."""
    if not isinstance(node, ast.With) or len(node.items) != 1:
        return None
    call = node.items[0].context_expr
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in ("raises", "assertRaises", "assertRaisesRegex") and call.args):
        return None
    kind = call.args[0]
    name = kind.id if isinstance(kind, ast.Name) else kind.attr if isinstance(kind, ast.Attribute) else None
    return (name, node.body) if name else None
