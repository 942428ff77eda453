"""Family of what is taken for granted of a value, that it is there, holds something, is of a kind: it is asked or put right first."""
from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Iterator

from fixpoint_blocks import Place
from fixpoint_kinds import ITEM_METHODS, ITEMS, NUMBER, TEXT, TEXT_METHODS, kinds_near
from fixpoint_model import FUNCTIONS, Model, Mutation, own_nodes
from fixpoint_operators import enclosed

LONGEST, MOST_SUBJECTS, MOST_NAMES = 40, 5, 3
OF_MANY = {"max", "min", "sum", "sorted", "list", "tuple", "set", "any", "all", "reversed", "enumerate", "zip"}
# What may stand where the test fails, by the kind of what is made.
INSTEAD = (("None", 0.8), ("''", 0.6), ("[]", 0.5), ("0", 0.5), ("False", 0.4), ("{}", 0.25))


@dataclass(frozen=True)
class Test:
    holds: str
    fails: str
    prior: float


@dataclass(frozen=True)
class Subject:
    """What is read, and what it has to be: `given`, `filled`, or of a kind."""
    node: ast.expr
    text: str
    need: str


def granted_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    for subject in subjects_of(model, statement):
        tests = list(tests_of(subject))
        yield from in_condition(model, statement, subject, tests)
        for value in values_around(model, subject.node):
            yield from in_value(model, subject, value, tests)
        yield from before_it(model, statement, subject, tests)


def subjects_of(model: Model, statement: ast.stmt) -> list[Subject]:
    found: dict[tuple[str, str], Subject] = {}
    nodes = list(own_nodes(statement))
    if isinstance(statement, ast.If):
        nodes += [node for one in statement.body[:2] for node in own_nodes(one)]
    for node in nodes:
        for one, need in needs_of(model, node):
            if is_read(one) and len(text := model.src(one)) <= LONGEST:
                found.setdefault((text, need), Subject(one, text, need))
    texts = list(dict.fromkeys(text for text, _ in found))[:MOST_SUBJECTS]
    return [one for one in found.values() if one.text in texts]


def is_read(node: ast.AST) -> bool:
    if isinstance(node, ast.Name):
        return isinstance(node.ctx, ast.Load) and node.id not in ("self", "cls") and not node.id[:1].isupper()
    return isinstance(node, ast.Attribute) and (is_read(node.value) or isinstance(node.value, ast.Name) and node.value.id == "self")


def needs_of(model: Model, node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        is_called = isinstance(parent := model.parent.get(node), ast.Call) and parent.func is node
        if is_called and node.attr in TEXT_METHODS:
            yield node.value, "str"
        elif is_called and node.attr in ITEM_METHODS - {"items", "keys", "values", "update", "pop", "remove", "add"}:
            yield node.value, "list"
        elif is_called and node.attr in ("items", "keys", "values"):
            yield node.value, "dict"
        else:
            yield node, "attribute"
        yield node.value, "given"
    elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
        yield node.value, "filled" if isinstance(node.slice, (ast.Constant, ast.UnaryOp)) else "given"
    elif isinstance(node, (ast.For, ast.comprehension)):
        yield node.iter, "many"
        yield node.iter, "given"
    elif isinstance(node, ast.Call):
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        for one in node.args[:2]:
            yield one, "filled" if name in OF_MANY else "given"
    elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod)):
        yield node.left, "number"
        yield node.right, "number"
    elif isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE)):
        yield node.left, "number"
        yield node.comparators[0], "number"


def tests_of(subject: Subject) -> Iterator[Test]:
    text = subject.text
    if subject.need == "given":
        yield Test(f"{text} is not None", f"{text} is None", 0.6)
        yield Test(text, f"not {text}", 0.5)
    elif subject.need == "filled":
        yield Test(text, f"not {text}", 0.6)
        yield Test(f"len({text}) > 1", f"len({text}) < 2", 0.35)
    elif subject.need == "attribute" and isinstance(subject.node, ast.Attribute):
        owner = text.rsplit(".", 1)[0]
        yield Test(f"hasattr({owner}, '{subject.node.attr}')", f"not hasattr({owner}, '{subject.node.attr}')", 0.4)
    elif subject.need == "many":
        yield Test(f"isinstance({text}, (list, tuple))", f"not isinstance({text}, (list, tuple))", 0.45)
        yield Test(f"isinstance({text}, list)", f"not isinstance({text}, list)", 0.45)
        yield Test(f"not isinstance({text}, str)", f"isinstance({text}, str)", 0.5)
    elif subject.need == "number":
        yield Test(f"isinstance({text}, (int, float))", f"not isinstance({text}, (int, float))", 0.3)
        yield Test(f"{text} >= 0", f"{text} < 0", 0.35)
    else:
        yield Test(f"isinstance({text}, {subject.need})", f"not isinstance({text}, {subject.need})", 0.6)


def in_condition(model: Model, statement: ast.stmt, subject: Subject, tests: list[Test]) -> Iterator[Mutation]:
    """`if name.startswith("x"):` → `if isinstance(name, str) and name.startswith("x"):`; what refuses, refuses what is not there as well."""
    condition = condition_around(model, statement, subject.node)
    if condition is None:
        return
    share_of_and, share_of_or = (0.8, 1.0) if refuses(model.parent.get(condition), condition) else (1.0, 0.7)
    text, parent = model.src(condition), model.parent.get(condition)
    of_and = f"({text})" if isinstance(condition, ast.BoolOp) and isinstance(condition.op, ast.Or) or isinstance(condition, ast.IfExp) else text
    in_and = isinstance(parent, ast.BoolOp) and isinstance(parent.op, ast.And)
    for test in tests:
        if test.holds != text:
            yield model.swap(condition, f"{test.holds} and {of_and}", "granted", test.prior * share_of_and, bare=in_and)
            yield model.swap(condition, f"{test.fails} or {text}", "granted", test.prior * share_of_or)


def condition_around(model: Model, statement: ast.stmt, node: ast.AST) -> ast.expr | None:
    if isinstance(statement, ast.If) and not any(node is one for one in ast.walk(statement.test)):
        return statement.test
    current, parent = node, model.parent.get(node)
    while parent is not None and isinstance(current, ast.expr):
        if isinstance(parent, (ast.If, ast.While, ast.IfExp, ast.Assert)) and parent.test is current or isinstance(parent, ast.BoolOp):
            return current
        if isinstance(parent, ast.comprehension) and current in parent.ifs:
            return current
        if isinstance(parent, ast.Return):
            return current if isinstance(current, (ast.Compare, ast.UnaryOp)) or asks(current) else None
        current, parent = parent, model.parent.get(parent)
    return None


def asks(node: ast.expr) -> bool:
    name = (node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
    return name in ("any", "all", "isinstance", "issubclass", "hasattr", "callable", "bool") or name.startswith(("is", "has", "startswith", "endswith"))


def refuses(parent: ast.AST | None, condition: ast.AST) -> bool:
    """Whether nothing comes of what the condition holds for."""
    if not isinstance(parent, ast.If) or parent.test is not condition:
        return False
    first = parent.body[0]
    if isinstance(first, (ast.Raise, ast.Continue)):
        return True
    if not isinstance(first, ast.Return):
        return False
    value = first.value
    return value is None or isinstance(value, ast.Constant) and not value.value or isinstance(value, ast.List) and not value.elts or isinstance(value, ast.Dict) and not value.keys


def values_around(model: Model, node: ast.AST) -> list[ast.expr]:
    """What is made of it: the whole that is given back, kept or handed on."""
    found: list[ast.expr] = []
    current, parent = node, model.parent.get(node)
    while parent is not None and isinstance(current, ast.expr):
        is_whole = isinstance(parent, (ast.Return, ast.Assign, ast.AnnAssign, ast.keyword, ast.Yield)) or isinstance(parent, ast.Call) and parent.func is not current
        if is_whole and current is not node and not isinstance(current, (ast.IfExp, ast.Lambda)):
            found.append(current)
        if isinstance(parent, (ast.comprehension, ast.Lambda)):
            break
        current, parent = parent, model.parent.get(parent)
    return found[:2]


def in_value(model: Model, subject: Subject, value: ast.expr, tests: list[Test]) -> Iterator[Mutation]:
    """`name.strip()` → `name.strip() if isinstance(name, str) else name`."""
    if subject.need == "number":
        return
    text = enclosed(model, value) if isinstance(value, (ast.BoolOp, ast.Compare)) else model.src(value)
    own = () if subject.need in ("given", "filled", "attribute") else ((subject.text, 1.2),)
    kind = kind_of(model, value)
    for test in tests:
        for instead, share in (*own, *((one, share * (1.3 if one in kind else 1)) for one, share in INSTEAD)):
            yield model.swap(value, f"{text} if {test.holds} else {instead}", "granted", test.prior * share * 0.8)


def kind_of(model: Model, value: ast.expr) -> tuple[str, ...]:
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in TEXT_METHODS - {"split", "splitlines", "startswith", "endswith"}:
        return ("''",)
    if isinstance(value, (ast.ListComp, ast.List)) or isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in ("split", "splitlines"):
        return ("[]",)
    if isinstance(value, ast.BinOp) or isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in ("len", "sum", "int", "float", "round"):
        return ("0",)
    return ()


def before_it(model: Model, statement: ast.stmt, subject: Subject, tests: list[Test]) -> Iterator[Mutation]:
    """Passed over, answered or put right before the statement that reads it."""
    if isinstance(statement, (*FUNCTIONS, ast.ClassDef, ast.Import, ast.ImportFrom)):
        return
    place = Place(model, statement)
    if not place.alone:
        return
    function = model.function_of(statement)
    in_loop = is_in_loop(model, statement)
    for test in tests:
        if in_loop:
            yield place.before([f"if {test.fails}:", "    continue"], "granted", test.prior * 0.7, f"`{subject.text}` is passed over if `{test.fails}`")
        if function is None:
            continue
        values = (subject.text, "None", "False", "''", "[]", "0") if subject.need in ("filled", "str", "dict", "list", "many") else ("None", "False", "''", "[]", "0")
        for rank, value in enumerate(values):
            yield place.before([f"if {test.fails}:", f"    return {value}"], "granted", test.prior * 0.6 * 0.85**rank, f"`{value}` is given back if `{test.fails}`")
    if isinstance(subject.node, ast.Name) and subject.text in model.parameters(function):
        for test, made, prior in put_right(model, subject):
            yield place.before([f"if {test}:", f"    {subject.text} = {made}"], "granted", prior, f"`{subject.text}` becomes `{made}` if `{test}`")


def put_right(model: Model, subject: Subject) -> Iterator[tuple[str, str, float]]:
    """A parameter of another kind becomes one of the kind that is needed."""
    text = subject.text
    if subject.need == "str":
        yield f"not isinstance({text}, str)", f"str({text})", 0.5
        yield f"isinstance({text}, bytes)", f"{text}.decode()", 0.4
        yield f"{text} is None", "''", 0.4
    elif subject.need == "many":
        yield f"isinstance({text}, str)", f"[{text}]", 0.55
        yield f"not isinstance({text}, (list, tuple))", f"[{text}]", 0.5
        yield f"not isinstance({text}, list)", f"[{text}]", 0.45
        yield f"{text} is None", "[]", 0.45
    elif subject.need == "dict":
        yield f"{text} is None", "{}", 0.5
    elif subject.need == "number":
        kind = kinds_near(model, subject.node).get(text)
        if kind in (None, NUMBER):
            yield f"{text} is None", "0", 0.3
            yield f"{text} < 0", "0", 0.3
    elif subject.need == "given":
        for rank, value in enumerate({TEXT: ("''",), ITEMS: ("[]", "{}")}.get(kinds_near(model, subject.node).get(text, ""), ("[]", "''", "{}"))):
            yield f"{text} is None", value, 0.35 * 0.8**rank


def is_in_loop(model: Model, statement: ast.stmt) -> bool:
    current: ast.AST | None = model.parent.get(statement)
    while current is not None and not isinstance(current, FUNCTIONS):
        if isinstance(current, (ast.For, ast.While)):
            return True
        current = model.parent.get(current)
    return False
