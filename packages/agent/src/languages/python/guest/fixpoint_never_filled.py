"""Families of what a class or the function around keeps and nothing comes into; an error that is kept and never raised."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_model import FUNCTIONS, Model, Mutation
from fixpoint_terms import names_at
from fixpoint_unread import ancestors, beside

FILLS = {"append": "append", "add": "add", "update": "add", "extend": "append", "appendleft": "append", "insert": "append", "setdefault": "", "discard": ""}
MOST_VALUES = 3
FORMER = re.compile(r"(?:^|_)(?:prev|previous|last|before|former|old|prior|current)(?:$|_)")


def never_filled_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    function = model.function_of(statement)
    if function is None or isinstance(statement, (*FUNCTIONS, ast.ClassDef)):
        return
    yield from into_attribute(model, statement, function)
    yield from into_set_around(model, statement, function)
    yield from raised_at_last(model, statement, function)
    yield from followed(model, statement, function)
    yield from put_back(model, statement, function)
    yield from best_so_far(model, statement, function)
    yield from noted_as_well(model, statement, function)
    yield from taken_out(model, statement, function)


def starved(model: Model, home: ast.ClassDef) -> dict[str, str]:
    """Lists and sets that a class begins, reads and never fills, each with what fills it."""
    found: dict[str, str] = {}
    for one in ast.walk(home):
        target = one.targets[0] if isinstance(one, ast.Assign) else one.target if isinstance(one, ast.AnnAssign) else None
        value = getattr(one, "value", None)
        if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self" and value is not None:
            text = model.src(value)
            way = "[]" if text in ("{}", "dict()", "OrderedDict()") else "append" if isinstance(value, (ast.List, ast.ListComp)) or text.startswith(("list(", "deque(")) else "add" if text.startswith("set(") else ""
            if way:
                found.setdefault(target.attr, way)
    filled = {model.src(one.func.value) for one in ast.walk(home) if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr in FILLS}
    handed = {model.src(argument) for one in ast.walk(home) if isinstance(one, ast.Call) and "heap" in model.src(one.func) for argument in one.args[:1]}
    grown = {model.src(one.target) for one in ast.walk(home) if isinstance(one, ast.AugAssign)} | {model.src(one.value) for one in ast.walk(home) if isinstance(one, ast.Subscript) and isinstance(one.ctx, ast.Store)}
    return {name: way for name, way in found.items() if f"self.{name}" not in filled | handed | grown}


def into_attribute(model: Model, statement: ast.stmt, function: ast.AST) -> Iterator[Mutation]:
    """`self.history = []` and no more → `self.history.append(self.state)`."""
    home = model.class_of(statement)
    if home is None or model.parent.get(function) is not home or function.name == "__init__":  # type: ignore[attr-defined]
        return
    for name, way in model.once("starved attributes", home, lambda: starved(model, home)).items():
        stored = [model.src(one) for one in ast.walk(function) if isinstance(one, (ast.Name, ast.Attribute)) and isinstance(one.ctx, ast.Store) and one.lineno <= (statement.end_lineno or 0) and model.src(one) != f"self.{name}"]
        given = [one for one in model.parameters(function) if one in names_at(model, statement)]
        for rank, value in enumerate(list(dict.fromkeys([*reversed(stored), *given]))[:MOST_VALUES]):
            for text in keyed(model, function, name, value) if way == "[]" else (f"self.{name}.{way}({value})",):
                yield from beside(model, statement, text, "never-filled", 0.8 * 0.8**rank)


def into_set_around(model: Model, statement: ast.stmt, function: ast.AST) -> Iterator[Mutation]:
    """`if node in done: return` and nothing is done → `done.add(node)`, in a function within the one that made `done`."""
    outer = model.function_of(function)
    if outer is None:
        return
    made = {model.src(one.targets[0]) for one in ast.walk(outer) if isinstance(one, ast.Assign) and model.src(one.value) == "set()"}
    text = model.src(outer)
    for one in ast.walk(function):
        if isinstance(one, ast.Compare) and isinstance(one.ops[0], (ast.In, ast.NotIn)) and isinstance(one.comparators[0], ast.Name) and one.comparators[0].id in made and isinstance(one.left, ast.Name):
            name, value = one.comparators[0].id, one.left.id
            if not any(f"{name}.{way}" in text for way in ("add", "update", "discard", "remove")) and f"{name} |" not in text and statement.lineno > one.lineno:
                yield from beside(model, statement, f"{name}.add({value})", "never-filled", 0.9)


def raised_at_last(model: Model, statement: ast.stmt, function: ast.AST) -> Iterator[Mutation]:
    """`except Exception as error: last = error` and no more → `raise last` behind the loop."""
    if not isinstance(statement, (ast.For, ast.While, ast.Try)) or any(isinstance(one, (ast.For, ast.While)) for one in ancestors(model, statement)):
        return
    caught = {one.name for one in ast.walk(statement) if isinstance(one, ast.ExceptHandler) and one.name}
    kept = [one.targets[0].id for one in ast.walk(statement) if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name) and isinstance(one.value, ast.Name) and one.value.id in caught]
    for name in dict.fromkeys(kept):
        if not any(isinstance(one, ast.Name) and one.id == name and isinstance(one.ctx, ast.Load) for one in ast.walk(function)):
            yield from (one for one in beside(model, statement, f"raise {name}", "never-filled", 0.9) if "behind" in one.note)


def followed(model: Model, statement: ast.stmt, function: ast.AST) -> Iterator[Mutation]:
    """`previous = next(items)` before a loop that reads it and never changes it → `previous = item` at the loop's end."""
    loop = model.parent.get(statement)
    if not isinstance(loop, ast.For) or statement is not loop.body[-1]:
        return
    inside = {one.id for one in ast.walk(loop) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    read = {one.id for one in ast.walk(loop) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)}
    begun = {one.id for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store) and one.lineno < loop.lineno}
    targets = [one.id for one in ast.walk(loop.target) if isinstance(one, ast.Name)]
    for name in sorted(begun & read - inside):
        if FORMER.search(name):
            for target in targets:
                yield from (one for one in beside(model, statement, f"{name} = {target}", "never-filled", 0.9) if "behind" in one.note)


def keyed(model: Model, function: ast.AST, name: str, value: str) -> list[str]:
    """A table's entries, by the key that the function asks it for."""
    home = f"self.{name}"
    keys = [model.src(one.slice) for one in ast.walk(function) if isinstance(one, ast.Subscript) and model.src(one.value) == home]
    keys += [model.src(one.left) for one in ast.walk(function) if isinstance(one, ast.Compare) and isinstance(one.ops[0], (ast.In, ast.NotIn)) and model.src(one.comparators[0]) == home]
    keys += [model.src(one.args[0]) for one in ast.walk(function) if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr in ("get", "pop") and model.src(one.func.value) == home and one.args]
    return [f"{home}[{key}] = {value}" for key in list(dict.fromkeys(keys))[:1] if key != value]


def put_back(model: Model, statement: ast.stmt, function: ast.AST) -> Iterator[Mutation]:
    """`current = queue.popleft()` in a loop that never puts one back → `queue.append(current)` at its end."""
    loop = model.parent.get(statement)
    if not isinstance(loop, ast.While) or statement is not loop.body[-1]:
        return
    for one in loop.body:
        call = one.value if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name) else None
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in ("popleft", "pop"):
            queue, name = model.src(call.func.value), model.src(one.targets[0])  # type: ignore[attr-defined]
            if not any(f"{queue}.{way}(" in model.src(loop) for way in ("append", "extend", "appendleft", "insert")) and f"{queue} +=" not in model.src(loop):
                yield from (m for m in beside(model, statement, f"{queue}.append({name})", "never-filled", 0.8) if "behind" in m.note)


def best_so_far(model: Model, statement: ast.stmt, function: ast.AST) -> Iterator[Mutation]:
    """`if found < score: best = one` and the score stays → `score = found`, too."""
    test = model.parent.get(statement)
    loop = next((one for one in ancestors(model, statement) if isinstance(one, (ast.For, ast.While))), None)
    if not isinstance(test, ast.If) or loop is None or statement not in test.body or not isinstance(statement, ast.Assign):
        return
    inside = {one.id for one in ast.walk(loop) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    before = {one.id for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store) and one.lineno < loop.lineno}
    for one in ast.walk(test.test):
        if isinstance(one, ast.Compare) and len(one.ops) == 1 and isinstance(one.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE)):
            for side, other in ((one.left, one.comparators[0]), (one.comparators[0], one.left)):
                if isinstance(side, ast.Name) and side.id in before - inside and not isinstance(other, ast.Constant):
                    yield from beside(model, statement, f"{side.id} = {model.src(other)}", "never-filled", 0.9)


def noted_as_well(model: Model, statement: ast.stmt, function: ast.AST) -> Iterator[Mutation]:
    """`known = {… for name in have}` and `if name not in known: have.append(name)` → `known.add(name)`, too."""
    test = model.parent.get(statement)
    if not isinstance(test, ast.If) or statement not in test.body or not any(isinstance(one, (ast.For, ast.While)) for one in ancestors(model, statement)):
        return
    for one in ast.walk(test.test):
        if isinstance(one, ast.Compare) and len(one.ops) == 1 and isinstance(one.ops[0], ast.NotIn) and isinstance(one.comparators[0], ast.Name):
            name = one.comparators[0].id
            made = [a.value for a in ast.walk(function) if isinstance(a, ast.Assign) and model.src(a.targets[0]) == name]
            is_set = any(isinstance(value, (ast.SetComp, ast.Set)) or model.src(value).startswith("set(") for value in made)
            if is_set and not any(f"{name}.{way}(" in model.src(function) for way in ("add", "update")) and f"{name} |=" not in model.src(function):
                yield from beside(model, statement, f"{name}.add({model.src(one.left)})", "never-filled", 0.9)


def taken_out(model: Model, statement: ast.stmt, function: ast.AST) -> Iterator[Mutation]:
    """`self.running.add(job)` in `start` and nothing takes it out → `self.running.discard(job)` in `finish(job)`."""
    home = model.class_of(statement)
    if home is None or model.parent.get(statement) is not function or model.parent.get(function) is not home:
        return
    text = model.src(home)
    for call in [one for one in ast.walk(home) if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr == "add" and len(one.args) == 1]:
        owner, given = model.src(call.func.value), model.src(call.args[0])  # type: ignore[attr-defined]
        if owner.startswith("self.") and given in model.parameters(function) and model.function_of(call) is not function and not any(f"{owner}.{way}(" in text for way in ("discard", "remove", "pop", "clear")):
            yield from beside(model, statement, f"{owner}.discard({given})", "never-filled", 0.8)
