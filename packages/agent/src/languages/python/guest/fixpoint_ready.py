"""Families of what is made ready before it is used: put in order, handed on one level deeper, asked whether there is anything left."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_file_kinds import MAPPING, NUMBER, TEXT, file_kinds
from fixpoint_model import FUNCTIONS, Function, Model, Mutation
from fixpoint_recursion import around

TAKES_ONE = {"pop", "popleft", "index"}
ORDERED = {"sort", "sorted"}
# Names of what is called with one thing to ask about it.
ASKED_WITH = {"key", "func", "fn", "f", "function", "callback", "predicate", "transform", "by"}


def ready_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Call):
        yield from one_level_deeper(model, node)
    elif isinstance(node, ast.Compare):
        yield from nothing_left(model, node)
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield from called_with(model, node)
    if isinstance(node, (ast.Assign, ast.AugAssign)):
        yield from first_without(model, node)


def first_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`values = sorted(values)` before a function looks at places of what it is given: the middle one is so only in order."""
    function = model.parent.get(statement)
    if not isinstance(function, FUNCTIONS) or function.body[0] is not statement and (len(function.body) < 2 or function.body[1] is not statement):
        return
    start = model.span(statement)[0]
    for name in places_asked(model, function):
        code = f"{name} = sorted({name})\n{model.indent(statement.lineno)}"
        yield Mutation([(start, start, code)], "in-order", 0.6, statement.lineno, f"`{name}` was put in order first")


def places_asked(model: Model, function: Function) -> list[str]:
    """Parameters of which some place is looked at, not only all of them, and that nothing puts in order or changes."""
    known = file_kinds(model).known
    asked: set[str] = set()
    changed: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            (asked if isinstance(node.ctx, ast.Load) and not isinstance(node.slice, ast.Slice) and model.src(node.slice)[:1] not in "'\"" else changed).add(node.value.id)
        elif isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in ORDERED:
                changed.update(n.id for n in ast.walk(node) if isinstance(n, ast.Name))
    fit = [one for one in model.parameters(function) if one in asked - changed and known.get((function, one)) not in (MAPPING, NUMBER, TEXT)]
    return fit[:2]


def one_level_deeper(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`flatten(item)` within `flatten(items, depth=1)` → `flatten(item, depth - 1)`: what is not handed on is what it is by itself."""
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    function = around(model, node, name)
    if function is None or any(isinstance(one, ast.Starred) for one in node.args) or any(one.arg is None for one in node.keywords):
        return
    plain = [one.arg for one in (*function.args.posonlyargs, *function.args.args)]
    if plain[:1] in (["self"], ["cls"]) and isinstance(node.func, ast.Attribute):
        plain = plain[1:]
    given = {*plain[: len(node.args)], *(one.arg for one in node.keywords)}
    end = model.span(node)[1] - 1
    lead = ", " if node.args or node.keywords else ""
    for at, parameter in enumerate((*plain, *(one.arg for one in function.args.kwonlyargs))):
        if parameter in given:
            continue
        is_next = at == len(node.args) and at < len(plain) and not node.keywords
        for form, prior in ((parameter, 0.9), *(((f"{parameter} - 1", 0.8), (f"{parameter} + 1", 0.7)) if is_counted(model, function, parameter) else ())):
            text = form if is_next else f"{parameter}={form}"
            yield Mutation([(end, end, lead + text)], "handed-on", prior, node.lineno, f"`{text}` was handed on")


def is_counted(model: Model, function: Function, name: str) -> bool:
    """It is a number by itself, or is compared with one."""
    default = model.defaults(function).get(name)
    if isinstance(default, ast.Constant) and type(default.value) is int:
        return True
    return any(isinstance(one, ast.Compare) and model.src(one.left) == name and isinstance(one.comparators[0], ast.Constant) and type(one.comparators[0].value) is int
               for one in ast.walk(function))


def nothing_left(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`stack.pop() != opening` → `not stack or stack.pop() != opening`."""
    for inner in ast.walk(node.left):
        holder = taken_from(inner)
        if holder is None or not isinstance(holder, (ast.Name, ast.Attribute)):
            continue
        text, whole = model.src(holder), model.src(node)
        yield model.swap(node, f"not {text} or {whole}", "nothing-left", 0.9)
        yield model.swap(node, f"{text} and {whole}", "nothing-left", 0.7)


def taken_from(node: ast.AST) -> ast.expr | None:
    """What `stack.pop()` and `stack[-1]` take one from."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TAKES_ONE and len(node.args) <= 1:
        return node.func.value
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
        index = node.slice.operand if isinstance(node.slice, ast.UnaryOp) else node.slice
        return node.value if isinstance(index, ast.Constant) and type(index.value) is int else None
    return None


def called_with(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`groups.setdefault(key, [])` with a `key` that is a function → `key(item)`: nothing in the function calls it."""
    function = model.function_of(node)
    if function is None or node.id not in ASKED_WITH or node.id not in model.parameters(function):
        return
    if any(isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id == node.id for one in ast.walk(function)):
        return
    if isinstance(model.parent.get(node), ast.keyword):
        return
    for name in loop_names(model, node)[:3]:
        yield model.swap(node, f"{node.id}({name})", "called", 0.9, bare=True)


def loop_names(model: Model, node: ast.AST) -> list[str]:
    """What the loops around go through one by one, innermost first."""
    found: list[str] = []
    current = model.parent.get(node)
    while current is not None and not isinstance(current, FUNCTIONS):
        targets = [current.target] if isinstance(current, (ast.For, ast.AsyncFor)) else [one.target for one in getattr(current, "generators", [])]
        found += [n.id for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)]
        current = model.parent.get(current)
    return found


def first_without(model: Model, node: ast.Assign | ast.AugAssign) -> Iterator[Mutation]:
    """`line = line + " " + word` → `line + " " + word if line else word`: what comes first has no separator before it."""
    target = node.target if isinstance(node, ast.AugAssign) else node.targets[0]
    value = node.value
    if not isinstance(target, (ast.Name, ast.Attribute)) or not isinstance(value, ast.BinOp) or not isinstance(value.op, ast.Add):
        return
    name = model.src(target)
    if isinstance(node, ast.AugAssign):
        if isinstance(node.op, ast.Add) and is_text(value.left):
            yield model.swap(value, f"({model.src(value.left)} if {name} else {empty(value.left)}) + {model.src(value.right)}", "separated", 0.8, bare=True)
        return
    inner = value.left
    if isinstance(inner, ast.BinOp) and isinstance(inner.op, ast.Add) and model.src(inner.left) == name and is_text(inner.right):
        yield model.swap(value, f"{model.src(value)} if {name} else {model.src(value.right)}", "separated", 0.9, bare=True)


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes))


def empty(node: ast.AST) -> str:
    return "b''" if isinstance(getattr(node, "value", None), bytes) else "''"
