"""Family of ends: where a walk through letters is a word, digits of zero, a pattern or set of the module that nothing asks."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_blocks import Place
from fixpoint_model import Model, Mutation

VOWELS = '"aeiou"'


def walked_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Return):
        yield from where_one_ends(model, node)
    elif isinstance(node, (ast.If, ast.While)):
        yield from asked_of_the_module(model, node.test)
        yield from no_zeros_before(model, node.test)
    if isinstance(node, ast.Call):
        yield from behind_a_vowel(model, node)
        yield from ten_of_eleven(model, node)
    if isinstance(node, ast.stmt):
        yield from no_digits(model, node)


def where_one_ends(model: Model, node: ast.Return) -> Iterator[Mutation]:
    """`return True` behind a walk → `None in node`, where the class sets `node[None] = True`; likewise `node.is_word`."""
    home, function = model.class_of(node), model.function_of(node)
    if home is None or function is None or not isinstance(node.value, ast.Constant) or node.value.value is not True:
        return
    walked = [one.targets[0].id for one in ast.walk(function) if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name) and any(isinstance(n, ast.Name) and n.id == one.targets[0].id for n in ast.walk(one.value))]
    for name in list(dict.fromkeys(walked))[:1]:
        for one in model.every(ast.Assign):
            target = one.targets[0]
            if isinstance(target, ast.Subscript) and isinstance(target.slice, (ast.Constant, ast.Name, ast.Attribute)) and isinstance(target.value, ast.Name) and isinstance(one.value, ast.Constant) and (not isinstance(target.slice, ast.Name) or target.slice.id.isupper()):
                yield model.swap(node.value, f"{model.src(target.slice)} in {name}", "walked", 0.9, bare=True)
            elif isinstance(target, ast.Attribute) and isinstance(one.value, ast.Constant) and one.value.value is True and not (isinstance(target.value, ast.Name) and target.value.id == "self"):
                yield model.swap(node.value, f"{name}.{target.attr}", "walked", 0.9, bare=True)


def no_digits(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`while number: number, rest = divmod(number, base)` makes nothing of zero: `if number == 0: return DIGITS[0]` before it."""
    function = model.function_of(statement)
    if function is None or model.parent.get(statement) is not function:
        return
    loop = next((one for one in function.body if isinstance(one, ast.While)), None)
    at = function.body.index(statement) if statement in function.body else -1
    if loop is None or at > function.body.index(loop):
        return
    name = loop.test.id if isinstance(loop.test, ast.Name) else loop.test.left.id if isinstance(loop.test, ast.Compare) and isinstance(loop.test.left, ast.Name) and model.src(loop.test.comparators[0]) == "0" else None
    text = model.src(loop)
    if name is None or "divmod(" not in text and f"{name} //= " not in text or f"{name} == 0" in model.src(function) or f"not {name}" in model.src(function):
        return
    digits = [model.src(one.value) for one in ast.walk(function) if isinstance(one, ast.Subscript) and isinstance(one.value, (ast.Name, ast.Attribute)) and not isinstance(one.slice, ast.Slice)]
    place = Place(model, statement)
    for rank, zero in enumerate(dict.fromkeys([*(f"{one}[0]" for one in digits[:1]), "'0'", "[0]"])):
        yield place.before([f"if {name} == 0:", f"    return {zero}"], "walked", 0.8 * 0.6**rank, f"zero is `{zero}`")


def unread_of_module(model: Model) -> list[tuple[str, bool]]:
    """Patterns, and tables of texts, that the module makes and nothing reads."""
    def find() -> list[tuple[str, bool]]:
        read = {one.id for one in model.every(ast.Name) if isinstance(one.ctx, ast.Load)}
        found = []
        for one in model.tree.body:
            if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name) and one.targets[0].id not in read and one.targets[0].id.isupper():
                text = model.src(one.value)
                if text.startswith("re.compile(") or isinstance(one.value, (ast.Set, ast.Tuple, ast.List, ast.Dict)) or text.startswith(("frozenset(", "set(")):
                    found.append((one.targets[0].id, text.startswith("re.compile(")))
        return found
    return model.once("unread of module", model.tree, find)


def asked_of_the_module(model: Model, test: ast.expr) -> Iterator[Mutation]:
    """`arg.startswith("-")` beside a `NUMBER` that nothing reads → `… and not NUMBER.match(arg)`."""
    if model.function_of(test) is None:
        return
    names = [one.id for one in ast.walk(test) if isinstance(one, ast.Name) and one.id in model.local_names(test) and one.id not in ("self", "cls")]
    text = model.src(test)
    left = f"({text})" if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.Or) else text
    for constant, is_pattern in unread_of_module(model)[:2]:
        for name in list(dict.fromkeys(names))[:2]:
            clause, refused = (f"{constant}.match({name})", f"not {constant}.match({name})") if is_pattern else (f"{name} in {constant}", f"{name} not in {constant}")
            for fresh, prior in ((f"{left} and {refused}", 0.8), (f"{text} or {clause}", 0.7), (f"{left} and {clause}", 0.6), (f"{text} or {refused}", 0.3)):
                yield model.swap(test, fresh, "meant-for", prior, bare=True)


def no_zeros_before(model: Model, test: ast.expr) -> Iterator[Mutation]:
    """`int(part) > 255` → `… or part != str(int(part))`: `01` is no number of an address."""
    for call in ast.walk(test):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "int" and len(call.args) == 1 and isinstance(call.args[0], ast.Name):
            name, text = call.args[0].id, model.src(test)
            if isinstance(model.parent.get(call), ast.Compare) and f"str(int({name}))" not in text:
                yield model.swap(test, f"{text} or {name} != str(int({name}))", "walked", 0.5, bare=True)
                yield model.swap(test, f"{text} or len({name}) > 1 and {name}[0] == '0'", "walked", 0.4, bare=True)
            return


def behind_a_vowel(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`word.endswith("y")` → `… and word[-2:-1] not in "aeiou"`: days, and no daies."""
    if isinstance(node.func, ast.Attribute) and node.func.attr == "endswith" and len(node.args) == 1 and isinstance(node.args[0], ast.Constant) and node.args[0].value in ("y", "o", "Y"):
        parent = model.parent.get(node)
        if isinstance(parent, ast.BoolOp) or not isinstance(parent, (ast.If, ast.IfExp)):
            return
        text = model.src(node.func.value)
        for part, prior in ((f"{text}[-2:-1]", 0.9), (f"{text}[-2]", 0.7)):
            yield model.swap(node, f"{model.src(node)} and {part} not in {VOWELS}", "walked", prior, bare=True)


def ten_of_eleven(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`str(rest)` of a remainder of eleven → `"X" if rest == 10 else str(rest)`."""
    function = model.function_of(node)
    if function is None or model.src(node.func) != "str" or len(node.args) != 1 or not isinstance(node.args[0], ast.Name):
        return
    name = node.args[0].id
    if any(isinstance(one, ast.Assign) and model.src(one.targets[0]) == name and "% 11" in model.src(one.value) for one in ast.walk(function)):
        yield model.swap(node, f"'X' if {name} == 10 else {model.src(node)}", "walked", 0.9)
