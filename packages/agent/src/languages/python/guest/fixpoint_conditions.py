"""Family of conditions: negated, strengthened, weakened, with atoms synthesised from what is in scope."""
from __future__ import annotations

import ast
from functools import lru_cache
from typing import Iterator

from fixpoint_asked_forms import asked_forms, tests_of
from fixpoint_kinds import ITEMS, NUMBER, TEXT, kinds_near
from fixpoint_model import Hints, Model, Mutation, is_builtin
from fixpoint_seen import may

# Conditions over one name, by what it seems to hold; a number is seldom None, and a list seldom less than zero.
SHAPES: dict[str | None, tuple[tuple[str, float], ...]] = {
    None: (("{}", 0.5), ("not {}", 0.5), ("{} is not None", 0.48), ("{} is None", 0.42), ("{} > 0", 0.3), ("{} == 0", 0.28),
           ("{} < 0", 0.28), ("{} >= 0", 0.2), ("{} != 0", 0.25), ("len({}) > 1", 0.2), ("len({}) == 1", 0.2), ("{} == 1", 0.18), ("{} > 1", 0.15),
           ("{} != ''", 0.1), ("{}.isdigit()", 0.08), ("callable({})", 0.06)),
    NUMBER: (("{} > 0", 0.5), ("{} == 0", 0.45), ("{} < 0", 0.45), ("{}", 0.35), ("not {}", 0.3), ("{} >= 0", 0.3), ("{} != 0", 0.3),
             ("{} == 1", 0.25), ("{} > 1", 0.25), ("{} < 1", 0.2), ("{} is not None", 0.15), ("{} is None", 0.15)),
    TEXT: (("{}", 0.5), ("not {}", 0.5), ("{} is not None", 0.3), ("{} is None", 0.3), ("{}.isdigit()", 0.15), ("len({}) > 1", 0.15), ("len({}) == 1", 0.15)),
    ITEMS: (("{}", 0.5), ("not {}", 0.5), ("{} is not None", 0.25), ("{} is None", 0.25), ("len({}) > 1", 0.28), ("len({}) == 1", 0.28)),
}
KINDS = ("str", "int", "list", "tuple", "dict", "float", "bytes", "bool")
MOST_CONDITIONS = 18
MOST_ASKED, MOST_ASKED_OF = 4, 4
LONGEST_ASKED = 50
TURNED = {ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is", ast.Eq: "!=", ast.NotEq: "=="}


def used_names(nodes: list[ast.AST]) -> list[str]:
    names: dict[str, None] = {}
    for node in nodes:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Name):
                names[inner.id] = None
            elif isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name) and inner.value.id == "self":
                names[f"self.{inner.attr}"] = None
    return list(names)


def value_names(model: Model, node: ast.AST) -> list[str]:
    """Names near `node` that hold values: those that its statement uses first."""
    statement = model.statement_of(node)
    scope = set(model.local_names(node))
    near = used_names([statement]) if statement else []
    ordered = [n for n in near if n in scope or n.startswith("self.")]
    ordered += [n for n in model.local_names(node) if n not in ordered]
    return [n for n in ordered if n not in ("self", "cls")]


def atoms(model: Model, node: ast.AST) -> Iterator[tuple[str, float]]:
    """Conditions over single names and pairs, with a weight for how usual they are."""
    names = value_names(model, node)[:8]
    kinds = kinds_near(model, node)
    for position, name in enumerate(names):
        near = 1 - 0.07 * position
        seems = kinds.get(name)
        for shape, weight in SHAPES[seems]:
            yield shape.format(name), weight * near
        for kind in KINDS:
            yield f"isinstance({name}, {kind})", (0.2 if seems is None else 0.08) * near
            yield f"not isinstance({name}, {kind})", (0.14 if seems is None else 0.06) * near
    for first in names[:5]:
        for second in names[:5]:
            if first < second:
                alike = kinds.get(first) == kinds.get(second) == NUMBER
                for operator in ("==", "!=", "<", ">", "<=", ">="):
                    yield f"{first} {operator} {second}", 0.3 if alike else 0.2
            if first != second:
                yield f"{first} in {second}", 0.16
                yield f"{first} not in {second}", 0.16
    yield from asked_of_others(model, node, names)
    for form in asked_forms(model):
        for name in names[:MOST_ASKED_OF]:
            usual = 0.42 if name.split(".")[-1] in form.subjects else 0.18
            yield form.holds.format(name), usual
            yield form.fails.format(name), 0.8 * usual
    for other, weight in known_conditions(model, node):
        yield other, weight


def asked_of_others(model: Model, node: ast.AST, names: list[str]) -> Iterator[tuple[str, float]]:
    """`is_open(other)`, where the function asks `is_open(door)`: what is asked of one of two may matter of the other."""
    function = model.function_of(node)
    asked = asked_in(model, function) if function else {}
    for shape, of in list(asked.items())[:MOST_ASKED]:
        for name in names if of & {*names} else ():
            if name not in of:
                yield shape.format(name), 0.45
                yield f"not {shape.format(name)}", 0.45


@lru_cache(maxsize=32)
def asked_in(model: Model, function: ast.AST) -> dict[str, set[str]]:
    """Calls that a function asks as conditions, with `{}` for the first argument, and the names that stand there."""
    asked: dict[str, set[str]] = {}
    clauses = (part for inner in ast.walk(function) for test in tests_of(inner) for part in ast.walk(test) if is_condition(model, part))
    for call in clauses:
        if not isinstance(call, ast.Call) or not call.args or not isinstance(call.args[0], ast.Name) or call.keywords:
            continue
        start, name, text = f"{model.src(call.func)}(", call.args[0].id, model.src(call)
        end = text[len(start) + len(name):]
        if text == start + name + end and len(start + end) <= LONGEST_ASKED and "{" not in start + end:
            asked.setdefault(f"{start}{{}}{end}", set()).add(name)
    return asked


def is_condition(model: Model, node: ast.AST) -> bool:
    """The whole of one, or a clause."""
    parent = model.parent.get(node)
    return isinstance(parent, (ast.BoolOp, ast.UnaryOp, ast.If, ast.While, ast.IfExp, ast.comprehension))


def known_conditions(model: Model, node: ast.AST) -> list[tuple[str, float]]:
    """Ingredients: conditions of the same function, then of the class or file, whose names are all known here."""
    known = {*model.local_names(node), *model.module_names, "self", "cls"}
    statement = model.statement_of(node)
    here = {n.id for n in ast.walk(statement) if isinstance(n, ast.Name)} if statement else set()
    found: dict[str, float] = {}
    for home, weight in ((model.function_of(node), 0.5), (model.class_of(node) or model.tree, 0.3)):
        for part, text, names in clauses_in(model, home) if home else ():
            if all(n in known or is_builtin(n) for n in names):
                found.setdefault(text, max(weight, 0.46) if names and names <= here else weight)
                turned = turned_round(model, part) if names and names <= here else None
                if turned is not None:
                    found.setdefault(turned, 0.44)
    own = {model.src(t) for t in tests_of(node)}
    likely = sorted(((text, weight) for text, weight in found.items() if text not in own), key=lambda pair: -pair[1])
    return [(text, weight - 0.01 * rank) for rank, (text, weight) in enumerate(likely[:MOST_CONDITIONS])]


def clauses_in(model: Model, home: ast.AST) -> list[tuple[ast.expr, str, set[str]]]:
    """The short ones, as written, and the names in them; looked for once."""
    def find() -> list[tuple[ast.expr, str, set[str]]]:
        parts = [part for inner in ast.walk(home) for test in tests_of(inner) for part in (test.values if isinstance(test, ast.BoolOp) else [test])]
        written = [(part, model.src(part)) for part in parts]
        return [(part, text, {n.id for n in ast.walk(part) if isinstance(n, ast.Name)}) for part, text in written
                if len(text) <= 80 and "\n" not in text]
    return model.once("clauses", home, find)


def turned_round(model: Model, node: ast.expr) -> str | None:
    """`name not in old` → `name in old`."""
    sign = TURNED.get(type(node.ops[0])) if isinstance(node, ast.Compare) and len(node.ops) == 1 else None
    return None if sign is None else f"{model.src(node.left)} {sign} {model.src(node.comparators[0])}"  # type: ignore[attr-defined]


def low(text: str) -> str:
    return f"({text})" if " or " in text or " if " in text or text.startswith("lambda") else text


def condition_mutations(model: Model, node: ast.AST, hints: Hints) -> Iterator[Mutation | None]:
    for test in tests_of(node):
        text = model.src(test)
        inner = text if isinstance(test, (ast.Name, ast.Call, ast.Attribute, ast.Subscript)) else f"({text})"
        if not isinstance(test, ast.UnaryOp):
            yield model.swap(test, f"not {inner}", "negation", 0.6)
        for constant, prior in (("True", 0.3), ("False", 0.35)):
            if not isinstance(test, ast.Constant):
                yield model.swap(test, constant, "condition", prior, bare=True)
        if isinstance(test, (ast.Name, ast.Attribute, ast.Call, ast.Subscript)):
            yield model.swap(test, f"{text} is not None", "none-check", 0.6)
            yield model.swap(test, f"{text} is None", "none-check", 0.45)
            yield model.swap(test, f"len({text}) > 1", "condition", 0.2)
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            operand = model.src(test.operand)
            yield model.swap(test, f"{operand} is None", "none-check", 0.6)
            yield model.swap(test, f"{operand} is not None", "none-check", 0.3)
        if isinstance(test, ast.Compare) and isinstance(test.ops[0], (ast.Is, ast.IsNot)) and model.src(test.comparators[0]) == "None":
            left = model.src(test.left)
            yield model.swap(test, left if isinstance(test.ops[0], ast.IsNot) else f"not {left}", "none-check", 0.5)
            yield model.swap(test, f"{left} {'not in' if isinstance(test.ops[0], ast.IsNot) else 'in'} (None, '')", "none-check", 0.3)
        for atom, weight in atoms(model, node):
            if atom == text:
                continue
            may_hold, may_fail = may(model, test, atom)
            if may_fail:
                yield model.swap(test, f"{low(text)} and {atom}", "condition-strengthen", 0.95 * weight)
            if may_hold:
                yield model.swap(test, f"{text} or {atom}", "condition-weaken", 0.95 * weight)
            if weight >= 0.25:
                yield model.swap(test, atom, "condition-replace", 0.55 * weight)
                if may_fail:
                    yield model.swap(test, f"{atom} and {low(text)}", "condition-strengthen", 0.7 * weight)
                if may_hold:
                    yield model.swap(test, f"{atom} or {text}", "condition-weaken", 0.6 * weight)
