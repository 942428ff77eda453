"""Families of a statement that is not there: what was looked for is noted, what is asked about is kept, the other branch, a helper that nothing calls."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_as_beside import as_other_branches
from fixpoint_blocks import SIMPLE, Place, shifted
from fixpoint_model import FUNCTIONS, Model, Mutation, is_builtin
from fixpoint_terms import names_at, stored_in
from fixpoint_unread import GROWS, ancestors, beside, changed_by

MOST_NOTES, MOST_VALUES, MOST_CALLS = 2, 3, 3
LEAVES = (ast.Return, ast.Raise, ast.Continue, ast.Break)


def missing_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    function = model.function_of(statement)
    if function is None or isinstance(statement, (*FUNCTIONS, ast.ClassDef)):
        return
    yield from not_noted(model, statement, function)
    yield from not_followed(model, statement, function)
    yield from begun_again(model, statement)
    yield from only_new(model, statement)
    yield from other_branch(model, statement)
    yield from into_the_loop(model, statement)
    yield from cut_off(model, statement)
    yield from as_other_branches(model, statement)


def not_noted(model: Model, statement: ast.stmt, function: ast.AST) -> Iterator[Mutation]:
    """`if name in seen: continue` where nothing comes into `seen`: `seen.add(name)`; a cache that nothing is put into."""
    looked = model.once("looked for", function, lambda: looked_for(model, function))
    for test, home, is_table in looked:
        key = model.src(test.left)
        if not {n.id for n in ast.walk(test.left) if isinstance(n, ast.Name)} <= {*names_at(model, statement), *model.module_names, "self"} or statement.lineno < test.lineno:
            continue
        is_within = any(one is statement for one in ast.walk(holder(model, test)))
        for text in notes(model, statement, function, home, key, is_table):
            yield from beside(model, statement, text, "noted", 0.9 if is_within else 0.7)


def holder(model: Model, test: ast.AST) -> ast.AST:
    return model.statement_of(test) or model.tree


def looked_for(model: Model, function: ast.AST) -> list[tuple[ast.Compare, str, bool]]:
    """Tests for what is in a collection that nothing fills, and whether it is one of entries."""
    home = model.class_of(function)
    tables = {model.src(one.value) for one in ast.walk(function) if isinstance(one, ast.Subscript) and not isinstance(one.slice, ast.Slice)}
    tables |= {model.src(one.func.value) for one in ast.walk(function) if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr == "get"}
    found = []
    for one in ast.walk(function):
        if not isinstance(one, ast.Compare) or len(one.ops) != 1 or not isinstance(one.ops[0], (ast.In, ast.NotIn)):
            continue
        place, owner = one.comparators[0], function
        if isinstance(place, ast.Attribute) and isinstance(place.value, ast.Name) and place.value.id == "self" and home is not None:
            owner = home
        elif not isinstance(place, ast.Name) or place.id in model.module_names:
            continue
        text = model.src(place)
        if text not in filled_in(model, owner) and (owner is home or starts_empty(model, function, text) or text in tables):
            found.append((one, text, text in tables or f"{text} = {{}}" in model.src(owner)))
    return found[:MOST_NOTES]


def starts_empty(model: Model, function: ast.AST, name: str) -> bool:
    """With nothing or with the first one: `seen = {start}`."""
    return any(isinstance(one, ast.Assign) and model.src(one.targets[0]) == name and begins(model, one.value) for one in ast.walk(function))


def begins(model: Model, value: ast.expr) -> bool:
    if isinstance(value, (ast.List, ast.Set, ast.Tuple)):
        return len(value.elts) <= 1
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in ("set", "list", "deque") and len(value.args) == 1:
        return begins(model, value.args[0])
    return isinstance(value, ast.Dict) and len(value.keys) <= 1 or model.src(value) in ("set()", "list()", "dict()")


def filled_in(model: Model, owner: ast.AST) -> set[str]:
    """Names and attributes that something puts things into."""
    def find() -> set[str]:
        found = {one.id for node in ast.walk(owner) for one in changed_by(node)}
        for node in ast.walk(owner):
            if isinstance(node, ast.Attribute) and node.attr in GROWS or isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
                found.add(model.src(node.value))
            elif isinstance(node, (ast.AugAssign, ast.For)):
                found.add(model.src(node.target))
        return found
    return model.once("filled", owner, find)


def notes(model: Model, statement: ast.stmt, function: ast.AST, home: str, key: str, is_table: bool) -> Iterator[str]:
    if not is_table:
        is_list = f"{home} = []" in model.src(model.class_of(function) or function)
        yield f"{home}.{'append' if is_list else 'add'}({key})"
        return
    stored = [one.id for one in stored_in(model, function) if one.lineno <= (statement.end_lineno or statement.lineno)]
    for name in [one for one in dict.fromkeys(reversed(stored)) if one not in (home, key)][:MOST_VALUES]:
        yield f"{home}[{key}] = {name}"


def not_followed(model: Model, statement: ast.stmt, function: ast.AST) -> Iterator[Mutation]:
    """`last` is compared with in a loop and stays as it began: `last = row`; likewise the best one so far."""
    loop = next((one for one in ancestors(model, statement) if isinstance(one, (ast.For, ast.While))), None)
    if loop is None:
        return
    inside = {one.id for one in ast.walk(loop) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)} | {n.id for one in ast.walk(loop) for n in changed_by(one)}
    begun = {one.id for one in stored_in(model, function) if one.lineno < loop.lineno and first_value(model, function, one.id) is not None}
    for test in [one for one in ast.walk(loop) if isinstance(one, ast.Compare) and len(one.ops) == 1 and not isinstance(one.ops[0], (ast.In, ast.NotIn, ast.Is, ast.IsNot))]:
        for name, other in ((test.left, test.comparators[0]), (test.comparators[0], test.left)):
            if not isinstance(name, ast.Name) or name.id not in begun - inside or isinstance(other, ast.Constant) or not names_of(other) & inside:
                continue
            if names_of(other) <= {*names_at(model, statement), *model.module_names} or is_builtin(model.src(other)):
                is_near = statement is loop.body[-1] or model.parent.get(statement) is holder(model, test)
                yield from beside(model, statement, f"{name.id} = {model.src(other)}", "kept", 0.9 if is_near else 0.4)


def names_of(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def is_first_value(node: ast.AST) -> bool:
    return isinstance(node, (ast.Constant, ast.UnaryOp)) or isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "float"


def begun_again(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`found.append(group)` in a loop that goes on filling the same `group`: `group = []` behind it; the last group behind the loop."""
    call = statement.value if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call) else None
    loop = next((one for one in ancestors(model, statement) if isinstance(one, (ast.For, ast.While))), None)
    function = model.function_of(statement)
    if call is not None and loop is not None and isinstance(call.func, ast.Attribute) and call.func.attr in ("append", "add") and len(call.args) == 1:
        inside = {one.id for one in ast.walk(loop) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store) and not isinstance(model.parent.get(one), ast.AugAssign)}
        grown = {n.id for one in ast.walk(loop) for n in changed_by(one)} | {one.target.id for one in ast.walk(loop) if isinstance(one, ast.AugAssign) and isinstance(one.target, ast.Name)}
        for name in names_of(call.args[0]) & grown - inside:
            first = first_value(model, function, name)
            if first is not None:
                yield from beside(model, statement, f"{name} = {first}", "reset-group", 0.9)
    for ended, is_before in ((statement, False), (before(model, statement), True)):
        if isinstance(ended, (ast.For, ast.While)) and not ended.orelse:
            yield from last_group(model, statement, ended, is_before)


def before(model: Model, statement: ast.stmt) -> ast.stmt | None:
    place = Place(model, statement)
    return place.block[place.position - 1] if place.position > 0 else None


def first_value(model: Model, function: ast.AST | None, name: str) -> str | None:
    """What a variable begins with, alone or among others."""
    for one in ast.walk(function) if function is not None else ():
        if not isinstance(one, ast.Assign):
            continue
        pairs = zip(one.targets[0].elts, one.value.elts) if isinstance(one.targets[0], ast.Tuple) and isinstance(one.value, ast.Tuple) else [(one.targets[0], one.value)]
        for target, value in pairs:
            if isinstance(target, ast.Name) and target.id == name and (is_first_value(value) or isinstance(value, (ast.List, ast.Dict)) or model.src(value) in ("set()", "list()", "dict()")):
                return model.src(value)
    return None


def last_group(model: Model, statement: ast.stmt, loop: ast.For | ast.While, is_before: bool) -> Iterator[Mutation]:
    """What is kept when something ends, once more behind the loop."""
    for block in [getattr(one, name) for one in ast.walk(loop) for name in ("body", "orelse") if isinstance(getattr(one, name, None), list)]:
        for one, follower in zip(block, block[1:]):
            added = one.value if isinstance(one, ast.Expr) and isinstance(one.value, ast.Call) and len(one.value.args) == 1 else None
            if added is None or not isinstance(follower, ast.Assign) or not isinstance(follower.targets[0], ast.Name) or follower.targets[0].id not in names_of(added.args[0]):
                continue
            name, text, pad = follower.targets[0].id, model.src(one), model.indent(statement.lineno)
            at = model.line_start(statement.lineno) if is_before else model.after_line(loop.end_lineno or loop.lineno)
            for lines in (f"{pad}if {name}:\n{pad}    {text}\n", f"{pad}{text}\n"):
                yield Mutation([(at, at, lines)], "after-loop", 0.8, statement.lineno, f"`{text}` behind the loop")


def only_new(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`names.append(name)` → only `if name not in names`; `first[key] = row` → only `if key not in first`."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in ("append", "appendleft") and len(call.args) == 1:
        home, key = model.src(call.func.value), model.src(call.args[0])
    elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Subscript) and not isinstance(statement.targets[0].slice, (ast.Slice, ast.Constant)):
        home, key = model.src(statement.targets[0].value), model.src(statement.targets[0].slice)
    else:
        return
    place = Place(model, statement)
    if place.alone and len(key) <= 40 and "\n" not in key:
        key = f"({key})" if "," in key and not key.startswith("(") and not key.endswith(")") else key
        yield place.whole(f"{place.pad}if {key} not in {home}:\n{shifted(place.text, place.pad, place.pad + '    ')}", "only-new", 0.8, f"only `if {key} not in {home}`")


def other_branch(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`if match: out.append(short)` without an `else`: `else: out.append(one)`, another value for what is set, or the other end of a search."""
    node = statement if isinstance(statement, ast.If) else model.parent.get(statement)
    if not isinstance(node, ast.If) or node.orelse or isinstance(node.body[-1], LEAVES) or statement not in (node, node.body[-1]):
        return
    one, place = node.body[-1], Place(model, node)
    if not isinstance(one, SIMPLE):
        return
    for text, prior in other_ways(model, node, one):
        yield Mutation([(place.end, place.end, f"{place.pad}else:\n{place.pad}    {text}\n")], "else", prior, statement.lineno, f"`else: {text}`")


def other_ways(model: Model, node: ast.If, one: ast.stmt) -> Iterator[tuple[str, float]]:
    names = [n for n in dict.fromkeys(n.id for n in ast.walk(node.test) if isinstance(n, ast.Name)) if not is_builtin(n) and n not in ("self", "cls")]
    if isinstance(one, ast.Expr) and isinstance(one.value, ast.Call) and isinstance(one.value.func, ast.Attribute) and one.value.func.attr in GROWS and len(one.value.args) == 1:
        called, given = model.src(one.value.func), model.src(one.value.args[0])
        loops = [n.id for loop in ancestors(model, node) if isinstance(loop, ast.For) for n in ast.walk(loop.target) if isinstance(n, ast.Name)]
        for name in [n for n in dict.fromkeys([*loops, *names]) if n != given and f"{n}." not in called][:MOST_VALUES]:
            yield f"{called}({name})", 0.9
    elif isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name):
        loop = next((n for n in ancestors(model, node) if isinstance(n, ast.While)), None)
        ends = [n.id for n in ast.walk(loop.test) if isinstance(n, ast.Name)] if loop is not None else []
        target = one.targets[0].id
        for name in [n for n in ends if n != target and target in ends][:1]:
            for middle in sorted(names_of(one.value) - {target, name}):
                yield from ((f"{name} = {middle}", 0.8), (f"{name} = {middle} - 1", 0.8), (f"{name} = {middle} + 1", 0.6))
        function = model.function_of(node)
        if function is not None and not any(n.id == target and n.lineno < node.lineno for n in stored_in(model, function)) and target not in model.parameters(function):
            for text in ("None", "''", "0", "[]", *names[:MOST_VALUES]):
                yield f"{target} = {text}", 0.8
    elif isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Subscript):
        target = model.src(one.targets[0])
        yield f"{target} += 1" if model.src(one.value) == "1" else f"{target} += {model.src(one.value)}", 0.7
        if isinstance(one.value, ast.List) and len(one.value.elts) == 1:
            yield f"{target}.append({model.src(one.value.elts[0])})", 0.8
    elif isinstance(one, ast.AugAssign):
        yield f"{model.src(one.target)} = {'1' if model.src(one.value) == '1' else '0'}", 0.5


def into_the_loop(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`line = []` before a loop whose rounds each want their own → at its beginning."""
    place = Place(model, statement)
    if not place.alone or place.position + 1 >= len(place.block) or not isinstance(statement, ast.Assign):
        return
    loop = place.block[place.position + 1]
    value = model.src(statement.value)
    if isinstance(loop, (ast.For, ast.While)) and (is_first_value(statement.value) or value in ("[]", "{}", "set()", "list()", "dict()")):
        at, pad = model.line_start(loop.body[0].lineno), model.indent(loop.body[0].lineno)
        if at >= place.end:
            yield Mutation([(place.start, place.end, ""), (at, at, shifted(place.text, place.pad, pad))], "statement-move", 0.9, statement.lineno, "each round begins anew")


def cut_off(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`marks[level - 1] += 1` and what is deeper stays: `del marks[level:]`."""
    target = statement.target if isinstance(statement, ast.AugAssign) else statement.targets[0] if isinstance(statement, ast.Assign) else None
    if not isinstance(target, ast.Subscript) or not isinstance(target.slice, (ast.Name, ast.BinOp)):
        return
    home, at = model.src(target.value), model.src(target.slice)
    behind = at[:-4] if at.endswith(" - 1") else f"{at} + 1"
    yield from beside(model, statement, f"del {home}[{behind}:]", "cut-off", 0.5)
