"""Slips of whole statements: forgotten, at the wrong place, without their condition."""
from __future__ import annotations

import ast
from itertools import permutations
from typing import Iterator

from slip_source import Slip, Source

LEAVES = (ast.Return, ast.Raise, ast.Continue, ast.Break)
LOOPS = (ast.For, ast.While)
SIMPLE = (ast.Assign, ast.AugAssign, ast.Expr)
COLLECTS = {"append", "add", "extend", "update", "insert", "appendleft", "setdefault"}


def slips_of(source: Source, node: ast.AST) -> Iterator[Slip]:
    if isinstance(node, ast.stmt):
        yield from forgotten(source, node)
        yield from misplaced(source, node)
    if isinstance(node, ast.If):
        yield from of_branches(source, node)
    if isinstance(node, ast.While) and not node.orelse:
        start = source.model.span(node)[0]
        yield Slip("asked once", [(start, start + 5, "if")])
    if isinstance(node, ast.ExceptHandler) and isinstance(node.type, ast.Tuple):
        kinds = [source.src(one) for one in node.type.elts]
        at = source.random.randrange(len(kinds))
        yield source.put("exception", node.type, kinds[at], *(f"({', '.join(some)})" for some in permutations(kinds)))


def forgotten(source: Source, node: ast.stmt) -> Iterator[Slip]:
    if isinstance(node, ast.AugAssign):
        yield from source.without("count forgotten", node)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        called = node.value.func
        kind = "note forgotten" if isinstance(called, ast.Attribute) and called.attr in COLLECTS else "call forgotten"
        yield from source.without(kind, node)
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        target, function = node.targets[0], source.model.function_of(node)
        stored = [one for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)] if function else []
        again = isinstance(target, ast.Name) and any(one.id == target.id and one.lineno < node.lineno for one in stored)
        if again or isinstance(target, (ast.Attribute, ast.Subscript)):
            yield from source.without("reset forgotten" if isinstance(node.value, (ast.Constant, ast.List, ast.Dict)) else "assignment forgotten", node)
    elif isinstance(node, (ast.Break, ast.Continue)):
        yield from source.without("leave forgotten", node)
    elif isinstance(node, ast.Return) and node.value is not None:
        yield from source.without("return forgotten", node)
    elif isinstance(node, ast.If) and not node.orelse and len(node.body) == 1 and isinstance(node.body[0], LEAVES) and is_if(source, node):
        yield from source.without("guard forgotten", node)


def is_if(source: Source, node: ast.If) -> bool:
    start = source.model.span(node)[0]
    return source.text[start: start + 3] == "if "


def misplaced(source: Source, node: ast.stmt) -> Iterator[Slip]:
    block = source.block_of(node)
    at = block.index(node)
    follower = block[at + 1] if at + 1 < len(block) else None
    if follower is not None and isinstance(node, SIMPLE) and isinstance(follower, SIMPLE) and share_a_name(node, follower):
        (a, b), (c, d) = source.lines_of(node), source.lines_of(follower)
        if b == c and source.is_alone(node) and source.is_alone(follower):
            yield Slip("statements swapped", [(a, d, source.text[c:d] + source.text[a:b])])
    if isinstance(node, LOOPS) and not node.orelse:
        pad, inner = source.model.indent(node.lineno), source.model.indent(node.body[-1].lineno)
        end = source.lines_of(node)[1]
        if follower is not None and isinstance(follower, (*SIMPLE, ast.Return)) and source.text[end: source.lines_of(follower)[0]].strip() == "":
            yield Slip("into the loop", [(end, source.lines_of(follower)[1], source.shifted(follower, inner))])
        if len(node.body) > 1 and isinstance(node.body[-1], SIMPLE):
            yield Slip("out of the loop", [(*source.lines_of(node.body[-1]), source.shifted(node.body[-1], pad))])
        first = node.body[0]
        if len(node.body) > 1 and isinstance(first, ast.Assign) and isinstance(first.value, (ast.Constant, ast.List, ast.Dict)):
            start = source.lines_of(node)[0]
            yield Slip("out of the loop", [(start, start, source.shifted(first, pad)), (*source.lines_of(first), "")])
    if isinstance(node, ast.If) and is_if(source, node) and len(node.body) > 1 and isinstance(node.body[-1], SIMPLE) and not node.orelse:
        yield Slip("out of the branch", [(*source.lines_of(node.body[-1]), source.shifted(node.body[-1], source.model.indent(node.lineno)))])


def share_a_name(one: ast.AST, other: ast.AST) -> bool:
    def stored(node: ast.AST) -> set[str]:
        return {ast.dump(n) for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}

    def read(node: ast.AST) -> set[str]:
        return {ast.dump(ast.Name(n.id, ast.Store())) for n in ast.walk(node) if isinstance(n, ast.Name)}

    return bool(stored(one) & read(other) or stored(other) & read(one))


def of_branches(source: Source, node: ast.If) -> Iterator[Slip]:
    start = source.model.span(node)[0]
    if is_if(source, node) and not node.orelse and len(node.body) == 1 and isinstance(node.body[0], SIMPLE):
        yield Slip("condition forgotten", [(*source.lines_of(node), source.shifted(node.body[0], source.model.indent(node.lineno)))])
    last_line = source.model.after_line(node.body[-1].end_lineno or node.body[-1].lineno)
    if node.orelse and len(node.orelse) == 1:
        end = source.model.after_line(node.orelse[-1].end_lineno or node.orelse[-1].lineno)
        follows = node.orelse[0]
        if isinstance(follows, ast.If) and not is_if(source, follows):
            yield Slip("elif as if", [(source.model.span(follows)[0], source.model.span(follows)[0] + 4, "if")])
            if not follows.orelse and len(follows.body) == 1:
                yield Slip("elif dropped", [(last_line, end, "")])
        elif not isinstance(follows, ast.If) and end - last_line < 120:
            yield Slip("else dropped", [(last_line, end, "")])
    elif not node.orelse and is_if(source, node):
        block = source.block_of(node)
        at = block.index(node)
        if at > 0 and isinstance(block[at - 1], ast.If) and not getattr(block[at - 1], "orelse") and not isinstance(block[at - 1].body[-1], LEAVES):  # type: ignore[attr-defined]
            yield Slip("if as elif", [(start, start, "el")])
