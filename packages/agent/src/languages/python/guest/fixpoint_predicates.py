"""Conditions over the terms of a scope, likeliest first."""
from __future__ import annotations

import ast
from heapq import nlargest
from itertools import combinations
from typing import Iterator, NamedTuple

from fixpoint_asked_forms import asked_forms, tests_of
from fixpoint_attributes import attributes_in
from fixpoint_file_kinds import BOOLEAN, COLLECTIONS, MAPPING, NUMBER, SET, TEXT, UNKNOWN, file_kinds
from fixpoint_kinds import ITEMS
from fixpoint_model import FUNCTIONS, Model
from fixpoint_terms import MEMBER_CALLS, SAME_CLASS, SAME_FUNCTION, Term, in_text, innermost, is_fixed, names_at, own_attributes, terms_at

MOST_CONDITIONS = 250
MOST_PAIRED = 22
MOST_OBJECTS, MOST_COMPARED = 4, 8
MOST_ASKED_OF = 12
MOST_NUMBERS, MOST_TEXTS = 6, 6
# How usual each is, of a term that holds such a value; the text's own emptiness is asked by its truth.
ALONE = {
    NUMBER: (("{} > 0", 0.5), ("{} == 0", 0.5), ("{} < 0", 0.4), ("{} != 0", 0.35), ("{} <= 0", 0.4), ("{} >= 0", 0.3), ("{} > 1", 0.3), ("{} == 1", 0.3), ("{} <= 1", 0.25),
             ("{} is None", 0.15), ("{} is not None", 0.15)),
    TEXT: (("{}", 0.45), ("not {}", 0.45), ("{} is None", 0.15), ("{} is not None", 0.15)),
    ITEMS: (("{}", 0.5), ("not {}", 0.5), ("{} is None", 0.12), ("{} is not None", 0.12)),
    MAPPING: (("{}", 0.4), ("not {}", 0.4), ("{} is None", 0.12), ("{} is not None", 0.12)),
    SET: (("{}", 0.4), ("not {}", 0.4)),
    BOOLEAN: (("{}", 0.6), ("not {}", 0.6)),
    UNKNOWN: (("{}", 0.4), ("not {}", 0.4), ("{} is not None", 0.4), ("{} is None", 0.4), ("{} > 0", 0.15), ("{} == 0", 0.15), ("{} < 0", 0.12)),
}
ORDERED = (("<", 0.35), (">", 0.35), ("<=", 0.35), (">=", 0.35), ("==", 0.35), ("!=", 0.3))
EQUAL = (("==", 0.35), ("!=", 0.35))
WITH_TEXT = (("{} == {}", 0.2), ("{} != {}", 0.2), ("{1} in {0}", 0.12), ("{1} not in {0}", 0.1), ("{}.startswith({})", 0.12), ("not {}.startswith({})", 0.08), ("{}.endswith({})", 0.1))



class Condition(NamedTuple):
    text: str
    weight: float


def conditions_at(model: Model, node: ast.AST) -> list[Condition]:
    return model.once("conditions", innermost(model, node), lambda: find_conditions(model, node))


def find_conditions(model: Model, node: ast.AST) -> list[Condition]:
    best: dict[str, float] = {}
    for text, weight in synthesised(model, node):
        best[text] = max(weight, best.get(text, 0.0))
    return [Condition(text, weight) for text, weight in nlargest(MOST_CONDITIONS, best.items(), key=lambda pair: pair[1])]


def synthesised(model: Model, node: ast.AST) -> Iterator[tuple[str, float]]:
    terms = terms_at(model, node)
    numbers, texts = constants_near(model, node)
    for term in terms:
        for shape, usual in ALONE[term.kind]:
            # Whether a length is 0 says the truth of what has the length.
            if not (term.text.startswith("len(") and shape.endswith((" 0", "None"))):
                yield shape.format(term.text), usual * term.weight
        if term.kind == NUMBER:
            for number in numbers:
                for operator, usual in ORDERED:
                    yield f"{term.text} {operator} {number}", 0.6 * usual * term.weight
        elif term.kind in (TEXT, UNKNOWN):
            for text in texts:
                for shape, usual in WITH_TEXT[: 7 if term.kind == TEXT else 2]:
                    yield shape.format(term.text, text), usual * term.weight
    for one, other in combinations(terms[:MOST_PAIRED], 2):
        yield from of_pair(one, other)
        yield from membership(one, other, members_of(model))
    yield from of_objects(model, node, terms)
    yield from own_predicates(model, node, terms)
    yield from asked_elsewhere(model, node)
    yield from asked_of_others(model, terms)


def of_pair(one: Term, other: Term) -> Iterator[tuple[str, float]]:
    weight = one.weight * other.weight * (1.3 if one.text.split(".")[-1] == other.text.split(".")[-1] else 1.0)
    if one.kind == other.kind and one.kind in (NUMBER, UNKNOWN) or {one.kind, other.kind} == {NUMBER, UNKNOWN}:
        sure = 1.0 if one.kind == other.kind == NUMBER else 0.5
        for operator, usual in ORDERED:
            yield f"{one.text} {operator} {other.text}", usual * sure * weight
    elif one.kind == other.kind or {one.kind, other.kind} == {TEXT, UNKNOWN}:
        for operator, usual in EQUAL:
            yield f"{one.text} {operator} {other.text}", usual * (1.0 if one.kind == TEXT else 0.5) * weight


def membership(one: Term, other: Term, members: set[tuple[str, str]]) -> Iterator[tuple[str, float]]:
    for item, home in ((one, other), (other, one)):
        if home.text == f"len({item.text})" or item.text.startswith("len("):
            continue
        sure = 1.0 if home.kind in COLLECTIONS and item.kind not in COLLECTIONS and item.kind != BOOLEAN else 0.4 if home.kind == TEXT and item.kind == TEXT or home.kind == UNKNOWN and item.kind != UNKNOWN else 0.0
        usual = 0.7 if (home.text, item.text) in members else 0.3
        if sure:
            yield f"{item.text} in {home.text}", usual * sure * one.weight * other.weight
            yield f"{item.text} not in {home.text}", usual * sure * one.weight * other.weight


def members_of(model: Model) -> set[tuple[str, str]]:
    """What the file looks for in, or puts into, which collection: as `home[item]`, `home.get(item)`, `item in home`."""
    def find() -> set[tuple[str, str]]:
        subscripts = [(n.value, n.slice) for n in model.every(ast.Subscript)]
        calls = [(n.func.value, n.args[0]) for n in model.every(ast.Call) if isinstance(n.func, ast.Attribute) and n.func.attr in MEMBER_CALLS and n.args]
        asked = [(n.comparators[0], n.left) for n in model.every(ast.Compare) if isinstance(n.ops[0], (ast.In, ast.NotIn))]
        return {(model.src(home), model.src(item)) for home, item in [*subscripts, *calls, *asked] if not in_text(model, home)}
    return model.once("members", model.tree, find)




def of_objects(model: Model, node: ast.AST, terms: list[Term]) -> Iterator[tuple[str, float]]:
    """`entry.day == other.day`, `entry.day == day`."""
    names = names_at(model, node)
    objects = [term.text for term in terms if term.kind == UNKNOWN and term.text in names][:MOST_OBJECTS]
    attributes = attributes_in(model)
    for one in objects:
        for attribute in attributes:
            if attribute in names and attribute != one:
                for sign in ("==", "!=", "<", ">"):
                    yield f"{one}.{attribute} {sign} {attribute}", 0.3
            if file_kinds(model).known.get((model.tree, attribute)) == BOOLEAN:
                yield f"{one}.{attribute}", 0.25
                yield f"not {one}.{attribute}", 0.25
    for one, other in combinations(objects, 2):
        for attribute in attributes[:MOST_COMPARED]:
            for sign in ("==", "!=", "<", ">"):
                yield f"{one}.{attribute} {sign} {other}.{attribute}", 0.12


def own_predicates(model: Model, node: ast.AST, terms: list[Term]) -> Iterator[tuple[str, float]]:
    """`is_x(v)`, `self.has(v)`, `order.is_paid()`: functions of the file that say yes or no of at most one thing."""
    results, home, around = file_kinds(model).results, model.class_of(node), model.function_of(node)
    for function in model.every(ast.FunctionDef):
        owner = model.class_of(function)
        if results.get(function.name) != BOOLEAN or function is around or owner is None and model.function_of(function) is not None:
            continue
        parameters = model.parameters(function)
        free = len(parameters) - len(function.args.defaults) if len(parameters) > 1 else len(parameters)
        called = any(isinstance(d, ast.Name) and d.id == "property" for d in function.decorator_list)
        prefix = "" if owner is None else "self." if owner is home and "self" in names_at(model, node) else None
        usual = 0.5 if prefix == "self." else 0.4
        if free == 0 and owner is not None:
            for base in ["self"] if prefix else [t.text for t in terms if t.kind == UNKNOWN and not t.text.endswith((")", "]"))][:6]:
                text = f"{base}.{function.name}" + ("" if called else "()")
                yield text, usual * SAME_FUNCTION
                yield f"not {text}", usual * SAME_FUNCTION
        elif free == 1 and prefix is not None:
            for term in terms[:12]:
                if term.kind != BOOLEAN:
                    yield f"{prefix}{function.name}({term.text})", usual * term.weight
                    yield f"not {prefix}{function.name}({term.text})", usual * term.weight


def asked_elsewhere(model: Model, node: ast.AST) -> Iterator[tuple[str, float]]:
    """Conditions that the file has already and whose names all have a value here."""
    names, home = names_at(model, node), model.class_of(node)
    attributes = set(own_attributes(model, home)) if home else set()
    near, own = model.function_of(node), model.statement_of(node)
    for text, inverse, roots, selves, function, statement in conditions_of(model):
        if statement is own or not roots <= names.keys() or not selves <= attributes:
            continue
        weight = 0.6 * (SAME_FUNCTION if function is near else SAME_CLASS)
        yield text, weight
        yield inverse, 0.7 * weight


def asked_of_others(model: Model, terms: list[Term]) -> Iterator[tuple[str, float]]:
    """`isinstance(row, Undefined)`: what the file asks of other values, of one of that name first of all."""
    for form in asked_forms(model):
        for term in [one for one in terms if one.kind in (UNKNOWN, TEXT) and not one.text.endswith(")")][:MOST_ASKED_OF]:
            usual = 0.45 if term.text.split(".")[-1] in form.subjects else 0.22
            yield form.holds.format(term.text), usual * term.weight
            yield form.fails.format(term.text), 0.8 * usual * term.weight


INVERSE = {ast.Eq: "!=", ast.NotEq: "==", ast.Lt: ">=", ast.LtE: ">", ast.Gt: "<=", ast.GtE: "<", ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is"}


def inverted(model: Model, test: ast.expr) -> str:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return model.src(test.operand)
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return f"{model.src(test.left)} {INVERSE[type(test.ops[0])]} {model.src(test.comparators[0])}"
    text = model.src(test)
    return f"not {text}" if isinstance(test, (ast.Name, ast.Attribute, ast.Call, ast.Subscript)) else f"not ({text})"

Known = tuple[str, str, "set[str]", "set[str]", "ast.AST | None", "ast.stmt | None"]


def conditions_of(model: Model) -> list[Known]:
    def find() -> list[Known]:
        found: dict[tuple[str, ast.AST | None], Known] = {}
        for node in ast.walk(model.tree):
            for test in tests_of(node):
                for part in [test, *(test.values if isinstance(test, ast.BoolOp) else [])]:
                    text, function = model.src(part), model.function_of(part)
                    if len(text) > 60 or "\n" in text or ":=" in text or in_text(model, part):
                        continue
                    roots = {n.id for n in ast.walk(part) if isinstance(n, ast.Name) and not is_fixed(model, n.id)}
                    selves = {n.attr for n in ast.walk(part) if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id == "self" and not isinstance(model.parent.get(n), ast.Call)}
                    found.setdefault((text, function), (text, inverted(model, part), roots, selves, function, model.statement_of(part)))
        return list(found.values())
    return model.once("conditions of the file", model.tree, find)


def constants_near(model: Model, node: ast.AST) -> tuple[list[str], list[str]]:
    """Numbers and texts that the function has."""
    function = model.function_of(node) or model.tree

    def find() -> tuple[list[str], list[str]]:
        numbers: dict[str, None] = {}
        texts: dict[str, None] = {}
        for one in ast.walk(function) if isinstance(function, FUNCTIONS) else ():
            if isinstance(one, ast.Constant) and not in_text(model, one):
                if type(one.value) in (int, float) and one.value not in (0, 1):
                    numbers.setdefault(model.src(one))
                elif isinstance(one.value, str) and 0 < len(one.value) <= 20 and "\n" not in model.src(one):
                    texts.setdefault(model.src(one))
        return list(numbers)[:MOST_NUMBERS], list(texts)[:MOST_TEXTS]
    return model.once("constants", function, find)
