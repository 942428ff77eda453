"""Families of what each one becomes and which ones count: entries of a table, functions that need more than it, texts between commas."""
from __future__ import annotations

import ast
import builtins
from typing import Iterator

from fixpoint_file_kinds import ITEMS, MAPPING, TEXT, file_kinds
from fixpoint_model import FUNCTIONS, Function, Model, Mutation
from fixpoint_terms import names_at

MOST_TABLES, MOST_CALLS, MOST_OWNERS, MOST_TESTS = 3, 4, 2, 6
TESTS = ("{}", "not {}", "{} is None", "{} is not None")


def each_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp)) and isinstance(node.elt, ast.Name):
        yield from made_of_each(model, node, node.elt)
    elif isinstance(node, ast.comprehension) and isinstance(node.target, ast.Name) and not node.ifs:
        yield from only_those(model, node, node.target.id)
    elif isinstance(node, ast.Call):
        yield from between_commas(model, node)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield from one_by_one(model, node)
    elif isinstance(node, ast.Attribute):
        yield from of_the_chosen_one(model, node)
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript) and isinstance(node.value, ast.UnaryOp) and isinstance(node.value.op, ast.USub):
        home, key = model.src(node.targets[0].value), model.src(node.targets[0].slice)
        yield model.swap(node.value, f"{home}.get({key}, 0) - {model.src(node.value.operand)}", "accumulate", 0.55)
        yield model.swap(node, f"{home}[{key}] -= {model.src(node.value.operand)}", "accumulate", 0.5, bare=True)


def made_of_each(model: Model, node: ast.ListComp | ast.SetComp | ast.GeneratorExp, element: ast.Name) -> Iterator[Mutation]:
    """`[step for step in steps]` → `BARS[step]`, `matches(step, wanted)`."""
    for position, table in enumerate(tables_at(model, node)):
        yield model.swap(element, f"{table}[{element.id}]", "wrapper", 0.5 * 0.8**position, bare=True)
    for position, (call, _) in enumerate(calls_with(model, element, element.id)):
        yield model.swap(element, call, "wrapper", 0.6 * 0.8**position, bare=True)


def only_those(model: Model, node: ast.comprehension, name: str) -> Iterator[Mutation]:
    """`[one for one in numbers]` → `… if end_of(one, links) is None`."""
    end, made = model.span(node.iter)[1], model.parent[node]
    for position, (call, function) in enumerate(calls_with(model, getattr(made, "elt", made), name)):
        gives_none = any(isinstance(one, ast.Return) and (one.value is None or isinstance(one.value, ast.Constant) and one.value.value is None) for one in ast.walk(function))
        for test in TESTS if gives_none else TESTS[:2]:
            yield Mutation([(end, end, f" if {test.format(call)}")], "filter", 0.5 * 0.8**position, node.iter.lineno, f"only `if {test.format(call)}`")
    for position, test in enumerate(as_elsewhere(model, node, name)):
        yield Mutation([(end, end, f" if {test}")], "filter", 0.5 * 0.93**position, node.iter.lineno, f"only `if {test}`")


def as_elsewhere(model: Model, node: ast.AST, name: str) -> list[str]:
    """What the file asks about parts of one thing elsewhere, and whether it is one of the module's collections."""
    found = [text.format(name) for text in model.once("asked of one", model.tree, lambda: asked_of_one(model))]
    groups = [one.targets[0].id for one in model.tree.body if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name)
              and (isinstance(one.value, (ast.Dict, ast.List, ast.Tuple, ast.Set)) or model.src(one.value).startswith(("frozenset(", "set(")))]
    members = [f"{name} {sign} {group}" for group in groups[:MOST_TABLES] for sign in ("in", "not in")]
    made = model.parent.get(node)
    parts = {one.attr for one in ast.walk(made) if isinstance(one, ast.Attribute)} if made is not None else set()
    return [*sorted(found[:MOST_TESTS], key=lambda text: not any(f".{part}" in text for part in parts)), *members]


def asked_of_one(model: Model) -> list[str]:
    """Conditions in which one variable's attributes are all that a function has to know, with a place for the variable."""
    tests: dict[str, None] = {}
    for one in ast.walk(model.tree):
        asked = one.test if isinstance(one, (ast.If, ast.IfExp, ast.While)) else None
        for test in [*([asked] if asked is not None else []), *(one.ifs if isinstance(one, ast.comprehension) else [])]:
            for part in test.values if isinstance(test, ast.BoolOp) else [test]:
                local = [n for n in ast.walk(part) if isinstance(n, ast.Name) and n.id not in model.module_names and not hasattr(builtins, n.id)]
                owners = [n for n in local if isinstance(model.parent.get(n), ast.Attribute)]
                text = model.src(part)
                if len(owners) == 1 == len(local) and owners[0].id not in ("self", "cls") and not {"{", "}", "\n"}.intersection(text) and len(text) < 50:
                    (start, end), first = model.span(owners[0]), model.span(part)[0]
                    tests.setdefault(f"{text[: start - first]}{{}}{text[end - first:]}")
    return list(tests)


def tables_at(model: Model, node: ast.AST) -> list[str]:
    """Sequences and tables of the module, then the function's own tables."""
    constants = [one.targets[0].id for one in model.tree.body if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name)
                 and (isinstance(one.value, (ast.Dict, ast.List, ast.Tuple)) or isinstance(one.value, ast.Constant) and isinstance(one.value.value, str))]
    function, kinds = model.function_of(node), file_kinds(model)
    own = [name for name in names_at(model, node) if kinds.known.get((function, name)) == MAPPING]
    return [*dict.fromkeys([*own, *constants])][:MOST_TABLES]


def calls_with(model: Model, node: ast.AST, name: str) -> list[tuple[str, Function]]:
    """Calls of the file's other functions that need one and more, which have the names of what is at hand here."""
    own, known, found = model.function_of(node), [one for one in names_at(model, node) if one != name], []
    for one in model.every(ast.FunctionDef):
        needed = [each.arg for each in one.args.args[: len(one.args.args) - len(one.args.defaults)]]
        owner, called = model.parent.get(one), one.name
        if isinstance(owner, ast.ClassDef) and owner is model.class_of(node) and needed[:1] == ["self"]:
            needed, called = needed[1:], f"self.{one.name}"
        elif not isinstance(owner, ast.Module):
            continue
        if one is own or one.name.startswith("__") or len(needed) < 2:
            continue
        other = needed[1:]
        if set(other) <= set(known):
            found.append((f"{called}({', '.join([name, *other])})", one))
        elif len(needed) == 2 and needed[0] in known:
            found.append((f"{called}({needed[0]}, {name})", one))
    return found[:MOST_CALLS]


def between_commas(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`text.split(",")` → `[part.strip() for part in text.split(",")]`, `[int(part) for …]`."""
    parent = model.parent.get(node)
    if not isinstance(node.func, ast.Attribute) or node.func.attr not in ("split", "splitlines") or isinstance(parent, (ast.comprehension, ast.For, ast.Subscript, ast.Attribute)):
        return
    if isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Tuple) or node.func.attr == "split" and not node.args:
        return
    name, text = next(one for one in ("part", "piece", "each") if one not in model.local_names(node)), model.src(node)
    shapes = [("{}.strip()", ""), ("int({})", ""), ("{}", " if {}"), ("{}.strip()", " if {}.strip()")]
    for position, (shape, test) in enumerate(shapes):
        yield model.swap(node, f"[{shape.format(name)} for {name} in {text}{test.format(name)}]", "wrapper", 0.4 * 0.8**position, bare=True)


def one_by_one(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`(self.release, self.pre) < (other, other.pre)` → `other.release`: what is compared in pairs has one name."""
    left, right = node.left, node.comparators[0]
    if not isinstance(left, ast.Tuple) or not isinstance(right, ast.Tuple) or len(left.elts) != len(right.elts):
        return
    for one, other in [*zip(left.elts, right.elts), *zip(right.elts, left.elts)]:
        name = other.attr if isinstance(other, ast.Attribute) else other.id if isinstance(other, ast.Name) else None
        if name is not None and isinstance(one, ast.Name) and one.id != name:
            yield model.swap(one, f"{one.id}.{name}", "attribute", 0.7, bare=True)
        elif name is not None and isinstance(one, ast.Attribute) and one.attr != name and isinstance(other, ast.Attribute):
            yield model.swap(one, f"{model.src(one.value)}.{name}", "attribute", 0.5, bare=True)


def of_the_chosen_one(model: Model, node: ast.Attribute) -> Iterator[Mutation]:
    """`order.shipping.street` beside `address.name` → `address.street`."""
    function = model.function_of(node)
    if not isinstance(node.value, ast.Attribute) or not isinstance(function, FUNCTIONS) or not isinstance(node.ctx, ast.Load):
        return
    owners = model.once("owners", function, lambda: list(dict.fromkeys(
        one.value.id for one in ast.walk(function) if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id not in ("self", "cls"))))
    kinds = file_kinds(model)
    known = [name for name in owners if name in names_at(model, node) and name not in model.src(node.value).split(".") and kinds.known.get((function, name)) not in (TEXT, ITEMS, MAPPING)]
    for position, name in enumerate(known[:MOST_OWNERS]):
        yield model.swap(node, f"{name}.{node.attr}", "attribute", 0.5 * 0.8**position, bare=True)
