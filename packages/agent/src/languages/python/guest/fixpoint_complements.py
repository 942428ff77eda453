"""Family of the other part: what is missing to the whole, the last one of a circle in place of none, nothing that is left over."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_blocks import Place
from fixpoint_model import FUNCTIONS, Model, Mutation

SHARES = {"weight", "alpha", "t", "ratio", "fraction", "amount", "opacity", "p", "probability", "share", "factor", "similarity", "discount", "rate", "progress", "blend"}
FILLED = {"append", "pop", "add", "extend", "appendleft"}
LONGEST = 60
WHOLE = re.compile(r"(?:^|_)(?:total|size|length|limit|capacity|count|end|width|height|budget|quota|all)$")
DONE = re.compile(r"(?:^|_)(?:done|used|offset|current|position|start|spent|taken|consumed|elapsed|begin|index|completed|processed)$")


def complement_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
        yield from last_of_circle(model, node)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div) and isinstance(model.parent.get(node), (ast.Return, ast.Assign)) and len(model.src(node)) <= LONGEST:
        yield model.swap(node, f"1 - {model.src(node)}", "complement", 0.35, bare=True)
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and isinstance(model.parent.get(node), ast.BinOp) and node.id in SHARES:
        yield model.swap(node, f"1 - {node.id}", "complement", 0.5)
        yield model.swap(node, f"1 + {node.id}", "complement", 0.35)
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and WHOLE.search(node.id):
        yield from what_is_left(model, node)
    elif isinstance(node, ast.Return):
        yield from nothing_left_over(model, node)
        yield from whether_any(model, node)
    elif isinstance(node, ast.Call):
        yield from up_to_there(model, node)
    if isinstance(node, ast.stmt):
        yield from nothing_to_divide_by(model, node)


def last_of_circle(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`hour % 12` → `hour % 12 or 12`; `n % 7` → `(n - 1) % 7 + 1`."""
    parent, by = model.parent.get(node), model.src(node.right)
    is_text = isinstance(node.left, (ast.JoinedStr,)) or isinstance(node.left, ast.Constant) and isinstance(node.left.value, str)
    if is_text or isinstance(parent, (ast.Compare, ast.BinOp, ast.Subscript, ast.If, ast.While, ast.IfExp, ast.UnaryOp)) or not isinstance(node.right, (ast.Constant, ast.Name, ast.Attribute)):
        return
    yield model.swap(node, f"{model.src(node)} or {by}", "complement", 0.5)
    if isinstance(node.left, (ast.Name, ast.Attribute)):
        yield model.swap(node, f"({model.src(node.left)} - 1) % {by} + 1", "complement", 0.4)


def nothing_left_over(model: Model, node: ast.Return) -> Iterator[Mutation]:
    """`return True` behind a stack that is filled and emptied → `return not stack`."""
    function = model.function_of(node)
    if function is None or not isinstance(node.value, ast.Constant) or node.value.value is not True or model.parent.get(node) is not function:
        return
    made = [one.targets[0].id for one in function.body if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name) and model.src(one.value) in ("[]", "set()", "{}", "deque()", "list()", "0")]
    for name in made[:2]:
        if any(isinstance(one, ast.Attribute) and one.attr in FILLED and model.src(one.value) == name for one in ast.walk(function)):
            yield model.swap(node.value, f"not {name}", "complement", 0.9, bare=True)
        elif any(isinstance(one, ast.AugAssign) and model.src(one.target) == name for one in ast.walk(function)):
            yield model.swap(node.value, f"{name} == 0", "complement", 0.8, bare=True)


def up_to_there(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`len(grid)` for both ends → `len(grid[row])` for the second one."""
    text = model.src(node)
    if not isinstance(node.func, ast.Name) or node.func.id != "len" or len(node.args) != 1 or not isinstance(node.args[0], (ast.Name, ast.Attribute)):
        return
    statement = model.statement_of(node)
    test = model.parent.get(node)
    others = [one for one in ast.walk(statement) if isinstance(one, ast.Compare) and one is not test and any(model.src(side) == text for side in one.comparators) and one.lineno == node.lineno] if statement is not None and not isinstance(statement, FUNCTIONS) else []
    for other in others[:1]:
        at = next((model.src(one) for one in (other.left, *other.comparators) if isinstance(one, (ast.Name, ast.Attribute))), None)
        if at is not None and isinstance(test, ast.Compare):
            yield model.swap(node.args[0], f"{model.src(node.args[0])}[{at}]", "complement", 0.8, bare=True)


def nothing_to_divide_by(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`return [x / length for x in vector]` → `if length == 0: return list(vector)` before it."""
    if not isinstance(statement, (ast.Return, ast.Assign)) or statement.value is None or model.function_of(statement) is None:
        return
    by = [one.right.id for one in ast.walk(statement.value) if isinstance(one, ast.BinOp) and isinstance(one.op, (ast.Div, ast.FloorDiv, ast.Mod)) and isinstance(one.right, ast.Name)]
    given = model.parameters(model.function_of(statement))
    place = Place(model, statement)
    if not place.alone:
        return
    for name in list(dict.fromkeys(one for one in by if one not in given))[:1]:
        through = [model.src(one.iter) for one in ast.walk(statement.value) if isinstance(one, ast.comprehension) and isinstance(one.iter, ast.Name)]
        for rank, result in enumerate(dict.fromkeys([*(f"list({one})" for one in through), *through, "0"])):
            yield place.before([f"if {name} == 0:", f"    return {result}"], "complement", 0.5 * 0.8**rank, f"nothing is divided by `{name}`")


def what_is_left(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`elapsed / done * total` → `elapsed / done * (total - done)`."""
    parent, given = model.parent.get(node), model.parameters(model.function_of(node))
    if node.id not in given or not isinstance(parent, (ast.BinOp, ast.Return, ast.Assign)):
        return
    for part in [one for one in given if DONE.search(one) and one != node.id][:1]:
        yield model.swap(node, f"{node.id} - {part}", "complement", 0.4)


def whether_any(model: Model, node: ast.Return) -> Iterator[Mutation]:
    """`return True` behind a loop over what was found → `return bool(found)`."""
    function = model.function_of(node)
    if function is None or not isinstance(node.value, ast.Constant) or node.value.value is not True or model.parent.get(node) is not function:
        return
    loops = [one for one in function.body if isinstance(one, ast.For) and one.lineno < node.lineno]
    stored = {one.targets[0].id for one in function.body if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name)}
    for name in [n.id for loop in loops for n in ast.walk(loop.iter) if isinstance(n, ast.Name) and n.id in stored][:1]:
        yield model.swap(node.value, f"bool({name})", "complement", 0.7, bare=True)
