"""Families of what is left out: filters by what nothing reads, by what the file can tell of one, and by what was not found."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_attributes import attributes_in
from fixpoint_blocks import Place
from fixpoint_file_kinds import BOOLEAN, file_kinds
from fixpoint_model import FUNCTIONS, Model, Mutation
from fixpoint_terms import names_at, never_read

MOST_UNREAD, MOST_PARTS, MOST_TESTS = 2, 5, 8
# Calls that give None for what is not there.
MAY_FIND = {"match", "search", "fullmatch", "get"}


def filter_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`[row for row in rows]` → `… if row.kind == kind`, `… if not self.is_away(row)`."""
    if isinstance(node, ast.comprehension) and not node.ifs:
        end = model.span(node.iter)[1]
        # Parts of a text may be blanks alone.
        if isinstance(node.target, ast.Name) and isinstance(node.iter, ast.Call) and getattr(node.iter.func, "attr", "") in ("split", "splitlines"):
            yield Mutation([(end, end, f" if {node.target.id}.strip()")], "filter", 0.6, node.iter.lineno, f"only `if {node.target.id}.strip()`")
        for position, (test, prior) in enumerate(tests_of(model, node, node.target)):
            yield Mutation([(end, end, f" if {test}")], "filter", prior * 0.95**position, node.iter.lineno, f"only `if {test}`")
    elif isinstance(node, ast.For):
        at, pad = model.line_start(node.body[0].lineno), model.indent(node.body[0].lineno)
        if at < model.span(node.iter)[1]:
            return
        for position, (test, prior) in enumerate(tests_of(model, node.body[0], node.target)):
            refused = test[4:] if test.startswith("not ") else test.replace(" == ", " != ") if " == " in test else test.replace(" in ", " not in ") if " in " in test else f"not {test}"
            yield Mutation([(at, at, f"{pad}if {refused}:\n{pad}    continue\n")], "filter", 0.8 * prior * 0.95**position, node.lineno, f"only `if {test}`")


def tests_of(model: Model, node: ast.AST, target: ast.expr) -> list[tuple[str, float]]:
    return [*by_unread(model, node, target), *by_what_is_told(model, node, target)][:MOST_TESTS]


def by_unread(model: Model, node: ast.AST, target: ast.expr) -> Iterator[tuple[str, float]]:
    names = [one.id for one in ast.walk(target) if isinstance(one, ast.Name) and one.id != "_"]
    parameters = model.parameters(model.function_of(node))
    for other in [one for one in parameters if one in never_read(model, model.function_of(node)) and one not in names][:MOST_UNREAD]:
        if isinstance(target, ast.Tuple):
            yield from ((f"{name} == {other}", 0.7) for name in names)
            continue
        parts = sorted(attributes_in(model)[: 2 * MOST_PARTS], key=lambda part: part != other and part.rstrip("s") != other.rstrip("s"))
        yield from ((f"{target_name}.{part} == {other}", 0.7) for target_name in names for part in parts[:MOST_PARTS])
        yield from ((f"{name} {sign} {other}", 0.4) for name in names for sign in ("==", "in", "!="))


def by_what_is_told(model: Model, node: ast.AST, target: ast.expr) -> Iterator[tuple[str, float]]:
    """Predicates of one argument and attributes that are true or false."""
    if not isinstance(target, ast.Name):
        return
    kinds, own, name = file_kinds(model), model.function_of(node), target.id
    names = names_at(model, node)
    for one in model.every(ast.FunctionDef):
        needed, owner = model.parameters(one), model.parent.get(one)
        if one is own or kinds.results.get(one.name) != BOOLEAN or not needed or not set(needed[1:]) <= names.keys():
            continue
        called = f"self.{one.name}" if isinstance(owner, ast.ClassDef) and owner is model.class_of(node) else one.name if isinstance(owner, ast.Module) else None
        if called is not None:
            given = ", ".join([name, *needed[1:]])
            yield from ((f"{called}({given})", 0.5), (f"not {called}({given})", 0.5))
    for part in [one for one in attributes_in(model) if kinds.known.get((model.tree, one)) == BOOLEAN][:2]:
        yield from ((f"{name}.{part}", 0.4), (f"not {name}.{part}", 0.4))


def not_found_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`match = WORD.match(line)` and what is made of it: behind it, what is done where there is none."""
    function = model.function_of(statement)
    value = statement.value if isinstance(statement, ast.Assign) else None
    if not isinstance(function, FUNCTIONS) or not isinstance(statement, ast.Assign) or not isinstance(statement.targets[0], ast.Name) or not isinstance(value, ast.Call):
        return
    name = statement.targets[0].id
    called = value.func.attr if isinstance(value.func, ast.Attribute) else ""
    gives_none = isinstance(value.func, ast.Name) and any(is_nothing(one) for one in ast.walk(model.functions().get(value.func.id, value)))
    if not (called in MAY_FIND and len(value.args) < 3 or gives_none):
        return
    place = Place(model, statement)
    after = place.block[place.position + 1] if place.position + 1 < len(place.block) else None
    if not place.alone or isinstance(after, ast.If) and name in {one.id for one in ast.walk(after.test) if isinstance(one, ast.Name)}:
        return
    current, in_loop = model.parent.get(statement), False
    while current is not None and current is not function:
        in_loop = in_loop or isinstance(current, (ast.For, ast.While))
        current = model.parent.get(current)
    ways = [*(["continue"] if in_loop else []), "return None", *results(model, function)]
    for position, way in enumerate(dict.fromkeys(ways)):
        yield place.after([f"if {name} is None:", f"    {way}"], "not-found", 0.8 * 0.85**position, f"`if {name} is None: {way}` was added")


def is_nothing(node: ast.AST) -> bool:
    return isinstance(node, ast.Return) and (node.value is None or isinstance(node.value, ast.Constant) and node.value.value is None)


def results(model: Model, function: ast.AST) -> list[str]:
    """What the function gives or raises elsewhere, if that is short."""
    plain = [model.src(one) for one in ast.walk(function) if isinstance(one, ast.Return) and (isinstance(one.value, (ast.Constant, ast.Name)) or isinstance(one.value, (ast.List, ast.Dict, ast.Tuple)) and len(model.src(one)) < 20)]
    raised = [model.src(one) for one in ast.walk(function) if isinstance(one, ast.Raise) and one.exc is not None and "\n" not in model.src(one)]
    return [*plain[:2], *raised[:1], "return False"]
