"""Wide family: what a function did before is undone behind it, before its returns or at its end."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_blocks import Place
from fixpoint_model import FUNCTIONS, Hints, Model, Mutation, own_nodes
from fixpoint_wide_statements import LEAVING, place_of

# Methods that undo each other, those of the language and those that programs name so.
PAIRS = (("add", "discard"), ("add", "remove"), ("append", "pop"), ("push", "pop"), ("acquire", "release"), ("lock", "unlock"), ("open", "close"),
         ("start", "stop"), ("begin", "end"), ("enter", "leave"), ("enter", "exit"), ("enable", "disable"), ("register", "unregister"),
         ("subscribe", "unsubscribe"), ("connect", "disconnect"), ("increment", "decrement"), ("reserve", "release"), ("pause", "resume"), ("show", "hide"))
BARE = {"pop", "acquire", "release", "lock", "unlock", "open", "close", "start", "stop", "begin", "end", "exit", "enable", "disable", "pause", "resume"}
BUILT_IN = {"add", "discard", "remove", "append", "pop"}


def undo_mutations(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation]:
    """At a statement: what was done before it. Where the statement itself does something: at the ends of it all."""
    function = statement if isinstance(statement, FUNCTIONS) else model.function_of(statement)
    if function is None:
        return
    place = place_of(model, statement)
    for done, text in undone_in(model, function):
        if place is not None and done.lineno < statement.lineno:
            yield from at(place, text)
        elif done is statement and place is not None:
            last = Place(model, place.block[-1])
            if last.alone:
                yield from at(last, text)
            yield from before_returns(model, function, done, text)
        elif statement is function:
            yield from before_returns(model, function, done, text)


def at(place: Place, text: str) -> Iterator[Mutation]:
    note = f"`{text}` undoes what was done before"
    if isinstance(place.node, ast.Return):
        yield from before_return(place, text)
    if isinstance(place.node, LEAVING):
        yield place.before([text], "undo", 0.8, note)
    else:
        yield place.after([text], "undo", 0.9, note)


def before_return(place: Place, text: str) -> Iterator[Mutation]:
    """What is returned is computed before."""
    value = place.node.value if isinstance(place.node, ast.Return) else None
    if value is not None and not isinstance(value, (ast.Name, ast.Constant)):
        start, end = place.model.span(value)
        lines = [f"result = {place.model.text[start:end]}", text, "return result"]
        whole = "".join(f"{place.pad}{line}\n" for line in lines)
        yield place.whole(whole, "undo", 0.8, f"`{text}` undoes what was done before, when the result is known")


def before_returns(model: Model, function: ast.AST, done: ast.stmt, text: str) -> Iterator[Mutation]:
    """Before all returns behind it and, where the function may run out, at its end."""
    edits: list[tuple[int, int, str]] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.lineno > done.lineno and model.function_of(node) is function:
            place = Place(model, node)
            if not place.alone:
                return
            edits.append((place.start, place.start, f"{place.pad}{text}\n"))
    last = Place(model, function.body[-1])  # type: ignore[attr-defined]
    if not isinstance(last.node, LEAVING):
        edits.append(last.after([text], "", 0.0, "").edits[0])
    if edits:
        yield Mutation(sorted(edits), "undo", 0.7, done.lineno, f"`{text}` undoes what was done before, on every way out")


def undone_in(model: Model, function: ast.AST) -> list[tuple[ast.stmt, str]]:
    """Each statement of the function that can be undone, with what undoes it."""
    def find() -> list[tuple[ast.stmt, str]]:
        return [(node, text) for node in ast.walk(function) if isinstance(node, (ast.Expr, ast.Assign, ast.AugAssign)) and model.function_of(node) is function
                for text in undone(model, node)]
    return model.once("undone", function, find)


def undone(model: Model, node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.Add, ast.Sub)):
        yield f"{model.src(node.target)} {'-=' if isinstance(node.op, ast.Add) else '+='} {model.src(node.value)}"
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool):
            yield f"{model.src(target)} = {not node.value.value}"
        elif isinstance(target, ast.Attribute) and not any(model.src(n) == model.src(target) for n in own_nodes(node.value) if isinstance(n, ast.Attribute)):  # type: ignore[arg-type]
            yield f"{model.src(target)} = None"
        if isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
            base, key = model.src(target.value), model.src(target.slice)
            yield f"{base}.pop({key}, None)"
            yield f"del {base}[{key}]"
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute):
        call, method = node.value, node.value.func.attr
        base, given = model.src(node.value.func.value), ", ".join(model.src(a) for a in [*call.args, *(k.value for k in call.keywords)])
        for one, other in [*PAIRS, *((b, a) for a, b in PAIRS)]:
            if one == method and (other in BUILT_IN or other in model.functions()) and not (one == "pop" and other in BUILT_IN):
                yield f"{base}.{other}({'' if other in BARE else given})"
