"""Families of what a list is made of: all of another one where one thing stands, one more member, what is made of each, what puts them in order."""
from __future__ import annotations

import ast
from typing import Iterator, Union

from fixpoint_alike import fields_beside
from fixpoint_attributes import attributes_in
from fixpoint_file_kinds import ITEMS, UNKNOWN, file_kinds
from fixpoint_generators import beside_a_generator
from fixpoint_model import Model, Mutation
from fixpoint_recursion import around
from fixpoint_terms import names_at, never_read, stored_in

MOST_LISTS, MOST_MEMBERS, MOST_FUNCTIONS, MOST_KEYS = 4, 3, 6, 6
Literal = Union[ast.List, ast.Tuple]
Comprehension = Union[ast.ListComp, ast.SetComp, ast.GeneratorExp]


def element_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, (ast.List, ast.Tuple)) and isinstance(node.ctx, ast.Load) and node.elts and model.function_of(node) is not None:
        if not isinstance(model.parent.get(node), (ast.Subscript, ast.Compare)):
            yield from rest_of(model, node)
            yield from one_more_member(model, node)
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield from one_before(model, node)
    elif isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp)):
        yield from of_each(model, node)
    elif isinstance(node, ast.Call):
        for mutation in in_order(model, node):
            yield beside_a_generator(model, node, mutation)


def rest_of(model: Model, node: Literal) -> Iterator[Mutation]:
    """`[self.name, child.name]` → `[self.name, *route]`: all of a list at hand where one thing stands."""
    if any(isinstance(one, ast.Starred) for one in node.elts):
        return
    start, end = model.span(node.elts[-1])
    first = model.span(node.elts[0])[0]
    is_list = isinstance(node, ast.List)
    for position, name in enumerate(lists_at(model, node)):
        prior = (0.6 if is_list else 0.25) / (1 + 0.3 * position)
        if len(node.elts) > 1:
            yield Mutation([(start, end, f"*{name}")], "rest-of", prior, node.lineno, f"all of `{name}` at the end")
        yield Mutation([(end, end, f", *{name}")], "rest-of", 0.7 * prior, node.lineno, f"all of `{name}` at the end as well")
        yield Mutation([(first, first, f"*{name}, ")], "rest-of", 0.5 * prior, node.lineno, f"all of `{name}` before")


def lists_at(model: Model, node: Literal) -> list[str]:
    """Names that may hold a list: what nothing makes use of and what the function itself gave come first."""
    function, kinds = model.function_of(node), file_kinds(model)
    assert function is not None
    owners = {one.value.id for one in ast.walk(function) if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and kinds.of(one.value) != ITEMS}
    own = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    unused, given = only_asked(model, function), given_by_itself(model, function)

    def worth(name: str) -> int:
        kind = kinds.known.get((function, name), UNKNOWN)
        return (4 if name in given else 0) + (2 if name in unused else 0) + (1 if kind == ITEMS else 0)

    names = [name for name in names_at(model, node) if name not in owners | own and name not in ("self", "cls")]
    names = [name for name in names if kinds.known.get((function, name), UNKNOWN) in (ITEMS, UNKNOWN)]
    ranked = sorted(names, key=lambda name: -worth(name))
    return [name for name in ranked if worth(name) > 0][:MOST_LISTS]


def only_asked(model: Model, function: ast.AST) -> set[str]:
    """Variables that a condition asks about at most: what they hold goes nowhere."""
    used = {one.id for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)
            and not isinstance(model.parent.get(one), (ast.Compare, ast.If, ast.While, ast.BoolOp, ast.UnaryOp))}
    return {one.id for one in stored_in(model, function)} - used


def given_by_itself(model: Model, function: ast.AST) -> set[str]:
    """Variables with what a call of the function's own name returned."""
    found = set()
    for one in ast.walk(function):
        if isinstance(one, ast.Assign) and isinstance(one.value, ast.Call) and isinstance(one.targets[0], ast.Name):
            called = one.value.func
            name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
            if around(model, one, name) is not None:
                found.add(one.targets[0].id)
    return found


def one_before(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`return route` → `[self.name] + route`: what the function itself gave, and one more."""
    function = model.function_of(node)
    if not isinstance(model.parent.get(node), ast.Return) or function is None or node.id not in given_by_itself(model, function):
        return
    own = [model.src(one) for one in ast.walk(function) if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id == "self" and isinstance(one.ctx, ast.Load)]
    for position, one in enumerate([*dict.fromkeys([*own, *(f"self.{name}" for name in model.attributes(node)[:MOST_LISTS]), *model.parameters(function)])][:MOST_LISTS]):
        yield model.swap(node, f"[{one}] + {node.id}", "rest-of", 0.5 * 0.8**position)
        yield model.swap(node, f"{node.id} + [{one}]", "rest-of", 0.3 * 0.8**position)


def one_more_member(model: Model, node: Literal) -> Iterator[Mutation]:
    """`return low, high` → `return low, mean, high`, where nothing else makes use of it."""
    unread = [name for name in names_at(model, node) if name in never_read(model, model.function_of(node))]
    for name in unread[:MOST_MEMBERS]:
        for one in node.elts:
            start = model.span(one)[0]
            yield Mutation([(start, start, f"{name}, ")], "element", 0.4, node.lineno, f"`{name}` before `{model.src(one)}`")
        end = model.span(node.elts[-1])[1]
        yield Mutation([(end, end, f", {name}")], "element", 0.5, node.lineno, f"`{name}` at the end")


def of_each(model: Model, node: Comprehension) -> Iterator[Mutation]:
    """`[e for e in entries]` → `[shown(e) for e in entries]`: what is made of nothing but itself was meant to become something."""
    if not isinstance(node.elt, ast.Name) or not any(isinstance(one.target, ast.Name) and one.target.id == node.elt.id for one in node.generators):
        return
    own, name = model.function_of(node), node.elt.id
    share = 0.5 if any(one.ifs for one in node.generators) else 1.0
    for position, shape in enumerate(functions_of_one(model, node, own)):
        yield model.swap(node.elt, shape.format(name), "wrapper", share * 0.7 * 0.95**position, bare=True)
    for position, attribute in enumerate(attributes_in(model)[:MOST_KEYS]):
        yield model.swap(node.elt, f"{name}.{attribute}", "attribute", share * 0.4 * 0.9**position, bare=True)


def functions_of_one(model: Model, node: ast.AST, own: ast.AST | None) -> list[str]:
    """Calls of what the file defines that one value is enough for: its functions, methods of the own object, classes, methods without arguments."""
    home = model.class_of(node)
    plain, methods, classes = [], [], [one.name for one in model.every(ast.ClassDef) if not any("Error" in model.src(base) or "Exception" in model.src(base) for base in one.bases)]
    for one in model.every(ast.FunctionDef):
        count = len(one.args.args) - len(one.args.defaults)
        owner = model.parent.get(one)
        if one is own or one.name.startswith("__"):
            continue
        if isinstance(owner, ast.Module) and count == 1:
            plain.append(f"{one.name}({{}})")
        elif isinstance(owner, ast.ClassDef) and count == 2 and owner is home:
            methods.append(f"self.{one.name}({{}})")
        elif isinstance(owner, ast.ClassDef) and count == 1 and not one.decorator_list:
            methods.append(f"{{}}.{one.name}()")
    return [*plain[:MOST_FUNCTIONS], *methods[:MOST_FUNCTIONS], *(f"{name}({{}})" for name in classes[:3])]


def in_order(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`sorted(rows, key=lambda row: row.day)` → `(row.day, row.number)`, and a key where there is none."""
    name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""
    if name not in ("sorted", "sort", "min", "max"):
        return
    key = next((one.value for one in node.keywords if one.arg == "key"), None)
    if isinstance(key, ast.Lambda) and isinstance(key.body, ast.Tuple) and key.body.elts and not isinstance(key.body.elts[0], ast.UnaryOp):
        yield model.swap(key.body.elts[0], f"-{model.src(key.body.elts[0])}", "order-key", 0.7, bare=True)
    if isinstance(key, ast.Lambda) and len(key.args.args) == 1:
        yield from one_more_key(model, key, key.args.args[0].arg)
    elif key is None and name in ("sorted", "sort") and len(model.every(ast.Attribute)) > 0:
        rows = model.src(node.args[0]) if node.args else model.src(node.func.value) if isinstance(node.func, ast.Attribute) else ""
        one = name_of_each(model, rows)
        end = model.span(node)[1] - 1
        comma = ", " if node.args or node.keywords else ""
        for position, attribute in enumerate(attributes_in(model)[:MOST_KEYS]):
            yield Mutation([(end, end, f"{comma}key=lambda {one}: {one}.{attribute}")], "argument-add", 0.25 * 0.95**position, node.lineno, f"in order of `{attribute}`")


def name_of_each(model: Model, rows: str) -> str:
    """As the file calls one of them elsewhere."""
    loops = [*model.every(ast.For), *model.every(ast.comprehension)]
    return next((one.target.id for one in loops if isinstance(one.target, ast.Name) and model.src(one.iter) == rows), "one")


def one_more_key(model: Model, key: ast.Lambda, name: str) -> Iterator[Mutation]:
    body, text = key.body, model.src(key.body)
    inner = text.strip("()") if isinstance(body, ast.Tuple) else text
    if isinstance(body, ast.Tuple) and text.startswith("("):
        inner = text[1:-1].rstrip(", ")
    own = [one.attr for one in ast.walk(body) if isinstance(one, ast.Attribute)]
    if own:
        more = [f"{name}.{one}" for one in fields_beside(model, own[0]) if one not in own]
    elif isinstance(body, ast.Subscript) and isinstance(body.slice, ast.Constant):
        more = [f"{name}[{other}]" for other in (0, 1, 2) if other != body.slice.value]
    else:
        more = [name]
    for position, other in enumerate(more[:MOST_KEYS]):
        if not isinstance(body, ast.Tuple) and not inner.startswith("-"):
            yield model.swap(body, f"(-{inner}, {other})", "order-key", 0.3 * 0.9**position, bare=True)
        yield model.swap(body, f"({inner}, {other})", "order-key", 0.5 * 0.9**position, bare=True)
