"""Families of what is like something beside it: one more clause of the same make, the same part on both sides, absence asked precisely."""
from __future__ import annotations

import ast
from collections import Counter
from typing import Iterator

from fixpoint_attributes import attributes_in
from fixpoint_model import Model, Mutation

MOST_CLAUSES, MOST_PARTS, MOST_CLEANED = 8, 4, 3
CLEANS = {"strip", "lstrip", "rstrip", "lower", "upper", "casefold", "title"}
JOINT = {ast.Eq: (ast.And, "and"), ast.NotEq: (ast.Or, "or")}
OWNERS = ("self", "cls")


def alike_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield from clause_like(model, node)
        yield from part_of_both(model, node)
    elif isinstance(node, ast.BoolOp):
        yield from absent(model, node)
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield from part_of_it(model, node)
    if isinstance(node, (ast.Call, ast.Subscript)) and isinstance(getattr(node, "ctx", None), (ast.Load, type(None))):
        yield from cleaned_again(model, node)


def cleaned_again(model: Model, node: ast.Call | ast.Subscript) -> Iterator[Mutation]:
    """`slug[:most]` → `slug[:most].strip("-")`, as the function does before: what is cut or put together may need it again."""
    function, parent = model.function_of(node), model.parent.get(node)
    if function is None or isinstance(parent, ast.Attribute) or isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        return
    text = model.src(node)
    for call in model.once("cleaned", function, lambda: cleaned_in(model, function))[:MOST_CLEANED]:
        if not text.endswith(call):
            yield model.swap(node, text + call, "cleaned", 0.8 if isinstance(node, ast.Subscript) else 0.3, bare=True)


def cleaned_in(model: Model, function: ast.AST) -> list[str]:
    """`.strip("-")` and the like that the function has."""
    found: dict[str, None] = {}
    for one in ast.walk(function):
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr in CLEANS:
            found[f".{one.func.attr}({', '.join(map(model.src, one.args))})"] = None
    return list(found)


def clause_like(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`a.guest == b.guest` → `a.guest == b.guest and a.room == b.room`."""
    kind, joint = JOINT.get(type(node.ops[0]), (None, ""))
    left, right = node.left, node.comparators[0]
    shape = both(model, left, right)
    if kind is None or shape is None:
        return
    asked = model.src(outermost(model, node))
    sign = model.text[model.span(left)[1]: model.span(right)[0]]
    parent = model.parent.get(node)
    is_bare = isinstance(parent, ast.BoolOp) and isinstance(parent.op, kind) or isinstance(parent, ast.comprehension)
    one, other, names = shape
    fresh = [name for name in names if one.format(name) not in asked]
    for position, name in enumerate(fresh[:MOST_CLAUSES]):
        text = f"{model.src(node)} {joint} {one.format(name)}{sign}{other.format(name)}"
        yield model.swap(node, text, "clause-like", 0.9 / (1 + 0.15 * position), bare=is_bare)


def both(model: Model, left: ast.expr, right: ast.expr) -> tuple[str, str, list[str]] | None:
    """How the two are asked for a part, and for which parts besides: `a.{}`, `b.{}`, names."""
    if isinstance(left, ast.Attribute) and isinstance(right, ast.Attribute) and left.attr == right.attr:
        one, other = model.src(left.value), model.src(right.value)
        return None if one == other else (f"{escaped(one)}.{{}}", f"{escaped(other)}.{{}}", [name for name in fields_beside(model, left.attr) if name != left.attr])
    if isinstance(left, ast.Subscript) and isinstance(right, ast.Subscript) and is_key(left.slice) and model.src(left.slice) == model.src(right.slice):
        one, other = model.src(left.value), model.src(right.value)
        keys = Counter(model.src(n.slice) for n in model.every(ast.Subscript) if is_key(n.slice))
        return None if one == other else (f"{escaped(one)}[{{}}]", f"{escaped(other)}[{{}}]", [key for key, _ in keys.most_common() if key != model.src(left.slice)])
    return None


def escaped(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def is_key(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def fields_beside(model: Model, attribute: str) -> list[str]:
    """Of the classes that have the attribute first."""
    own = [name for home in model.every(ast.ClassDef) if attribute in (names := fields_of(home)) for name in names]
    return list(dict.fromkeys([*own, *attributes_in(model)]))


def fields_of(home: ast.ClassDef) -> list[str]:
    stated = [one.target.id for one in home.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)]
    stored = [one.attr for one in ast.walk(home) if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store) and isinstance(one.value, ast.Name) and one.value.id == "self"]
    return list(dict.fromkeys([*stated, *stored]))


def outermost(model: Model, node: ast.AST) -> ast.AST:
    parent = model.parent.get(node)
    return outermost(model, parent) if isinstance(parent, (ast.BoolOp, ast.comprehension)) else node


def part_of_both(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`one.device == other` → `one.device == other.device`."""
    left, right = node.left, node.comparators[0]
    for whole, part in ((left, right), (right, left)):
        if isinstance(part, ast.Attribute) and isinstance(whole, ast.Name) and whole.id not in OWNERS:
            yield model.swap(whole, f"{whole.id}.{part.attr}", "attribute", 0.6, bare=True)


def absent(model: Model, node: ast.BoolOp) -> Iterator[Mutation]:
    """`not limit or size < limit` → `limit is None or …`: nothing is not the same as zero or empty. And the other way round."""
    for clause in node.values:
        if isinstance(clause, ast.UnaryOp) and isinstance(clause.op, ast.Not) and isinstance(clause.operand, (ast.Name, ast.Attribute, ast.Subscript)):
            yield model.swap(clause, f"{model.src(clause.operand)} is None", "none-check", 0.6, bare=True)
        elif isinstance(clause, (ast.Name, ast.Attribute)) and (isinstance(node.op, ast.And) or is_asked(model, node)):
            yield model.swap(clause, f"{model.src(clause)} is not None", "none-check", 0.5, bare=True)
        elif isinstance(clause, ast.Compare) and isinstance(clause.ops[0], (ast.Is, ast.IsNot)) and model.src(clause.comparators[0]) == "None":
            left = model.src(clause.left)
            yield model.swap(clause, left if isinstance(clause.ops[0], ast.IsNot) else f"not {left}", "none-check", 0.5, bare=True)


def is_asked(model: Model, node: ast.AST) -> bool:
    parent = model.parent.get(node)
    return isinstance(parent, (ast.If, ast.While, ast.IfExp)) and parent.test is node


def part_of_it(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`line == account` → `line.account == account`: of what goes by that name the file reads parts elsewhere."""
    parent = model.parent.get(node)
    if node.id in OWNERS or isinstance(parent, ast.Call) and parent.func is node:
        return
    known = model.once("parts by name", model.tree, lambda: parts_by_name(model)).get(node.id, {})
    own = parent.attr if isinstance(parent, ast.Attribute) else None
    if own in known:
        return
    near = model.function_of(node)
    ranked = sorted(known, key=lambda name: (-(near in known[name]), -len(known[name])))
    for position, name in enumerate(ranked[:MOST_PARTS]):
        yield model.swap(node, f"{node.id}.{name}", "attribute", 0.3 * 0.9**position, bare=True)


def parts_by_name(model: Model) -> dict[str, dict[str, list[ast.AST | None]]]:
    """Attributes that are read of a variable, with the functions that do; no methods."""
    found: dict[str, dict[str, list[ast.AST | None]]] = {}
    modules = {(a.asname or a.name).split(".")[0] for kind in (ast.Import, ast.ImportFrom) for one in model.every(kind) for a in one.names}
    for one in model.every(ast.Attribute):
        parent = model.parent.get(one)
        is_called = isinstance(parent, ast.Call) and parent.func is one
        if isinstance(one.value, ast.Name) and not is_called and one.value.id not in modules and not one.value.id[:1].isupper():
            found.setdefault(one.value.id, {}).setdefault(one.attr, []).append(model.function_of(one))
    return found
