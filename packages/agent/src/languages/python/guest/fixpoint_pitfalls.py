"""Family of what reads well and means something else: an error that is only made, parts taken apart in the wrong order, groups that nobody reads."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_model import FUNCTIONS, Model, Mutation

GROUP = re.compile(r"(?<!\\)\((?!\?(?:[:=!#aiLmsux-]|<[=!]))")
BRACKETS = re.compile(r"\[(?:\\.|[^\]\\])*\]")
ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq)
MOST_FUNCTIONS = 5


def pitfall_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Expr):
        yield from only_made(model, node)
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.GeneratorExp):
        yield model.swap(node.value, f"[{model.src(node.value)[1:-1]}]", "pitfall", 0.6, bare=True)
    elif isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Store):
        yield from other_order(model, node)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield from anywhere(model, node)
        yield from through_the_program(model, node)
    elif isinstance(node, ast.Call):
        yield from of_the_module(model, node)
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield from unread_group(model, node)
        if node.id.isupper():
            yield from of_the_module(model, node)


def only_made(model: Model, node: ast.Expr) -> Iterator[Mutation]:
    """`ValueError("…")` by itself tells nobody."""
    made = node.value
    if isinstance(made, ast.Call) and isinstance(made.func, ast.Name) and made.func.id.endswith(("Error", "Exception")):
        start, _ = model.span(node)
        yield Mutation([(start, start, "raise ")], "pitfall", 1.0, node.lineno, "the error is raised")


def other_order(model: Model, node: ast.Tuple) -> Iterator[Mutation]:
    """`red, blue, green = …`: two neighbours in each other's place."""
    for one, other in zip(node.elts, node.elts[1:]):
        if isinstance(one, ast.Name) and isinstance(other, ast.Name) and len(node.elts) > 1:
            edits = [(*model.span(one), other.id), (*model.span(other), one.id)]
            yield Mutation(edits, "pitfall", 0.35, node.lineno, f"`{one.id}` and `{other.id}` changed places")


def anywhere(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`roles[0] == "guest"` → `"guest" in roles`."""
    side, other = node.left, node.comparators[0]
    if not (isinstance(side, ast.Subscript) and isinstance(side.slice, (ast.Constant, ast.UnaryOp)) and isinstance(node.ops[0], (ast.Eq, ast.NotEq))):
        return
    key = model.src(side.slice)
    if key in ("0", "-1"):
        sign = "in" if isinstance(node.ops[0], ast.Eq) else "not in"
        yield model.swap(node, f"{model.src(other)} {sign} {model.src(side.value)}", "pitfall", 0.35)


def through_the_program(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`one > other` → `parsed(one) > parsed(other)`, as the module itself looks at one thing."""
    left, right = node.left, node.comparators[0]
    if not isinstance(node.ops[0], ORDERS) or not all(isinstance(side, (ast.Name, ast.Attribute)) for side in (left, right)):
        return
    around = model.function_of(node)
    for name in model.once("takes one", model.tree, lambda: taking_one(model)):
        if around is None or getattr(around, "name", "") != name:
            edits = [(*model.span(side), f"{name}({model.src(side)})") for side in (left, right)]
            yield Mutation(edits, "pitfall", 0.3, node.lineno, f"`{name}` of both is compared")


def of_the_module(model: Model, node: ast.Call | ast.Name) -> Iterator[Mutation]:
    """`date(year, month, 1)` → `due_date(year, month)`: what the module makes of names that are at hand here."""
    around, known = model.function_of(node), None
    if around is None or isinstance(node, ast.Name) and isinstance(model.parent.get(node), ast.Call):
        return
    for name, parameters in model.once("made of names", model.tree, lambda: made_of_names(model)):
        known = set(model.local_names(node)) if known is None else known
        if name != getattr(around, "name", "") and known.issuperset(parameters) and f"{name}(" not in model.src(node):
            yield model.swap(node, f"{name}({', '.join(parameters)})", "pitfall", 0.35, bare=True)


def made_of_names(model: Model) -> list[tuple[str, list[str]]]:
    """The module's functions of one, two or three parameters that give something, with what these are called."""
    found = [(one.name, [part.arg for part in one.args.args]) for one in model.tree.body if isinstance(one, FUNCTIONS) and gives(one)]
    return [(name, parameters) for name, parameters in found if 0 < len(parameters) < 4][:MOST_FUNCTIONS]


def gives(function: ast.AST) -> bool:
    return any(isinstance(one, ast.Return) and one.value is not None for one in ast.walk(function))


def taking_one(model: Model) -> list[str]:
    """The module's functions that take one thing and give another."""
    found = [one for one in model.tree.body if isinstance(one, FUNCTIONS) and len(one.args.args) == 1 and not one.decorator_list]
    return [one.name for one in found if gives(one)][:MOST_FUNCTIONS]


def unread_group(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`title = line` → `title = match[2]`: nobody makes a group that nobody reads."""
    function, parent = model.function_of(node), model.parent.get(node)
    if not isinstance(function, FUNCTIONS) or isinstance(parent, ast.Attribute) or isinstance(parent, ast.Call) and parent.func is node:
        return
    for group in model.once("unread groups", function, lambda: groups_unread(model, function)):
        if not group.startswith((node.id + "[", node.id + ".")):
            yield model.swap(node, group, "pitfall", 0.5, bare=True)


def groups_unread(model: Model, function: ast.AST) -> list[str]:
    text = model.src(function)
    found: list[str] = []
    for name, maker in re.findall(r"\b(\w+) *:?= *([^\n]*?\.?\b(?:match|search|fullmatch)\([^\n]*)", text):
        count = groups_of(maker, model.text)
        reads = {int(index) for pair in re.findall(rf"\b{name}(?:\.group\((\d)\)|\[(\d)\])", text) for index in pair if index}
        if count and reads and not re.search(rf"\b{name}\.groups?(?:\(\)|dict)", text):
            form = f"{name}.group({{}})" if f"{name}.group(" in text else f"{name}[{{}}]"
            found += [form.format(index) for index in range(1, count + 1) if index not in reads]
    return found[:3]


def groups_of(maker: str, text: str) -> int:
    """How many a match has, of a pattern that stands there or one that the module names."""
    pattern = re.search(r"\((r?)([\"'])((?:\\.|(?!\2).)+)\2", maker)
    named = re.match(r"(\w+)\.(?:match|search|fullmatch)\(", maker)
    if named and named[1] != "re":
        pattern = re.search(rf"^{named[1]} *= *re\.compile\(\s*(r?)([\"'])((?:\\.|(?!\2).)+)\2", text, re.M)
    return len(GROUP.findall(BRACKETS.sub("", pattern[3]))) if pattern else 0
