"""Family of a branch whose expression lacks what the same one has in the branch beside it."""
from __future__ import annotations

import ast
from itertools import permutations
from typing import Iterator

from fixpoint_model import Model, Mutation, is_builtin
from fixpoint_terms import names_at

LEAVES = (ast.Name, ast.Attribute, ast.Constant)
LONGEST, MOST_OTHERS, MOST_LEAVES = 120, 6, 2


def adapted_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`chr((ord(c) - 97 + by) % 26 + 97)` beside `chr(ord(c) - 65 + by + 65)` → `chr((ord(c) - 65 + by) % 26 + 65)`."""
    function = model.function_of(statement)
    value = value_of(statement)
    if function is None or value is None or len(model.src(value)) > LONGEST:
        return
    own, seen = model.src(value), set()
    others = [one for one in model.once("values", function, lambda: values_in(model, function)) if one[0] is not statement and one[1] == head(model, statement, value)]
    known = {*names_at(model, statement), *model.module_names}
    for other, _, text in sorted(others, key=lambda one: abs(one[0].lineno - statement.lineno))[:MOST_OTHERS]:
        for fresh in told_otherwise(model, text, value):
            own_names = {one.id for one in ast.walk(fresh) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
            names = {one.id for one in ast.walk(fresh) if isinstance(one, ast.Name)} - own_names
            written = ast.unparse(fresh)
            if ast.dump(fresh) != ast.dump(value) and written not in seen and all(name in known or is_builtin(name) for name in names):
                seen.add(written)
                yield model.swap(value, written, "adapted", 0.8 * 0.8 ** (len(seen) - 1), bare=True)


def value_of(statement: ast.stmt) -> ast.expr | None:
    """What is made here: the value of an assignment, of `return`, or the one argument of a call that stands alone."""
    if isinstance(statement, (ast.Assign, ast.AugAssign, ast.Return)):
        return statement.value
    call = statement.value if isinstance(statement, ast.Expr) else None
    return call.args[0] if isinstance(call, ast.Call) and len(call.args) == 1 and isinstance(call.func, ast.Attribute) else None


def head(model: Model, statement: ast.stmt, value: ast.expr) -> str:
    """The same is done with it."""
    if isinstance(statement, ast.Return):
        return "return"
    whole = model.src(statement)
    kind = f"{type(value).__name__}{model.src(value.func) if isinstance(value, ast.Call) else ''}" if isinstance(statement, (ast.Assign, ast.AugAssign)) else ""
    return kind or whole[: model.span(value)[0] - model.span(statement)[0]]


def values_in(model: Model, function: ast.AST) -> list[tuple[ast.stmt, str, ast.expr]]:
    found = []
    for one in ast.walk(function):
        value = value_of(one) if isinstance(one, ast.stmt) else None
        if value is not None and isinstance(value, (ast.Call, ast.BinOp, ast.Tuple)) and len(model.src(value)) <= LONGEST:
            found.append((one, head(model, one, value), value))
    return found  # type: ignore[return-value]


def told_otherwise(model: Model, other: ast.expr, value: ast.expr) -> Iterator[ast.expr]:
    """The other expression with what only this one has in place of what only that one has."""
    theirs, ours = leaves(other), leaves(value)
    gone = [one for one in theirs if one not in ours]
    come = [one for one in ours if one not in theirs]
    if not come or len(come) > MOST_LEAVES or len(gone) < len(come) or len(gone) > len(come) + 1:
        return
    if not set(ours) & set(theirs):
        return
    for chosen in permutations(gone, len(come)):
        texts = dict(zip(chosen, come))
        texts.update(repeated(texts, [one for one in gone if one not in chosen]))
        yield replaced(other, texts)


def repeated(texts: dict[str, str], rest: list[str]) -> dict[str, str]:
    """`"---"` where `"-"` became `"+"`."""
    values = {ast.literal_eval(old): ast.literal_eval(new) for old, new in texts.items() if old[:1] in "'\"" and new[:1] in "'\""}
    return {one: repr(text.replace(old, new)) for one in rest if one[:1] in "'\"" for text in [ast.literal_eval(one)] for old, new in values.items() if old and old in text}


def leaves(node: ast.expr) -> list[str]:
    return list(dict.fromkeys(ast.unparse(one) for one in outer_leaves(node)))


def outer_leaves(node: ast.AST) -> Iterator[ast.AST]:
    """`self.count` is one leaf; the operators and the functions that are called are none."""
    if isinstance(node, LEAVES):
        yield node
    elif isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute):
            yield from outer_leaves(node.func.value)
        for one in (*node.args, *(word.value for word in node.keywords)):
            yield from outer_leaves(one)
    else:
        for child in ast.iter_child_nodes(node):
            yield from outer_leaves(child)


class Exchange(ast.NodeTransformer):
    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts

    def visit(self, node: ast.AST) -> ast.AST:
        text = self.texts.get(ast.unparse(node)) if isinstance(node, LEAVES) else None
        if text is None:
            return self.generic_visit(node)
        fresh = ast.parse(text, mode="eval").body
        if isinstance(node, (ast.Name, ast.Attribute)) and isinstance(fresh, (ast.Name, ast.Attribute)):
            fresh.ctx = node.ctx
        return fresh


def replaced_in(statement: ast.stmt, texts: dict[str, str]) -> ast.stmt:
    copy = ast.parse(ast.unparse(statement)).body[0]
    return Exchange(texts).visit(copy)  # type: ignore[no-any-return]


def replaced(node: ast.expr, texts: dict[str, str]) -> ast.expr:
    copy = ast.parse(ast.unparse(node), mode="eval").body
    return Exchange(texts).visit(copy)  # type: ignore[no-any-return]
