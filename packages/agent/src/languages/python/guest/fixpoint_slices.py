"""Families of slices: an end counted from behind that may be zero, a bound that was forgotten."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_file_kinds import NUMBER, file_kinds
from fixpoint_model import Model, Mutation, own_nodes
from fixpoint_operators import enclosed
from fixpoint_terms import named, names_at, never_read

MOST_BOUNDS, MOST_NAMES = 4, 4


def slice_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice) and isinstance(node.ctx, ast.Load):
        yield from from_behind(model, node)
        yield from forgotten(model, node, node.slice)
        yield from the_other_part(model, node, node.slice)


def from_behind(model: Model, node: ast.Subscript) -> Iterator[Mutation]:
    """`old[start:-tail]` → `old[start:len(old) - tail]`: with none to leave out, nothing is left. All of the statement that are alike, each with its own object."""
    counted = counted_from_behind(node)
    statement = model.statement_of(node)
    if not counted or statement is None:
        return
    texts = {model.src(one) for one in counted}
    every = [one for one in own_nodes(statement) if isinstance(one, ast.Subscript) and {model.src(bound) for bound in counted_from_behind(one)} & texts]
    for homes in ([node], every) if len(every) > 1 and node in every else ([node],):
        edits = [edit for one in homes for bound in counted_from_behind(one) if model.src(bound) in texts for edit in [(*model.span(bound), f"len({model.src(one.value)}) - {enclosed(model, bound.operand)}")]]
        yield Mutation(edits, "slice", 0.9 if len(homes) == len(every) else 0.6, node.lineno, f"counted from the front: `{model.src(node)}`")
    for bound in counted:
        if isinstance(node.slice, ast.Slice) and bound is node.slice.upper:
            yield model.swap(bound, f"{model.src(bound)} or None", "slice", 0.5, bare=True)


def counted_from_behind(node: ast.Subscript) -> list[ast.UnaryOp]:
    """Its bounds of the form `-name`; a number is what it is."""
    bounds = [node.slice.lower, node.slice.upper] if isinstance(node.slice, ast.Slice) else []
    return [one for one in bounds if isinstance(one, ast.UnaryOp) and isinstance(one.op, ast.USub) and not isinstance(one.operand, ast.Constant)]


def the_other_part(model: Model, node: ast.Subscript, index: ast.Slice) -> Iterator[Mutation]:
    """`text[at:] + text` → `text[at:] + text[:at]`: all of it beside a part of it."""
    bound = index.upper if index.lower is None else index.lower if index.upper is None else None
    statement = model.statement_of(node)
    if bound is None or index.step is not None or statement is None:
        return
    text, cut, around = model.src(node.value), model.src(bound), model.parent.get(node)
    if not isinstance(around, (ast.BinOp, ast.Call, ast.Tuple, ast.List)):
        return
    rest = f"{text}[{cut}:]" if index.lower is None else f"{text}[:{cut}]"
    for one in own_nodes(statement):
        if isinstance(one, (ast.Name, ast.Attribute)) and one is not node.value and not isinstance(model.parent.get(one), (ast.Subscript, ast.Attribute)) and isinstance(one.ctx, ast.Load) and model.src(one) == text:
            yield model.swap(one, rest, "slice", 0.7, bare=True)


def forgotten(model: Model, node: ast.Subscript, index: ast.Slice) -> Iterator[Mutation]:
    """`line[:].strip()` → `line[i:].strip()`: by what the function knows and where it cuts elsewhere."""
    function = model.function_of(node)
    if function is None or index.step is not None or index.lower is not None and index.upper is not None:
        return
    start, end = model.span(node.value)[1], model.span(node)[1]
    lower, upper = (model.src(one) if one is not None else "" for one in (index.lower, index.upper))
    own = model.src(node.value)
    for position, bound in enumerate(bounds_near(model, node, function)):
        prior = 0.45 * 0.9**position
        text = bound.replace("\0", own)
        if not lower and text != upper:
            yield Mutation([(start, end, f"[{text}:{upper}]")], "slice", prior, node.lineno, f"from `{text}` on")
        if not upper and text != lower:
            yield Mutation([(start, end, f"[{lower}:{text}]")], "slice", prior, node.lineno, f"up to `{text}`")


def bounds_near(model: Model, node: ast.Subscript, function: ast.AST) -> list[str]:
    """What nothing reads, bounds of other slices with the own object in them, then numbers that are at hand."""
    kinds, names = file_kinds(model), names_at(model, node)
    unread = [name for name in names if name in never_read(model, function)]
    others = [(one, bound) for one in ast.walk(function) if isinstance(one, ast.Subscript) and isinstance(one.slice, ast.Slice) and one is not node
              for bound in (one.slice.lower, one.slice.upper) if bound is not None and not isinstance(bound, (ast.Constant, ast.UnaryOp))]
    cuts = [model.src(bound).replace(f"len({model.src(one.value)})", "len(\0)") for one, bound in others]
    known = [name for name in names if (a := named(model, function, name)) is not None and kinds.of(a) == NUMBER]
    return list(dict.fromkeys([*unread[:2], *[one for one in cuts if len(one) <= 40][:MOST_BOUNDS], *known[:MOST_NAMES]]))
