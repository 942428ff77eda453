"""Family of the same thing in another form: what may be absent with a default, one more error that is caught, an error in place of an assertion."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_blocks import Place, may_leave
from fixpoint_model import Model, Mutation
from fixpoint_predicates import inverted
from fixpoint_terms import in_text

FAMILY = "said-otherwise"
# Of the usual edits' priors: these are many, and each is right less often.
SHARE = 0.07
DEFAULTS = ("None", "''", "False", "0", "()", "[]", "{}")
ERRORS = ("TypeError", "ValueError", "AttributeError", "KeyError", "IndexError", "LookupError", "OSError", "ImportError", "UnicodeError", "OverflowError", "Exception")
MOST_ERRORS = 18


def said_otherwise_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`thing.size` → `getattr(thing, 'size', None)`; `tuple(rows * 2)` → `tuple(rows) * 2`; `kind == 'a'` → `kind in ('a', 'b')`."""
    if in_text(model, node):
        return
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        parent = model.parent.get(node)
        for rank, default in enumerate(DEFAULTS if not (isinstance(parent, ast.Call) and parent.func is node) else ()):
            yield model.swap(node, f"getattr({model.src(node.value)}, '{node.attr}', {default})", FAMILY, SHARE * 0.25 * 0.85**rank, bare=True)
    elif isinstance(node, ast.Call):
        yield from of_call(model, node)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield from one_of_several(model, node)


def of_call(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`hasattr` as a value, and what is done to an argument, done to what the call gives."""
    name = model.src(node.func)
    if name == "hasattr" and len(node.args) == 2:
        yield model.swap(node, f"getattr({', '.join(model.src(one) for one in node.args)}, None)", FAMILY, SHARE * 0.5, bare=True)
    if isinstance(node.func, ast.Attribute) and node.func.attr in ("pop", "get", "setdefault") and node.args:
        owner, key = model.src(node.func.value), model.src(node.args[0])
        for text in (f"{owner}[{key}]", f"{owner}.get({key})", f"{owner}.pop({key}, None)"):
            if text != model.src(node):
                yield model.swap(node, text, FAMILY, SHARE * 0.3, bare=True)
    for argument in node.args:
        if isinstance(argument, (ast.BinOp, ast.IfExp, ast.BoolOp, ast.Subscript)):
            (start, end), (low, high) = model.span(node), model.span(argument)
            for part in parts_of(argument):
                a, b = model.span(part)
                text = model.text[low:a] + model.text[start:low] + model.text[a:b] + model.text[high:end] + model.text[b:high]
                yield model.swap(node, text, FAMILY, SHARE * 0.35, bare=isinstance(argument, ast.Subscript))
    # Of a call within a call: `tuple(map(tuple, rows * n))`.
    inner = node.args[-1] if node.args else None
    if isinstance(inner, ast.Call) and inner.args and isinstance(inner.args[-1], ast.BinOp):
        (start, end), (low, _), (_, high) = model.span(node), model.span(inner.args[-1]), model.span(inner.args[-1])
        cut = model.span(inner.args[-1].left)[1]
        yield model.swap(node, model.text[start:cut] + model.text[high:end] + model.text[cut:high], FAMILY, SHARE * 0.3)


def parts_of(node: ast.expr) -> list[ast.expr]:
    """What may be the argument alone."""
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    if isinstance(node, ast.IfExp):
        return [node.body, node.orelse]
    if isinstance(node, ast.BoolOp):
        return [node.values[0]]
    return [node.value] if isinstance(node, ast.Subscript) else []


def one_of_several(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """With the texts that the same thing is compared with elsewhere."""
    sign = {ast.Eq: "in", ast.NotEq: "not in"}.get(type(node.ops[0]))
    right = node.comparators[0]
    if sign is None or not isinstance(right, ast.Constant):
        return
    left, own = model.src(node.left), model.src(right)
    others = model.once("compared with", model.tree, lambda: compared_with(model)).get(left.rsplit(".", 1)[-1], [])
    for rank, other in enumerate([one for one in others if one != own][:6]):
        yield model.swap(node, f"{left} {sign} ({own}, {other})", FAMILY, SHARE * 0.3 * 0.9**rank)


def compared_with(model: Model) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for one in model.every(ast.Compare):
        for other in (one.comparators[0], *getattr(one.comparators[0], "elts", ())):
            if isinstance(other, ast.Constant) and other.value is not None:
                known = found.setdefault(model.src(one.left).rsplit(".", 1)[-1], [])
                if model.src(other) not in known:
                    known.append(model.src(other))
    return found


def said_otherwise_statements(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    if isinstance(statement, ast.Try):
        yield from more_caught(model, statement)
    elif isinstance(statement, ast.Assert):
        yield from raised(model, statement)
    elif isinstance(statement, ast.Assign) and len(statement.targets) == 1 and model.function_of(statement) is not None and may_leave(model, statement):
        start, end = model.span(statement)[0], model.span(statement.value)[0]
        yield Mutation([(start, end, "return ")], FAMILY, SHARE * 0.3, statement.lineno, f"`{model.src(statement.targets[0])}` is returned")


def more_caught(model: Model, statement: ast.Try) -> Iterator[Mutation]:
    """`except KeyError` → `except (KeyError, TypeError)`; those of the file first."""
    own = model.once("caught", model.tree, lambda: dict.fromkeys(
        model.src(one) for handler in model.every(ast.ExceptHandler) if handler.type is not None
        for one in (handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type])))
    for handler in statement.handlers:
        if handler.type is None:
            continue
        caught = [model.src(one) for one in (handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type])]
        others = [one for one in dict.fromkeys([*own, *ERRORS]) if one not in caught][:MOST_ERRORS]
        for rank, other in enumerate(others):
            for text in (f"({', '.join([*caught, other])})", f"({', '.join([other, *caught])})", other):
                yield model.swap(handler.type, text, FAMILY, SHARE * 0.4 * 0.93**rank, bare=True)
        for one in caught if len(caught) > 1 else ():
            rest = [other for other in caught if other != one]
            yield model.swap(handler.type, f"({', '.join(rest)})" if len(rest) > 1 else rest[0], FAMILY, SHARE * 0.3, bare=True)


def raised(model: Model, statement: ast.Assert) -> Iterator[Mutation]:
    """`assert rows, "no rows"` → `if not rows: raise ValueError("no rows")`, and other ways out."""
    place = Place(model, statement)
    if not place.alone:
        return
    test = inverted(model, statement.test)
    said = model.src(statement.msg) if statement.msg is not None else ""
    used = list(dict.fromkeys(last for one in model.every(ast.Raise) if isinstance(one.exc, ast.Call) for last in [model.src(one.exc.func)]))
    ways = [f"raise {error}({said})" for error in dict.fromkeys([*used[:4], "ValueError", "TypeError"])]
    for rank, way in enumerate([*ways, "return False", "return None", "return", "return NotImplemented"]):
        yield place.whole(f"{place.pad}if {test}:\n{place.pad}    {way}\n", FAMILY, SHARE * 0.35 * 0.9**rank, f"`if {test}: {way}` in place of the assertion")
