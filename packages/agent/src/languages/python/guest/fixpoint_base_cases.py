"""Family of where a recursion ends: another end than the one that is there, and one that nobody wrote."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_blocks import Place
from fixpoint_model import FUNCTIONS, Function, Model, Mutation

MOST_PARAMETERS, MOST_RESULTS, MOST_PARTS = 2, 7, 3


def base_case_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`if size == 2: return [1, 2]` → `if size == 1: return [1]`; `if not items: return [[]]` before all else."""
    function = model.function_of(statement)
    if not isinstance(function, FUNCTIONS):
        return
    calls = model.once("calls of itself", function, lambda: calls_of_itself(function))
    if not calls:
        return
    body = function.body[1:] if isinstance(function.body[0], ast.Expr) and isinstance(function.body[0].value, ast.Constant) else function.body
    if not body or statement is not body[0] and not ends(statement) and not any(one in calls for one in ast.walk(statement)):
        return
    results = results_of(model, function)
    place = Place(model, body[0])
    for test, own, prior in tests_of(model, function, calls):
        for position, result in enumerate(dict.fromkeys([*own, *results][:MOST_RESULTS])):
            share = prior * 0.93**position
            if place.alone and place.node.lineno > function.lineno:
                yield place.before([f"if {test}:", f"    return {result}"], "base-case", share, f"`if {test}: return {result}` was added before")
            if ends(statement) and isinstance(statement, ast.If):
                given = statement.body[0]
                assert isinstance(given, ast.Return) and given.value is not None
                edits = [(*model.span(statement.test), test), (*model.span(given.value), result)]
                yield Mutation(edits, "base-case", share, statement.lineno, f"it ends with `if {test}: return {result}`")


def ends(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.If) and len(statement.body) == 1 and isinstance(statement.body[0], ast.Return) and statement.body[0].value is not None


def calls_of_itself(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.Call]:
    return [one for one in ast.walk(function) if isinstance(one, ast.Call)
            and (one.func.id if isinstance(one.func, ast.Name) else one.func.attr if isinstance(one.func, ast.Attribute) else "") == function.name]


def tests_of(model: Model, function: ast.FunctionDef | ast.AsyncFunctionDef, calls: list[ast.Call]) -> Iterator[tuple[str, list[str], float]]:
    """Ends with results that only they can have, by how what is handed on becomes less."""
    names = [one.arg for one in function.args.args]
    is_method = names[:1] in (["self"], ["cls"])
    handed: dict[str, ast.expr] = {}
    same = set()
    for call in calls:
        shown = names[1:] if is_method and isinstance(call.func, ast.Attribute) else names
        for name, given in [*zip(shown, call.args), *((one.arg or "", one.value) for one in call.keywords)]:
            if isinstance(given, ast.Name) and given.id == name:
                same.add(name)
            elif name in names:
                handed.setdefault(name, given)
    for name, given in list(handed.items())[:MOST_PARAMETERS]:
        own = [one for one in ast.walk(given) if isinstance(one, ast.Name) and one.id == name]
        if any(isinstance(model.parent.get(one), ast.Subscript) for one in own):
            yield f"not {name}", [f"{name}"], 0.6
            yield f"len({name}) == 1", [f"[{name}]", f"{name}[0]", f"{name}"], 0.5
        elif own and isinstance(given, ast.BinOp):
            for test, prior in ((f"{name} == 0", 0.6), (f"{name} == 1", 0.6), (f"{name} <= 1", 0.5), (f"{name} <= 0", 0.5)):
                yield test, [name] if "1" in test else [], prior
        elif own or not calls:
            yield f"not {name}", [], 0.5
        else:
            yield from ends_of_a_tree(model, function, name, same)
    if is_method and not handed:
        yield from ends_of_a_tree(model, function, "self", same)


def ends_of_a_tree(model: Model, function: Function, name: str, same: set[str]) -> Iterator[tuple[str, list[str], float]]:
    """What has nothing below it, and what a parameter that is only handed on was looking for."""
    parts = list(dict.fromkeys(one.attr for one in ast.walk(function) if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id == name
                               and not isinstance(model.parent.get(one), ast.Call)))
    loops = [part for part in parts if any(isinstance(one, (ast.For, ast.comprehension)) and model.src(one.iter) == f"{name}.{part}" for one in ast.walk(function))]
    for part in loops[:MOST_PARTS]:
        yield f"not {name}.{part}", [f"[{name}]"], 0.5
    if name != "self":
        yield f"{name} is None", [], 0.5
    read = {one.id for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load) and not isinstance(model.parent.get(one), ast.Call)}
    for wanted in sorted(same - read)[:1]:
        for part in [one for one in parts if one not in loops][:MOST_PARTS]:
            yield f"{name}.{part} == {wanted}", [name, f"[{name}.{part}]", f"[{name}]", "True"], 0.6
        yield f"{name} == {wanted}", [name, f"[{name}]", "True"], 0.4


def results_of(model: Model, function: ast.AST) -> list[str]:
    """Of the kind that the function gives elsewhere: parts of what it gives, and what adds nothing."""
    given = [one.value for one in ast.walk(function) if isinstance(one, ast.Return) and one.value is not None]
    begun = {one.targets[0].id: one.value for one in ast.walk(function) if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name)}
    shown = [begun.get(one.id, one) if isinstance(one, ast.Name) else one for one in given]
    parts = []
    for one in shown:
        if isinstance(one, ast.List) and one.elts and all(isinstance(each, ast.Constant) for each in one.elts):
            parts += [f"[{', '.join(model.src(each) for each in one.elts[:-1])}]", model.src(one)]
    every = [each for one in shown for each in ast.walk(one)]
    if any(isinstance(one, (ast.List, ast.ListComp)) for one in every):
        return [*parts, "[]", "[[]]", "0", "None"]
    if any(isinstance(one, ast.JoinedStr) or isinstance(one, ast.Constant) and isinstance(one.value, str) for one in every):
        return ["''", "None"]
    if any(isinstance(one, ast.Constant) and isinstance(one.value, bool) for one in every):
        return ["True", "False"]
    return ["0", "1", "None", "[]", "''"]
