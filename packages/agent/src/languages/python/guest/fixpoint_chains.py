"""Families of texts: links of a chain of calls in another order, what only one side of a comparison goes through, texts that are joined or left out."""
from __future__ import annotations

import ast
from typing import Iterator, NamedTuple

from fixpoint_file_kinds import ITEMS, MAPPING, SET, TEXT, UNKNOWN, file_kinds
from fixpoint_model import Model, Mutation
from fixpoint_slips import PURE_METHODS

MOST_LINKS = 5
# Methods that are called without arguments on both sides of a comparison, or on none.
SAME_TEXT = {"strip", "lower", "upper", "casefold", "lstrip", "rstrip", "title"}
SIDES = (ast.Eq, ast.NotEq, ast.In, ast.NotIn)
PLAIN = (ast.Name, ast.Attribute, ast.Subscript)


class Link(NamedTuple):
    name: str
    start: int
    end: int
    call: ast.Call


def chain_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Call):
        yield from other_order(model, node)
        yield from joined(model, node)
        yield from asked_of_both(model, node)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], SIDES):
        yield from one_side(model, node)
    elif isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or):
        yield from one_of_several(model, node)
    elif isinstance(node, ast.comprehension):
        yield from not_empty(model, node)


def other_order(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`.replace("\\n", …).replace("\\\\", …)`: two neighbouring links of a chain, the last one first and the first one last."""
    above = model.parent.get(node)
    if isinstance(above, ast.Attribute) and isinstance(model.parent.get(above), ast.Call):
        return
    links = links_of(model, node)
    if not 2 <= len(links) <= MOST_LINKS:
        return
    texts = [model.text[one.start: one.end] for one in links]
    calls = [one.call for one in links]
    count = len(links)
    orders = [[*range(at), at + 1, at, *range(at + 2, count)] for at in range(count - 1)]
    if count > 2:
        orders += [[count - 1, *range(count - 1)], [*range(1, count), 0]]
    for order in orders:
        moved = [at for at, other in enumerate(order) if texts[at] != texts[other]]
        if moved and all(links[at].name == links[order[at]].name or {links[at].name, links[order[at]].name} <= PURE_METHODS for at in moved):
            edits = [(links[at].start, links[at].end, texts[order[at]]) for at in moved]
            twice = any(spoils(calls[a], calls[b]) for a in range(count) for b in range(a + 1, count) if order.index(b) < order.index(a))
            yield Mutation(edits, "escaped-twice" if twice else "chain", 0.7 if len({links[at].name for at in moved}) == 1 else 0.45, node.lineno, f"`{texts[order[moved[0]]]}` comes before `{texts[moved[0]]}`")


def spoils(first: ast.Call, later: ast.Call) -> bool:
    """What the first one puts in is replaced by the later one again."""
    texts = [one.value for one in (*first.args, *later.args) if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return len(texts) == len(first.args) + len(later.args) == 4 and texts[2] != "" and texts[2] in texts[1]


def links_of(model: Model, node: ast.expr) -> list[Link]:
    """From the first to the last; what stands between them, line ends too, belongs to none."""
    links: list[Link] = []
    while isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        inner, end = model.span(node.func.value)[1], model.span(node)[1]
        start = model.text.find(".", inner, model.span(node.func)[1])
        if start < 0 or "#" in model.text[inner:start]:
            return []
        links.append(Link(node.func.attr, start, end, node))
        node = node.func.value
    return links[::-1]


def one_side(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`name.lower() == wanted` → `… == wanted.lower()`; `word in text` → both `.lower()`."""
    left, right = node.left, node.comparators[0]
    is_in = isinstance(node.ops[0], (ast.In, ast.NotIn))
    (a, first), (b, second) = bare(model, left), bare(model, right)
    kind = file_kinds(model).of(right)
    if first and first != second and isinstance(right, (*PLAIN, ast.Call)):
        if is_in and kind in (ITEMS, SET, MAPPING, UNKNOWN):
            yield model.swap(right, f"[one{first} for one in {model.src(right)}]", "both-sides", 0.45, bare=True)
        if not is_in or kind in (TEXT, UNKNOWN):
            yield model.swap(right, b + first, "both-sides", 0.7, bare=True)
    if second and second != first and isinstance(left, (*PLAIN, ast.Call)):
        yield model.swap(left, a + second, "both-sides", 0.7, bare=True)
    if is_in and not first and not second and isinstance(left, PLAIN) and isinstance(right, PLAIN) and kind in (TEXT, UNKNOWN):
        yield Mutation([(*model.span(left), f"{a}.lower()"), (*model.span(right), f"{b}.lower()")], "both-sides", 0.35 if kind == TEXT else 0.2, node.lineno, "both sides in small letters")


def bare(model: Model, node: ast.expr) -> tuple[str, str]:
    """What is asked about, and what it goes through: `name` and `.strip().lower()`."""
    end = model.span(node)[1]
    while isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SAME_TEXT and not node.args:
        node = node.func.value
    return model.src(node), "".join(model.text[model.span(node)[1]: end].split())


def asked_of_both(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`text.startswith(word)` → `text.lower().startswith(word.lower())`, `text.lower().find(word)` → `word.lower()`."""
    called = node.func
    if not isinstance(called, ast.Attribute) or called.attr not in ("startswith", "endswith", "find", "count", "index") or len(node.args) != 1:
        return
    given = node.args[0]
    (_, first), (b, second) = bare(model, called.value), bare(model, given)
    if first and first != second and isinstance(given, PLAIN):
        yield model.swap(given, b + first, "both-sides", 0.5, bare=True)
    elif not first and not second and called.attr in ("startswith", "endswith") and isinstance(given, PLAIN):
        at, (start, end) = model.span(called.value)[1], model.span(given)
        yield Mutation([(at, at, ".lower()"), (start, end, f"{b}.lower()")], "both-sides", 0.2, node.lineno, "both in small letters")


def joined(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`", ".join(numbers)` → `", ".join(map(str, numbers))`; a test for digits that a sign spoils."""
    called = node.func
    if not isinstance(called, ast.Attribute):
        return
    if called.attr == "join" and len(node.args) == 1 and isinstance(node.args[0], (*PLAIN, ast.Call)) and file_kinds(model).of(node.args[0]) != TEXT:
        given = model.src(node.args[0])
        if not given.startswith("map(") and isinstance(called.value, (ast.Constant, ast.Name)):
            yield model.swap(node.args[0], f"map(str, {given})", "joined", 0.45, bare=True)
            yield model.swap(node.args[0], f"filter(None, {given})", "joined", 0.3, bare=True)
    elif called.attr in ("isdigit", "isdecimal", "isnumeric") and not node.args and not isinstance(called.value, ast.Call):
        at = model.span(called.value)[1]
        yield Mutation([(at, at, ".lstrip('-')")], "joined", 0.3, node.lineno, "a sign is no digit")


def one_of_several(model: Model, node: ast.BoolOp) -> Iterator[Mutation]:
    """`mark == "a" or "b"` → `mark == "a" or mark == "b"`; `name.endswith("a" or "b")` → `("a", "b")`."""
    first, rest = node.values[0], node.values[1:]
    if not all(isinstance(one, ast.Constant) and one.value for one in rest):
        return
    parent = model.parent.get(node)
    if isinstance(first, ast.Compare) and len(first.ops) == 1 and isinstance(first.ops[0], (ast.Eq, ast.In)):
        head = model.text[model.span(first)[0]: model.span(first.comparators[0])[0]]
        yield model.swap(node, " or ".join([model.src(first), *(f"{head}{model.src(one)}" for one in rest)]), "one-of", 0.9)
    elif isinstance(first, ast.Constant) and isinstance(parent, (ast.Call, ast.Compare)):
        yield model.swap(node, f"({', '.join(model.src(one) for one in node.values)})", "one-of", 0.9, bare=True)
        if isinstance(parent, ast.Compare) and len(parent.ops) == 1 and isinstance(parent.ops[0], ast.Eq):
            yield model.swap(parent, f"{model.src(parent.left)} in ({', '.join(model.src(one) for one in node.values)})", "one-of", 0.9)


def not_empty(model: Model, node: ast.comprehension) -> Iterator[Mutation]:
    """`[line.strip() for line in lines]` → `… if line.strip()`."""
    if node.ifs or not isinstance(node.target, ast.Name):
        return
    name, end = node.target.id, model.span(node.iter)[1]
    made = getattr(model.parent.get(node), "elt", None)
    is_text = isinstance(made, ast.Call) and model.src(made).startswith(f"{name}.strip(") or model.src(node.iter).endswith((".splitlines()", "readlines()", '.split("\\n")', ".split('\\n')"))
    if is_text:
        yield Mutation([(end, end, f" if {name}.strip()")], "clause-add", 0.6, node.iter.lineno, "what is empty is left out")
