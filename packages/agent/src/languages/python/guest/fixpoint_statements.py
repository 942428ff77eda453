"""Families of statements: guards, missing returns, copies from the same file."""
from __future__ import annotations

import ast
import builtins
from typing import Iterator, NamedTuple

from fixpoint_blocks import SIMPLE, Place, may_leave, shifted
from fixpoint_branches import branch_mutations
from fixpoint_conditions import asked_of_others, atoms, value_names
from fixpoint_model import FUNCTIONS, Hints, Model, Mutation, clip
from fixpoint_moves import deletions, moves
from fixpoint_seen import few_alike, may

RESULTS = ("None", "[]", "''", "0", "False", "True", "{}", "()", "1", "-1")


def guards(place: Place, hints: Hints) -> Iterator[Mutation]:
    """Early returns, skips and raises before the statement; the atoms come from what is in scope."""
    model, node = place.model, place.node
    function = model.function_of(node)
    if function is None:
        return
    in_loop = any(isinstance(p, (ast.For, ast.While)) for p in parents(model, node, function))
    results = [*dict.fromkeys([*returned(model, function), *RESULTS])]
    gives = gives_something(function)
    parameters = model.parameters(function)
    first = bool(function.body) and (node is function.body[0] or (len(function.body) > 1 and node is function.body[1]))
    if isinstance(node, SIMPLE):
        for atom, weight in asked_of_others(model, node, value_names(model, node)):
            yield only_if(place, atom, "guarded", weight)
    for atom, weight in few_alike(model, node, [pair for pair in atoms(model, node) if pair[1] >= 0.2]):
        # The statement alone runs only when the atom holds.
        if isinstance(node, SIMPLE) and weight > 0.25 and may(model, node, atom).fail:
            yield only_if(place, atom, "guard", weight * 0.6)
        if not may(model, node, atom).hold:
            continue
        for rank, result in enumerate(results[:9]):
            # Where the function gives nothing at all, `return None` would be written so.
            way = "return" if result == "None" and not gives else f"return {result}"
            yield place.before([f"if {atom}:", f"    {way}"], "guard", weight * (0.75 - 0.045 * rank) * (1.15 if first else 1), f"`if {atom}: {way}` was added")
        for parameter in parameters[:3]:
            if parameter in atom:
                yield place.before([f"if {atom}:", f"    return {parameter}"], "guard", weight * 0.5, f"`if {atom}: return {parameter}` was added")
        if in_loop:
            yield place.before([f"if {atom}:", "    continue"], "guard", weight * 0.7, f"`if {atom}: continue` was added")
            yield place.before([f"if {atom}:", "    break"], "guard", weight * 0.6, f"`if {atom}: break` was added")
        if hints.symptom == "missing_exception":
            kind = hints.error_type or "ValueError"
            said = [f"{kind}({hints.missed!r})"] if hints.missed else []
            for raised in dict.fromkeys([*said, *raises(model, function), f"{kind}({atom!r})"]):
                prior = weight * (1.8 if raised in said else 0.9)
                yield place.before([f"if {atom}:", f"    raise {raised}"], "guard-raise", min(1.0, prior), f"`if {atom}: raise {raised}` was added")
    for name in value_names(model, node)[:5]:
        for value in ("[]", "{}", "''", "0") if may(model, node, f"{name} is None").hold else ():
            yield place.before([f"if {name} is None:", f"    {name} = {value}"], "none-guard", 0.26, f"`{name}` is {value} when it is None")
        for kind in ("str", "list", "int", "float", "abs", "set"):
            yield place.before([f"{name} = {kind}({name})"], "normalise", 0.16, f"`{name}` is made `{kind}` first")
        for call in ("strip()", "lower()", "copy()"):
            yield place.before([f"{name} = {name}.{call}"], "normalise", 0.14, f"`{name}.{call}` comes first")
        for step in ("+= 1", "-= 1"):
            yield place.before([f"{name} {step}"], "statement-insert", 0.14, f"`{name} {step}` was added")
            yield place.after([f"{name} {step}"], "statement-insert", 0.2, f"`{name} {step}` was added")


def only_if(place: Place, atom: str, kind: str, prior: float) -> Mutation:
    indented = shifted(place.text, place.pad, place.pad + "    ")
    return place.whole(f"{place.pad}if {atom}:\n{indented}", kind, prior, f"`{clip(place.text)}` runs only if `{atom}`")


def gives_something(function: ast.AST) -> bool:
    return any(isinstance(n, ast.Return) and n.value is not None for n in ast.walk(function))


def parents(model: Model, node: ast.AST, until: ast.AST) -> Iterator[ast.AST]:
    current = model.parent.get(node)
    while current is not None and current is not until:
        yield current
        current = model.parent.get(current)


def returned(model: Model, function: ast.AST) -> list[str]:
    texts = [model.src(n.value) for n in ast.walk(function) if isinstance(n, ast.Return) and n.value is not None]
    return [t for t in dict.fromkeys(texts) if len(t) <= 30 and "\n" not in t][:4]


def raises(model: Model, function: ast.AST) -> list[str]:
    """What the function, or else the file, raises: as written."""
    for home in (function, model.tree):
        texts = [model.src(n.exc) for n in ast.walk(home) if isinstance(n, ast.Raise) and n.exc is not None]
        if texts:
            return [t for t in dict.fromkeys(texts) if "\n" not in t][:5]
    return []


def flow(place: Place) -> Iterator[Mutation]:
    """return, break, continue and what stands after the statement."""
    model, node = place.model, place.node
    function = model.function_of(node)
    in_loop = function is not None and any(isinstance(p, (ast.For, ast.While)) for p in parents(model, node, function))
    if isinstance(node, ast.Break):
        yield model.swap(node, "continue", "flow", 0.6, bare=True)
        yield model.swap(node, "return None" if function is not None and gives_something(function) else "return", "flow", 0.3, bare=True)
    elif isinstance(node, ast.Continue):
        yield model.swap(node, "break", "flow", 0.6, bare=True)
        yield model.swap(node, "pass", "flow", 0.4, bare=True)
    elif isinstance(node, ast.Return) and node.value is not None:
        text = model.src(node.value)
        for name in value_names(model, node)[:8]:
            if name != text:
                yield model.swap(node.value, name, "return-value", 0.4, bare=True)
        for other in (f"not {text}" if len(text) < 40 else "None", "None", "[]", "True", "False", "self", "0", "''"):
            if other != text:
                yield model.swap(node.value, other, "return-value", 0.28, bare=True)
        for sample in ("list({})", "sorted({})", "tuple({})", "str({})", "int({})", "abs({})", "{} + 1", "{} - 1", "-({})", "set({})", "bool({})", "''.join({})", "float({})"):
            yield model.swap(node.value, sample.format(text if "{} " not in sample else f"{text}"), "return-value", 0.24, bare=True)
        if isinstance(node.value, ast.Name) and function is not None and f"{text}.append(" in model.src(function):
            yield model.swap(node.value, f"{text}[::-1]", "return-value", 0.5, bare=True)
        if in_loop and isinstance(node.value, (ast.Constant, ast.Name)):
            yield model.swap(node, "continue", "flow", 0.35, bare=True)
        if isinstance(node.value, ast.Name) is False and in_loop:
            yield model.swap(node, f"yield {text}", "flow", 0.15, bare=True)
    elif isinstance(node, ast.Return):
        for name in [*value_names(model, node)[:8], "self", *RESULTS[:6]]:
            yield Mutation([(model.span(node)[1], model.span(node)[1], f" {name}")], "return-value", 0.4, node.lineno, f"`return` became `return {name}`")
    if function is None or not isinstance(node, (*SIMPLE, ast.If, ast.For, ast.While, ast.With, ast.Try)):
        return
    leaves = may_leave(model, node)
    if in_loop and leaves:
        for word in ("break", "continue"):
            yield place.after([word], "flow", 0.4, f"`{word}` was added")
    names = [*value_names(model, node)[:8]]
    for rank, name in enumerate([*names, *(["self"] if "self" in model.local_names(node) else []), *RESULTS[:5]]):
        if leaves:
            yield place.after([f"return {name}"], "missing-return", 0.45 - 0.02 * rank, f"`return {name}` was added")
    if isinstance(node, ast.Expr) and isinstance(node.value, (ast.Call, ast.Name, ast.Attribute, ast.Await)):
        at = model.span(node)[0]
        if leaves:
            yield Mutation([(at, at, "return ")], "missing-return", 0.5, node.lineno, f"`{clip(place.text)}` is returned")
        if isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute):
            base = model.src(node.value.func.value)
            yield Mutation([(at, at, f"{base} = ")], "assignment", 0.4, node.lineno, f"`{clip(place.text)}` is kept in `{base}`")
        for name in names[:5]:
            yield Mutation([(at, at, f"{name} = ")], "assignment", 0.22, node.lineno, f"`{clip(place.text)}` is kept in `{name}`")
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        yield from assignment(place, node)


def assignment(place: Place, node: ast.Assign) -> Iterator[Mutation]:
    model = place.model
    target, value = model.src(node.targets[0]), model.src(node.value)
    start, end = model.span(node.targets[0])[1], model.span(node.value)[0]
    for operator, prior in (("+=", 0.5), ("-=", 0.25), ("*=", 0.15), ("|=", 0.1)):
        yield Mutation([(start, end, f" {operator} ")], "assignment", prior, node.lineno, f"`{target} =` became `{target} {operator}`")
    if isinstance(node.targets[0], (ast.Name, ast.Attribute, ast.Subscript)):
        yield model.swap(node.value, f"{target} + {value}", "assignment", 0.2)
        yield model.swap(node.value, f"max({target}, {value})", "assignment", 0.28, bare=True)
        yield model.swap(node.value, f"min({target}, {value})", "assignment", 0.28, bare=True)
        yield place.whole(f"{place.pad}if {target} is None:\n{shifted(place.text, place.pad, place.pad + '    ')}", "guard", 0.2, f"`{target}` is set only when it is None")
    if isinstance(node.value, ast.Name):
        for sample in ("list({})", "dict({})", "{}.copy()", "{}[:]"):
            yield model.swap(node.value, sample.format(value), "copy", 0.25, bare=True)


class Copyable(NamedTuple):
    statement: ast.stmt
    text: str
    # Without the indent that it has where it stands.
    lines: list[str]
    names: set[str]
    is_small_if: bool


def copyable(model: Model, home: ast.AST) -> list[Copyable]:
    """Statements of a class or a file that may be copied: found once, since thousands of places of a big file ask."""
    return model.once("copyable", home, lambda: [one for n in ast.walk(home) if isinstance(n, ast.stmt) for one in copied(model, n)])


def copied(model: Model, statement: ast.stmt) -> Iterator[Copyable]:
    is_small_if = isinstance(statement, ast.If) and not statement.orelse and len(statement.body) == 1 and isinstance(statement.body[0], (*SIMPLE, ast.Return, ast.Raise))
    if not (isinstance(statement, (*SIMPLE, ast.Return)) or is_small_if) or isinstance(statement, ast.Raise):
        return
    text = model.src(statement)
    if text.startswith(('"', "'")):
        return
    from_here = model.indent(statement.lineno)
    lines = [line[len(from_here):] if line.startswith(from_here) else line for line in text.split("\n")]
    yield Copyable(statement, text, lines, {n.id for n in ast.walk(statement) if isinstance(n, ast.Name)}, is_small_if)


def ingredients(place: Place) -> Iterator[Mutation]:
    """Copies of statements of the same class or file whose names are all known here."""
    model, node = place.model, place.node
    function = model.function_of(node)
    if function is None:
        return
    known = {*model.local_names(node), *model.module_names, *dir(builtins)}
    seen = 0
    home = model.class_of(node) or model.tree
    own = {model.src(s) for s in place.block if isinstance(s, SIMPLE)}
    for one in sorted(copyable(model, home), key=lambda one: abs(one.statement.lineno - node.lineno)):
        if one.statement is node or one.text in own or not one.names <= known:
            continue
        note = f"`{clip(one.text)}` of line {one.statement.lineno} was copied here"
        yield place.before(one.lines, "ingredient", 0.26 if one.is_small_if else 0.24, note)
        if not isinstance(node, (ast.Return, ast.Raise, ast.Break, ast.Continue)):
            yield place.after(one.lines, "ingredient", 0.22, note)
        if type(one.statement) is type(node) and isinstance(node, (*SIMPLE, ast.Return)):
            yield model.swap(node, "\n".join([one.lines[0], *[place.pad + line for line in one.lines[1:]]]), "ingredient", 0.25, bare=True)
        seen += 1
        if seen >= 25:
            return


def statement_mutations(model: Model, node: ast.stmt, hints: Hints) -> Iterator[Mutation]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return
    place = Place(model, node)
    if not place.alone:
        return
    yield from deletions(place)
    yield from flow(place)
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        return
    yield from branch_mutations(place, hints)
    yield from moves(place)
    is_elif = isinstance(node, ast.If) and model.text[model.offset(node.lineno, node.col_offset):][:4] == "elif"
    if not is_elif:
        yield from guards(place, hints)
        yield from ingredients(place)
