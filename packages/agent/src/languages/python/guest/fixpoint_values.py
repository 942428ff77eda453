"""Families: constants (numbers, strings, patterns), names, attributes, offsets and wrappers of values."""
from __future__ import annotations

import ast
import difflib
from typing import Iterator

from fixpoint_kinds import kinds_near
from fixpoint_model import FUNCTIONS, Hints, Model, Mutation, is_builtin, own_nodes
from fixpoint_patterns import is_pattern, pattern
from fixpoint_seen import may
from fixpoint_status_codes import other_codes

WRAPPERS = (("str({})", 0.3), ("int({})", 0.3), ("list({})", 0.3), ("len({})", 0.22), ("sorted({})", 0.28), ("abs({})", 0.32),
            ("{}.strip()", 0.25), ("{}.lower()", 0.25), ("float({})", 0.2), ("set({})", 0.18), ("tuple({})", 0.2),
            ("round({})", 0.15), ("dict({})", 0.15), ("reversed({})", 0.12), ("bool({})", 0.15), ("repr({})", 0.12),
            ("{}.copy()", 0.15), ("sum({})", 0.12), ("max({})", 0.1), ("min({})", 0.1), ("[{}]", 0.15), ("max({}, 0)", 0.22),
            ("iter({})", 0.08), ("next({})", 0.08), ("{}.upper()", 0.12), ("{}()", 0.15), ("{} or []", 0.15), ("{} or ''", 0.15),
            ("{} or {{}}", 0.1), ("{} or 0", 0.12), ("{}.items()", 0.15), ("{}.keys()", 0.06), ("{}.values()", 0.08),
            ("type({})", 0.05), ("max(1, {})", 0.12), ("enumerate({})", 0.06))

# Errors that tell of a value of the wrong kind.
OF_KINDS = {"TypeError", "AttributeError"}
# A variable that held another kind of value whenever the failing test came by; scores are brought near to each other by their fourth root.
SHARE_OF_ANOTHER_KIND = 0.004


def constant(model: Model, node: ast.Constant, hints: Hints) -> Iterator[Mutation | None]:
    value = node.value
    if isinstance(value, bool):
        yield model.swap(node, str(not value), "constant", 0.7, bare=True)
        yield model.swap(node, "None", "constant", 0.25, bare=True)
    elif isinstance(value, (int, float)):
        yield from number(model, node, value)
    elif isinstance(value, str) and not isinstance(model.parent.get(node), (ast.Expr, ast.JoinedStr)):
        yield from string(model, node, value, hints)
    elif value is None:
        for text, prior in (("0", 0.3), ("''", 0.3), ("[]", 0.3), ("False", 0.3), ("True", 0.25), ("{}", 0.25), ("()", 0.2), ("1", 0.15)):
            yield model.swap(node, text, "constant", prior, bare=True)
        for name in model.local_names(node)[:6]:
            yield model.swap(node, name, "constant", 0.25, bare=True)


def number(model: Model, node: ast.Constant, value: int | float) -> Iterator[Mutation | None]:
    near = [(value + 1, 0.7), (value - 1, 0.7), (0, 0.5), (1, 0.5), (-value, 0.4), (2, 0.3), (value * 2, 0.2), (value * 10, 0.25), (10, 0.1)]
    if isinstance(value, int):
        near += [(value // 10, 0.2), (value // 2, 0.2), (value + 2, 0.15), (value - 2, 0.15), (value << 1, 0.1), (100, 0.05)]
        # Adjacent sizes of the same place: 60 for 3600, 1000 for 1024, …
        near += [(n, 0.15) for n in (7, 8, 12, 16, 24, 28, 30, 31, 60, 64, 128, 255, 256, 365, 400, 1000, 1024, 3600) if 0.2 < (value or 1) / n < 5]
    else:
        near += [(value / 10, 0.3), (value / 2, 0.2), (value + 0.5, 0.2), (value - 0.5, 0.2)]
    raw = model.src(node)
    if isinstance(value, int) and raw[:2] in ("0x", "0X") and len(set(raw[2:])) == 1:
        # One digit more or less: `0xFFF`.
        yield model.swap(node, raw + raw[-1], "constant", 0.5, bare=True)
        if len(raw) > 3:
            yield model.swap(node, raw[:-1], "constant", 0.5, bare=True)
    others = model.once(f"numbers {type(value).__name__}", model.tree, lambda: {n.value for n in model.every(ast.Constant) if type(n.value) is type(value)})
    near += [(n, 0.2) for n in sorted(others, key=lambda n: abs(n - value))[:8]]
    near += [(code, 0.3 if code // 100 == value // 100 else 0.15) for code in other_codes(model, node)]
    parent = model.parent.get(node)
    negated = isinstance(parent, ast.UnaryOp)
    # `items[-1]` is the last one, hardly ever a slip for another.
    is_last = negated and isinstance(model.parent.get(parent), ast.Subscript)
    for new, prior in near:
        prior *= 0.5 if is_last else 1
        if new != value and not (negated and new < 0):
            yield model.swap(node, repr(new), "constant", prior, bare=new >= 0)
    yield model.swap(node, "None", "constant", 0.2, bare=True)
    if isinstance(parent, ast.Assign):
        for infinite in ("float('-inf')", "float('inf')"):
            yield model.swap(node, infinite, "constant", 0.25, bare=True)
    for name in model.local_names(node)[:8]:
        yield model.swap(node, name, "constant", 0.25, bare=True)
    whole = parent if negated else node
    for name in names_beside(model, node)[:4]:
        yield model.swap(whole, f"len({name})", "constant", 0.6 if is_modulus(parent, node) else 0.3, bare=True)
        yield model.swap(whole, f"len({name}) - 1", "constant", 0.2)
    for name in [name for name in model.module_names if name.isupper()][:6]:
        yield model.swap(whole, name, "constant", 0.2, bare=True)


def is_modulus(parent: ast.AST | None, node: ast.AST) -> bool:
    """`(at + shift) % 26`: mostly as many as there are."""
    return isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.Mod) and parent.right is node


def names_beside(model: Model, node: ast.AST) -> list[str]:
    """Of the statement; what is called is none."""
    statement = model.statement_of(node)
    return model.once("names beside", statement, lambda: names_of(statement)) if statement else []


def names_of(statement: ast.stmt) -> list[str]:
    own = list(own_nodes(statement))
    called = {n.func for n in own if isinstance(n, ast.Call)}
    found = (n.id for n in own if isinstance(n, ast.Name) and n not in called)
    return [name for name in dict.fromkeys(found) if name not in ("self", "cls")]


# Of the file's texts those that are most like one.
MOST_ALIKE, LONGEST_ALIKE = 10, 40


def texts_like(model: Model, value: str) -> list[str]:
    """Many of them are unlike it in their letters already: only of the others it is asked what they have in which order."""
    others = model.once("texts", model.tree, lambda: sorted({n.value for n in model.every(ast.Constant) if isinstance(n.value, str) and 0 < len(n.value) <= LONGEST_ALIKE}))
    matcher = difflib.SequenceMatcher(None, "", value)
    at_most: list[tuple[float, str]] = []
    for other in others:
        matcher.set_seq1(other)
        at_most.append((matcher.quick_ratio(), other))
    at_most.sort(key=lambda one: -one[0])
    best: list[tuple[float, str]] = []
    for most, other in at_most:
        if len(best) == MOST_ALIKE and most <= best[-1][0]:
            break
        matcher.set_seq1(other)
        best = sorted([*best, (matcher.ratio(), other)], key=lambda one: -one[0])[:MOST_ALIKE]
    return [other for _, other in best]


def string(model: Model, node: ast.Constant, value: str, hints: Hints) -> Iterator[Mutation | None]:
    raw = model.src(node)
    if is_pattern(model, node):
        yield from pattern(model, node, raw, hints.strings)
    edits: list[tuple[str, float]] = []
    if value == "":
        edits += [(" ", 0.45), (",", 0.1), ("\n", 0.25), ("0", 0.1)]
    else:
        edits += [("", 0.35), (value.strip(), 0.4), (value + " ", 0.3), (" " + value, 0.3), (value.lower(), 0.35), (value.upper(), 0.3),
                  (value[:-1], 0.25), (value[1:], 0.25), (value + "\n", 0.2), (value.rstrip("\n"), 0.3), (value.title(), 0.1),
                  (value.replace("_", "-"), 0.3), (value.replace("-", "_"), 0.3), (value * 2, 0.15), (value + "s", 0.08)]
    if len(value) <= LONGEST_ALIKE:
        edits += [(other, 0.25) for other in model.once(f"like {value}", model.tree, lambda: texts_like(model, value))]
    # %-codes and format specifications
    for old, new in (("%s", "%r"), ("%r", "%s"), ("%d", "%s"), ("%M", "%m"), ("%m", "%M"), ("%H", "%I"), ("%I", "%H"), ("%Y", "%y"), ("%y", "%Y")):
        if old in value:
            edits.append((value.replace(old, new), 0.3))
    if len(value) <= 4:
        edits += [(value[:i] + str(int(c) + step) + value[i + 1:], 0.3) for i, c in enumerate(value) if c.isascii() and c.isdigit() for step in (1, -1) if 0 <= int(c) + step <= 9 and len(value) > 1]
    if 1 < len(value) <= 24:  # characters of a set: one out, or a usual one in
        edits += [(value[:i] + value[i + 1:], 0.2) for i in range(1, len(value) - 1)]
        edits += [(value + c, 0.12) for c in "_-.:/ \t\n\r\"'" if c not in value]
    for new, prior in edits:
        if new != value:
            yield model.swap(node, quoted(new, raw), "string", prior, bare=True)


def quoted(value: str, like: str) -> str:
    text = repr(value)
    if like.lstrip("rRbBuUfF")[:1] == '"' and '"' not in value and text[0] == "'":
        return '"' + text[1:-1].replace("\\'", "'") + '"'
    return text


def names_instead(model: Model, node: ast.Name) -> list[str]:
    """Variables that could be meant, those that are most like it first."""
    names = [n for n in model.local_names(node) if n != node.id]
    return sorted(names, key=lambda other: -likeness(model, node, other))[:14]


def are_of_a_kind(one: str, other: str) -> str:
    """A condition: what two variables hold could stand for each other."""
    return f"{one} is None or {other} is None or isinstance({one}, type({other})) or isinstance({other}, type({one}))"


def name(model: Model, node: ast.Name, hints: Hints) -> Iterator[Mutation | None]:
    parent = model.parent.get(node)
    is_function = isinstance(parent, ast.Call) and parent.func is node
    if isinstance(node.ctx, ast.Del) or node.id in ("self", "cls"):
        return
    if is_function:
        return  # the family of calls has these
    ranked = names_instead(model, node)
    kinds = kinds_near(model, node)
    own = kinds.get(node.id)
    for position, other in enumerate(ranked):
        prior = 0.5 - 0.03 * position + (0.05 if other in hints.identifiers else 0)
        if not may(model, node, are_of_a_kind(node.id, other)).hold:
            # What raises an error may be of the wrong kind itself.
            prior *= 0.4 if hints.error_type in OF_KINDS else SHARE_OF_ANOTHER_KIND
        elif own is not None and kinds.get(other, own) != own:
            prior *= 0.4
        yield model.swap(node, other, "variable", prior * (0.8 if isinstance(node.ctx, ast.Store) else 1), bare=True)
    if isinstance(node.ctx, ast.Store):
        return
    if model.class_of(node):
        for attribute in model.attributes(node)[:10]:
            near = difflib.SequenceMatcher(None, attribute, node.id).ratio()
            yield model.swap(node, f"self.{attribute}", "variable", 0.15 + 0.3 * near, bare=True)
    for other in model.module_names:
        if node.id in model.module_names and other != node.id and other.isupper() == node.id.isupper():
            near = difflib.SequenceMatcher(None, other, node.id).ratio()
            if near > 0.4:
                yield model.swap(node, other, "variable", 0.45 * near, bare=True)
    if not is_builtin(node.id):
        yield from wrapped(model, node)


def likeness(model: Model, node: ast.Name, other: str) -> float:
    near = difflib.SequenceMatcher(None, other, node.id).ratio()
    function = model.function_of(node)
    is_parameter = other in model.parameters(function)
    return near + (0.3 if is_parameter else 0) + (0.2 if len(other) == len(node.id) == 1 else 0) - (1 if other in ("self", "cls") else 0)


def wrapped(model: Model, node: ast.expr) -> Iterator[Mutation | None]:
    text = model.src(node)
    for shape, prior in WRAPPERS:
        yield model.swap(node, shape.format(text), "wrapper", prior, bare=" or " not in shape)
    yield model.swap(node, f"{text} + 1", "offset", 0.35)
    yield model.swap(node, f"{text} - 1", "offset", 0.35)
    yield model.swap(node, f"-{text}", "offset", 0.22)
    yield model.swap(node, f"not {text}", "negation", 0.15)
    parent = model.parent.get(node)
    is_measured = isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id == "len"
    yield model.swap(node, f"{text}[0]", "index", 0.45 if is_measured else 0.15, bare=True)
    yield model.swap(node, f"{text}[-1]", "index", 0.15, bare=True)
    yield model.swap(node, f"{text}[1:]", "slice", 0.18, bare=True)
    yield model.swap(node, f"{text}[:-1]", "slice", 0.15, bare=True)
    yield model.swap(node, f"{text}[:]", "slice", 0.15, bare=True)
    yield model.swap(node, f"{text} * 2", "offset", 0.08)
    yield model.swap(node, f"{text} // 2", "offset", 0.08)


def attribute(model: Model, node: ast.Attribute) -> Iterator[Mutation | None]:
    parent = model.parent.get(node)
    if isinstance(parent, ast.Call) and parent.func is node:
        return
    base = model.src(node.value)
    known = model.attributes(node) if base == "self" else sorted(
        {n.attr for n in model.every(ast.Attribute)},
        key=lambda a: -difflib.SequenceMatcher(None, a, node.attr).ratio())
    for position, other in enumerate([a for a in known if a != node.attr][:10]):
        near = difflib.SequenceMatcher(None, other, node.attr).ratio()
        yield model.swap(node, f"{base}.{other}", "attribute", 0.35 + 0.2 * near - 0.01 * position, bare=True)
    if base == "self":
        for local in model.parameters(model.function_of(node))[:6]:
            yield model.swap(node, local, "attribute", 0.35, bare=True)
    if isinstance(node.ctx, ast.Load):
        yield from wrapped(model, node)
        yield model.swap(node, base, "attribute", 0.2, bare=True)


def default_values(model: Model, node: ast.AST) -> Iterator[Mutation | None]:
    """A mutable default is shared between calls: make it per call."""
    if not isinstance(node, FUNCTIONS) or not node.body:
        return
    positional = [*node.args.posonlyargs, *node.args.args]
    pairs = [*zip(positional[len(positional) - len(node.args.defaults):], node.args.defaults),
             *((a, d) for a, d in zip(node.args.kwonlyargs, node.args.kw_defaults) if d is not None)]
    first = node.body[1] if len(node.body) > 1 and isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant) else node.body[0]
    for argument, default in pairs:
        if isinstance(default, (ast.List, ast.Dict, ast.Set)) or (isinstance(default, ast.Call) and not default.args):
            start, end = model.span(default)
            at = model.line_start(first.lineno)
            pad = model.indent(first.lineno)
            guard = f"{pad}if {argument.arg} is None:\n{pad}    {argument.arg} = {model.src(default)}\n"
            yield Mutation([(start, end, "None"), (at, at, guard)], "mutable-default", 0.75, node.lineno,
                           f"the default of `{argument.arg}` is made anew for each call")


def value_mutations(model: Model, node: ast.AST, hints: Hints) -> Iterator[Mutation | None]:
    if isinstance(node, ast.Constant):
        yield from constant(model, node, hints)
    elif isinstance(node, ast.Name):
        yield from name(model, node, hints)
    elif isinstance(node, ast.Attribute):
        yield from attribute(model, node)
    elif isinstance(node, FUNCTIONS):
        yield from default_values(model, node)
    elif isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load) and len(node.elts) == 2:
        a, b = (model.src(e) for e in node.elts)
        yield Mutation([(*model.span(node.elts[0]), b), (*model.span(node.elts[1]), a)], "operand-swap", 0.4, node.lineno, f"`{a}` and `{b}` changed places")
