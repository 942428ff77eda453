"""Families: operators, boundaries, conditions' shape, subscripts and slices."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation

COMPARE: dict[type[ast.cmpop], list[tuple[str, float]]] = {
    ast.Lt: [("<=", 0.95), (">", 0.6), (">=", 0.55), ("!=", 0.3), ("==", 0.25)],
    ast.LtE: [("<", 0.95), (">=", 0.6), (">", 0.55), ("==", 0.3), ("!=", 0.25)],
    ast.Gt: [(">=", 0.95), ("<", 0.6), ("<=", 0.55), ("!=", 0.3), ("==", 0.25)],
    ast.GtE: [(">", 0.95), ("<=", 0.6), ("<", 0.55), ("==", 0.3), ("!=", 0.25)],
    ast.Eq: [("!=", 0.7), (">=", 0.5), ("<=", 0.5), ("is", 0.3), ("in", 0.3), (">", 0.3), ("<", 0.3)],
    ast.NotEq: [("==", 0.7), (">", 0.45), ("<", 0.45), ("is not", 0.3), ("not in", 0.3)],
    ast.Is: [("is not", 0.7), ("==", 0.5)], ast.IsNot: [("is", 0.7), ("!=", 0.5)],
    ast.In: [("not in", 0.7), ("==", 0.4)], ast.NotIn: [("in", 0.7), ("!=", 0.4)],
}
BINARY: dict[type[ast.operator], list[tuple[str, float]]] = {
    ast.Add: [("-", 0.8), ("*", 0.35), ("|", 0.15)], ast.Sub: [("+", 0.8), ("*", 0.25), ("//", 0.15)],
    ast.Mult: [("/", 0.55), ("+", 0.5), ("//", 0.45), ("**", 0.4)], ast.Div: [("//", 0.75), ("*", 0.6), ("%", 0.25)],
    ast.FloorDiv: [("/", 0.75), ("%", 0.6), ("*", 0.4)], ast.Mod: [("//", 0.6), ("/", 0.3), ("*", 0.2)],
    ast.Pow: [("*", 0.6)], ast.BitAnd: [("|", 0.7), ("^", 0.5)], ast.BitOr: [("&", 0.7), ("^", 0.5)],
    ast.BitXor: [("&", 0.6), ("|", 0.6)], ast.LShift: [(">>", 0.7)], ast.RShift: [("<<", 0.7)], ast.MatMult: [],
}
SYMBOL = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**",
          ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>", ast.MatMult: "@"}
COMMUTES = (ast.Mult, ast.BitAnd, ast.BitOr, ast.BitXor)
# Times that the number of a sum is likelier in its place than the other part.
NUMBER_ALONE = 0.3


def between(model: Model, left: ast.AST, right: ast.AST, old: str, new: str, family: str, prior: float) -> Mutation | None:
    """Replaces the operator token that stands between two operands."""
    gap_start, gap_end = model.span(left)[1], model.span(right)[0]
    at = model.text.find(old, gap_start, gap_end)
    if at < 0:
        return None
    note = f"`{old}` became `{new}` in `{' '.join(model.text[model.span(left)[0]: model.span(right)[1]].split())[:60]}`"
    return Mutation([(at, at + len(old), new)], family, prior, left.lineno, note)  # type: ignore[attr-defined]


COMPARE_SYMBOL = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=", ast.Is: "is",
                  ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in"}


def compare(model: Model, node: ast.Compare) -> Iterator[Mutation | None]:
    left: ast.expr = node.left
    for operator, right in zip(node.ops, node.comparators):
        old = COMPARE_SYMBOL[type(operator)]
        for new, prior in COMPARE[type(operator)]:
            family = "boundary" if prior >= 0.9 else "comparison"
            yield between(model, left, right, old, new, family, prior)
        if isinstance(operator, (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq)):
            for side in (left, right):
                if not isinstance(side, ast.Constant):
                    yield model.swap(side, f"{model.src(side)} + 1", "boundary", 0.5, bare=True)
                    yield model.swap(side, f"{model.src(side)} - 1", "boundary", 0.5, bare=True)
            if len(node.ops) == 1:
                text = f"{model.src(right)} {old} {model.src(left)}"
                if isinstance(operator, (ast.Lt, ast.LtE, ast.Gt, ast.GtE)):
                    yield model.swap(node, text, "operand-swap", 0.3)
        left = right
    if len(node.ops) > 1:
        yield model.swap(node, model.text[model.span(node)[0]: model.span(node.comparators[-2])[1]], "clause-drop", 0.4)


def binary(model: Model, node: ast.BinOp) -> Iterator[Mutation | None]:
    old = SYMBOL[type(node.op)]
    text_like = isinstance(node.left, (ast.JoinedStr,)) or (isinstance(node.left, ast.Constant) and isinstance(node.left.value, str))
    for new, prior in BINARY[type(node.op)]:
        yield between(model, node.left, node.right, old, new, "arithmetic", prior * (0.2 if text_like else 1))
    left, right = model.src(node.left), model.src(node.right)
    # A number alone, for what was reckoned from something, passes by chance and is seldom meant.
    yield model.swap(node, left, "operand-drop", 0.5 * (NUMBER_ALONE if isinstance(node.left, ast.Constant) else 1))
    yield model.swap(node, right, "operand-drop", 0.45 * (NUMBER_ALONE if isinstance(node.right, ast.Constant) else 1))
    if not isinstance(node.op, COMMUTES):
        yield model.swap(node, f"({right}) {old} ({left})" if not simple(node.left, node.right) else f"{right} {old} {left}", "operand-swap", 0.45)
    if isinstance(node.right, ast.BinOp) or isinstance(node.left, ast.BinOp):
        yield from regroup(model, node)


def regroup(model: Model, node: ast.BinOp) -> Iterator[Mutation | None]:
    """`a + b * c` ↔ `(a + b) * c`."""
    old = SYMBOL[type(node.op)]
    if isinstance(node.right, ast.BinOp):
        inner = node.right
        yield model.swap(node, f"({model.src(node.left)} {old} {model.src(inner.left)}) {SYMBOL[type(inner.op)]} {model.src(inner.right)}", "grouping", 0.5)
    if isinstance(node.left, ast.BinOp):
        inner = node.left
        yield model.swap(node, f"{model.src(inner.left)} {SYMBOL[type(inner.op)]} ({model.src(inner.right)} {old} {model.src(node.right)})", "grouping", 0.5)


def simple(*nodes: ast.AST) -> bool:
    return all(isinstance(n, (ast.Name, ast.Constant, ast.Call, ast.Attribute, ast.Subscript)) for n in nodes)


def boolean(model: Model, node: ast.BoolOp) -> Iterator[Mutation | None]:
    old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
    for left, right in zip(node.values, node.values[1:]):
        yield between(model, left, right, old, new, "connective", 0.75)
    for index, value in enumerate(node.values):
        rest = [model.src(v) for i, v in enumerate(node.values) if i != index]
        yield model.swap(node, f" {old} ".join(rest), "clause-drop", 0.6)
        if not (isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)):
            yield model.swap(value, f"not {enclosed(model, value)}", "negation", 0.5, bare=True)
    if len(node.values) == 2:
        yield model.swap(node, f"{model.src(node.values[1])} {old} {model.src(node.values[0])}", "operand-swap", 0.3)
    if len(node.values) == 3:
        a, b, c = (model.src(v) for v in node.values)
        yield model.swap(node, f"({a} {new} {b}) {old} {c}", "grouping", 0.3)
        yield model.swap(node, f"{a} {old} ({b} {new} {c})", "grouping", 0.3)
    for value in node.values:
        if isinstance(value, ast.BoolOp) and len(value.values) == 2 and len(node.values) == 2 and value is node.values[1]:
            a, b, c = model.src(node.values[0]), model.src(value.values[0]), model.src(value.values[1])
            yield model.swap(node, f"({a} {old} {b}) {new} {c}", "grouping", 0.45)
        if isinstance(value, ast.BoolOp) and len(value.values) == 2 and len(node.values) == 2 and value is node.values[0]:
            a, b, c = model.src(value.values[0]), model.src(value.values[1]), model.src(node.values[1])
            yield model.swap(node, f"{a} {new} ({b} {old} {c})", "grouping", 0.45)


def enclosed(model: Model, node: ast.AST) -> str:
    text = model.src(node)
    return text if isinstance(node, (ast.Name, ast.Call, ast.Attribute, ast.Subscript, ast.Compare, ast.Constant)) else f"({text})"


def unary(model: Model, node: ast.UnaryOp) -> Iterator[Mutation | None]:
    prior = 0.65 if isinstance(node.op, ast.Not) else 0.5
    yield model.swap(node, model.src(node.operand), "negation", prior)
    if isinstance(node.op, ast.Invert):
        yield model.swap(node, f"-{model.src(node.operand)}", "arithmetic", 0.3)


def subscript(model: Model, node: ast.Subscript) -> Iterator[Mutation | None]:
    index, base = node.slice, model.src(node.value)
    if isinstance(index, ast.Slice):
        yield from sliced(model, node, index, base)
        return
    if isinstance(index, ast.Tuple) or isinstance(node.ctx, ast.Del):
        return
    text = model.src(index)
    is_text = isinstance(index, ast.Constant) and isinstance(index.value, str)
    if not is_text and not isinstance(index, ast.Constant):
        yield model.swap(index, f"{text} + 1", "index", 0.55)
        yield model.swap(index, f"{text} - 1", "index", 0.55)
        yield model.swap(index, f"-{enclosed(model, index)}", "index", 0.2)
    if isinstance(node.ctx, ast.Load):
        if not isinstance(index, ast.Constant) or is_text:
            yield model.swap(node, f"{base}.get({text})", "lookup", 0.4, bare=True)
            # What is multiplied is once where nothing is said.
            parent = model.parent.get(node)
            is_factor = isinstance(parent, ast.BinOp) and isinstance(parent.op, (ast.Mult, ast.Div))
            for default in (("1",) if is_factor else ()) + ("0", "''", "[]", "{}", "False"):
                yield model.swap(node, f"{base}.get({text}, {default})", "lookup", 0.6 if default == "1" else 0.25, bare=True)
        if not is_text:
            yield model.swap(node, base, "index-drop", 0.3, bare=True)
            yield model.swap(index, f"{text}:", "slice", 0.3, bare=True)
            yield model.swap(index, f":{text}", "slice", 0.3, bare=True)


def sliced(model: Model, node: ast.Subscript, index: ast.Slice, base: str) -> Iterator[Mutation | None]:
    lower, upper, step = (model.src(p) if p else "" for p in (index.lower, index.upper, index.step))
    tail = f":{step}" if step else ""

    def made(low: str, high: str, end: str, prior: float) -> Mutation:
        return model.swap(node, f"{base}[{low}:{high}{end}]", "slice", prior, bare=True)

    if lower:
        yield made("", upper, tail, 0.45)
        if not isinstance(index.lower, ast.Constant):
            yield made(f"{lower} + 1", upper, tail, 0.6)
            yield made(f"{lower} - 1", upper, tail, 0.55)
    else:
        yield made("1", upper, tail, 0.45)
    if upper:
        yield made(lower, "", tail, 0.5)
        if not isinstance(index.upper, ast.Constant):
            yield made(lower, f"{upper} + 1", tail, 0.65)
            yield made(lower, f"{upper} - 1", tail, 0.6)
    else:
        yield made(lower, "-1", tail, 0.45)
    if lower and upper:
        yield made(upper, lower, tail, 0.25)
    if lower and not upper:
        yield made("", lower, tail, 0.4)
    if upper and not lower:
        yield made(upper, "", tail, 0.4)
        if isinstance(index.upper, (ast.Name, ast.Attribute)):
            yield made(f"-{upper}", "", tail, 0.4)
    if step:
        yield made(lower, upper, "", 0.5)
        yield made(lower, upper, f":-{step}" if not step.startswith("-") else f":{step[1:]}", 0.3)
    else:
        yield made(lower, upper, ":-1", 0.25)
    yield model.swap(node, base, "slice", 0.35, bare=True)


def conditional(model: Model, node: ast.IfExp) -> Iterator[Mutation | None]:
    test, body, other = (model.src(n) for n in (node.test, node.body, node.orelse))
    yield model.swap(node, f"{other} if {test} else {body}", "branch-swap", 0.55)
    yield model.swap(node, body, "branch-drop", 0.4)
    yield model.swap(node, other, "branch-drop", 0.4)


def operator_mutations(model: Model, node: ast.AST) -> Iterator[Mutation | None]:
    if isinstance(node, ast.Compare):
        yield from compare(model, node)
    elif isinstance(node, ast.BinOp):
        yield from binary(model, node)
    elif isinstance(node, ast.BoolOp):
        yield from boolean(model, node)
    elif isinstance(node, ast.UnaryOp):
        yield from unary(model, node)
    elif isinstance(node, ast.Subscript):
        yield from subscript(model, node)
    elif isinstance(node, ast.IfExp):
        yield from conditional(model, node)
    elif isinstance(node, ast.AugAssign):
        yield from augmented(model, node)


def augmented(model: Model, node: ast.AugAssign) -> Iterator[Mutation | None]:
    old = SYMBOL[type(node.op)]
    for new, prior in BINARY[type(node.op)]:
        yield between(model, node.target, node.value, f"{old}=", f"{new}=", "arithmetic", prior)
    yield between(model, node.target, node.value, f"{old}=", "=", "assignment", 0.5)
