"""Family of what is asked and never set, what is taken away in one table and stays in the other, what the constructor is given and forgets."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import FUNCTIONS, Function, Model, Mutation
from fixpoint_terms import names_at, never_read
from fixpoint_unread import ancestors, beside

FIRST = {"None", "False", "0", "0.0", "''", '""', "-1", "True"}
MOST_VALUES = 3
OUTCOMES = {"error", "exc", "exception", "result", "value", "response"}
# How a number changes by another one, as that is called.
CHANGES = {"*=": ("factor", "multiplier", "backoff", "growth", "decay", "ratio"), "+=": ("step", "increment", "delta", "stride")}


def never_set_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    function = model.function_of(statement)
    if not isinstance(function, FUNCTIONS) or isinstance(statement, (*FUNCTIONS, ast.ClassDef, ast.Nonlocal, ast.Global)):
        return
    home = model.class_of(statement)
    if home is not None and model.parent.get(function) is home:
        if function.name == "__init__":
            yield from what_is_given(model, statement, function)
        else:
            yield from of_the_object(model, statement, function, home)
            yield from in_the_other_table(model, statement, home)
    yield from of_the_function_around(model, statement, function)
    yield from by_what_is_given(model, statement, function)
    yield from taken_off(model, statement, function)
    yield from the_other_way(model, statement, function)


def begun(model: Model, home: ast.ClassDef) -> dict[str, str]:
    """Attributes that a class sets once, to a first value."""
    stored: dict[str, list[str]] = {}
    for one in ast.walk(home):
        for target in one.targets if isinstance(one, ast.Assign) else [one.target] if isinstance(one, (ast.AugAssign, ast.AnnAssign)) else ():
            for inner in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name) and inner.value.id == "self":
                    stored.setdefault(inner.attr, []).append(model.src(one.value) if isinstance(one, (ast.Assign, ast.AnnAssign)) and one.value is not None and inner is target else "?")
    return {name: values[0] for name, values in stored.items() if len(values) == 1 and values[0] in FIRST}


def of_the_object(model: Model, statement: ast.stmt, function: Function, home: ast.ClassDef) -> Iterator[Mutation]:
    """`self.last = None`, asked in `ready` and never set → `self.last = now`; `self.closed = False` → `self.closed = True`."""
    first = model.once("begun attributes", home, lambda: begun(model, home))
    read = {one.attr for one in ast.walk(function) if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id == "self" and isinstance(one.ctx, ast.Load)}
    for name in [one for one in first if one not in anywhere(model) and first[one] == "None"][:1]:
        for value in [one for one in values_for(model, statement, function, "None") if one in OUTCOMES]:
            yield from beside(model, statement, f"self.{name} = {value}", "never-set", 0.5)
    for name in [one for one in first if one in read][:2]:
        for rank, value in enumerate(values_for(model, statement, function, first[name])):
            yield from beside(model, statement, f"self.{name} = {value}", "never-set", 0.8 * 0.8**rank)


def values_for(model: Model, statement: ast.stmt, function: Function, first: str) -> list[str]:
    if first in ("False", "True"):
        return ["True" if first == "False" else "False"]
    stored = [one.id for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store) and one.lineno <= (statement.end_lineno or 0) and model.function_of(one) is function]
    given = [one for one in model.parameters(function) if one in names_at(model, statement)]
    return list(dict.fromkeys([*stored, *given]))[:MOST_VALUES]


def of_the_function_around(model: Model, statement: ast.stmt, function: Function) -> Iterator[Mutation]:
    """`nonlocal called` and `if not called`, and nobody sets it → `called = True`."""
    shared = {name for one in function.body if isinstance(one, (ast.Nonlocal, ast.Global)) for name in one.names}
    if not shared:
        return
    stored = {one.id for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    outer: ast.AST = model.function_of(function) or model.tree
    for name in sorted(shared - stored):
        first = [model.src(one.value) for one in ast.walk(outer) if isinstance(one, ast.Assign) and model.src(one.targets[0]) == name]
        if first and first[0] in FIRST:
            for rank, value in enumerate(values_for(model, statement, function, first[0])):
                yield from beside(model, statement, f"{name} = {value}", "never-set", 0.8 * 0.8**rank)


def in_the_other_table(model: Model, statement: ast.stmt, home: ast.ClassDef) -> Iterator[Mutation]:
    """`del self.values[key]` beside a table `self.hits` of the same keys → `del self.hits[key]`, too."""
    text = model.src(statement)
    if "\n" in text or not (isinstance(statement, ast.Delete) or isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call) and isinstance(statement.value.func, ast.Attribute) and statement.value.func.attr in ("pop", "clear", "discard", "remove")):
        return
    owner = statement.value.func.value if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call) and isinstance(statement.value.func, ast.Attribute) else None
    if isinstance(statement, ast.Delete) and isinstance(statement.targets[0], ast.Subscript):
        owner = statement.targets[0].value
    if not isinstance(owner, ast.Attribute) or model.src(owner.value) != "self":
        return
    function = model.function_of(statement)
    for other in model.once("tables", home, lambda: tables_of(model, home)):
        fresh = text.replace(f"self.{owner.attr}", f"self.{other}")
        if other != owner.attr and function is not None and fresh not in model.src(function):
            yield from beside(model, statement, fresh, "never-set", 0.6)


def tables_of(model: Model, home: ast.ClassDef) -> list[str]:
    made = [one.targets[0].attr for one in ast.walk(home) if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Attribute) and model.src(one.value) in ("{}", "[]", "set()", "dict()", "OrderedDict()", "deque()", "defaultdict(list)", "defaultdict(int)", "defaultdict(set)")]
    return list(dict.fromkeys(made))[:3]


def what_is_given(model: Model, statement: ast.stmt, function: Function) -> Iterator[Mutation]:
    """`self.filters = {"upper": str.upper}` beside a parameter `filters` that nothing reads → `self.filters.update(filters or {})` behind it."""
    target = statement.targets[0] if isinstance(statement, ast.Assign) else None
    if not isinstance(statement, ast.Assign) or not isinstance(target, ast.Attribute) or model.src(target.value) != "self":
        return
    name = target.attr.lstrip("_")
    if name not in never_read(model, function) or name not in model.parameters(function):
        return
    home, value = model.src(target), model.src(statement.value)
    default = model.defaults(function).get(name)
    may_lack = default is not None and model.src(default) == "None"
    if isinstance(statement.value, (ast.Dict, ast.Set)) or value in ("dict()", "set()"):
        empty = "{}" if value != "set()" and not isinstance(statement.value, ast.Set) else "()"
        yield from (one for one in beside(model, statement, f"{home}.update({name}{f' or {empty}' if may_lack else ''})", "never-set", 0.9) if "behind" in one.note)
        if isinstance(statement.value, ast.Dict) and statement.value.keys:
            yield model.swap(statement.value, f"{value[:-1].rstrip().rstrip(',')}, **{f'({name} or {{}})' if may_lack else name}}}", "never-set", 0.7, bare=True)
    elif isinstance(statement.value, ast.List):
        yield from (one for one in beside(model, statement, f"{home}.extend({name}{' or []' if may_lack else ''})", "never-set", 0.8) if "behind" in one.note)
        yield model.swap(statement.value, f"list({name}{' or []' if may_lack else ''})", "never-set", 0.7, bare=True)
    if may_lack:
        yield model.swap(statement.value, f"{value} if {name} is None else {name}", "never-set", 0.8, bare=True)
        yield model.swap(statement.value, f"{name} if {name} is not None else {value}", "never-set", 0.7, bare=True)
        yield model.swap(statement.value, f"{name} or {value}", "never-set", 0.6, bare=True)


def by_what_is_given(model: Model, statement: ast.stmt, function: Function) -> Iterator[Mutation]:
    """`delay` in a loop beside a `factor` that nothing reads → `delay *= factor`; `grid[r][c] != old` beside `colour` → `grid[r][c] = colour`."""
    loop = next((one for one in ancestors(model, statement) if isinstance(one, (ast.For, ast.While))), None)
    unread = [one for one in model.parameters(function) if goes_nowhere(model, function, one)] if loop is not None else []
    if loop is None or not unread:
        return
    called = {one.func.id for one in ast.walk(loop) if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)}
    read = {one.id for one in ast.walk(loop) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)}
    stored = {one.id for one in ast.walk(loop) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    for name in unread[:2]:
        sign = next((sign for sign, words in CHANGES.items() if any(word in name for word in words)), None)
        for other in [one for one in model.parameters(function) if one in read - stored - called and one != name][:3] if sign is not None else ():
            yield from beside(model, statement, f"{other} {sign} {name}", "never-set", 0.7)
        places = [model.src(side) for test in ast.walk(loop) if isinstance(test, ast.Compare) and isinstance(test.ops[0], (ast.Eq, ast.NotEq)) for side in (test.left, *test.comparators) if isinstance(side, ast.Subscript) and not isinstance(side.slice, ast.Constant)]
        for place in list(dict.fromkeys(places))[:1] if sign is None else ():
            yield from beside(model, statement, f"{place} = {name}", "never-set", 0.7)


def goes_nowhere(model: Model, function: Function, name: str) -> bool:
    """Nothing reads it, or it is compared at most."""
    return all(isinstance(model.parent.get(one), ast.Compare) for one in ast.walk(function) if isinstance(one, ast.Name) and one.id == name and isinstance(one.ctx, ast.Load))


def anywhere(model: Model) -> set[str]:
    """Attributes that the file reads."""
    return model.once("attributes read anywhere", model.tree, lambda: {one.attr for one in model.every(ast.Attribute) if isinstance(one.ctx, ast.Load)})


def taken_off(model: Model, statement: ast.stmt, function: Function) -> Iterator[Mutation]:
    """`values.append(value)`, `total += value`, and `values.popleft()` alone → `total -= values.popleft()`."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or call.func.attr not in ("pop", "popleft"):
        return
    home = model.src(call.func.value)
    put = {model.src(one.args[0]) for one in ast.walk(function) if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr in ("append", "appendleft") and model.src(one.func.value) == home and one.args}
    for sum_ in [one for one in ast.walk(function) if isinstance(one, ast.AugAssign) and isinstance(one.op, ast.Add) and model.src(one.value) in put][:1]:
        yield model.swap(statement, f"{model.src(sum_.target)} -= {model.src(call)}", "never-set", 1.0, bare=True)


def the_other_way(model: Model, statement: ast.stmt, function: Function) -> Iterator[Mutation]:
    """`graph.setdefault(a, set()).add(b)` → `graph.setdefault(b, set()).add(a)`, too."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or call.func.attr not in ("add", "append") or len(call.args) != 1 or not isinstance(call.args[0], ast.Name):
        return
    other = call.args[0].id
    inner = call.func.value
    key = inner.args[0] if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Attribute) and inner.func.attr == "setdefault" and inner.args else inner.slice if isinstance(inner, ast.Subscript) else None
    if isinstance(key, ast.Name) and key.id != other:
        text, (start, _) = model.src(statement), model.span(statement)
        low, high = (place - start for place in model.span(key))
        first, last = (place - start for place in model.span(call.args[0]))
        fresh = text[:low] + other + text[high:first] + key.id + text[last:]
        if fresh not in model.src(function):
            yield from beside(model, statement, fresh, "never-set", 0.6)
