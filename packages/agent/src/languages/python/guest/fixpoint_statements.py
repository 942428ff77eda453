"""Families of statements: guards, missing returns and branches, moves, deletions, copies from the same file."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_conditions import atoms, value_names
from fixpoint_model import FUNCTIONS, Hints, Model, Mutation, blocks, clip
from fixpoint_seen import few_alike, may

SIMPLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Delete, ast.Assert, ast.Raise)
RESULTS = ("None", "[]", "''", "0", "False", "True", "{}", "()", "1", "-1")


class Place:
    """A statement with its block and its whole lines."""

    def __init__(self, model: Model, node: ast.stmt) -> None:
        self.model, self.node = model, node
        parent = model.parent.get(node)
        self.block = next((b for b in blocks(parent) if node in b), [node]) if parent else [node]
        self.position = self.block.index(node)
        first = min([node.lineno, *[d.lineno for d in getattr(node, "decorator_list", [])]])
        self.start = model.line_start(first)
        self.end = model.after_line(node.end_lineno or node.lineno)
        self.pad = model.indent(first)
        self.alone = model.line_text(first).strip() != "" and model.offset(node.lineno, node.col_offset) == self.start + len(self.pad) or bool(getattr(node, "decorator_list", []))
        self.text = model.text[self.start: self.end]
        if not self.text.endswith("\n"):
            self.text += "\n"

    def before(self, lines: list[str], family: str, prior: float, note: str) -> Mutation:
        text = "".join(f"{self.pad}{line}\n" for line in lines)
        return Mutation([(self.start, self.start, text)], family, prior, self.node.lineno, note)

    def after(self, lines: list[str], family: str, prior: float, note: str) -> Mutation:
        text = "".join(f"{self.pad}{line}\n" for line in lines)
        if self.end == len(self.model.text) and not self.model.text.endswith("\n"):
            text = "\n" + text
        return Mutation([(self.end, self.end, text)], family, prior, self.node.end_lineno or self.node.lineno, note)

    def whole(self, text: str, family: str, prior: float, note: str) -> Mutation:
        return Mutation([(self.start, self.end, text)], family, prior, self.node.lineno, note)


def shifted(text: str, old: str, new: str) -> str:
    """Another indentation for whole lines."""
    return "".join((new + line[len(old):] if line.startswith(old) else line) for line in text.splitlines(keepends=True))


def deletion(place: Place) -> Iterator[Mutation]:
    node = place.node
    if isinstance(node, (*FUNCTIONS, ast.ClassDef, ast.Import, ast.ImportFrom)):
        return
    text = "" if len(place.block) > 1 else f"{place.pad}pass\n"
    prior = 0.45 if isinstance(node, (*SIMPLE, ast.Return, ast.Continue, ast.Break)) else 0.35
    yield place.whole(text, "statement-delete", prior, f"`{clip(place.text)}` was removed")
    if isinstance(node, (ast.If, ast.For, ast.While, ast.With, ast.Try)) and node.body:
        first = place.model.line_start(node.body[0].lineno)
        last = place.model.after_line(node.body[-1].end_lineno or node.body[-1].lineno)
        inner = place.model.indent(node.body[0].lineno)
        if first > place.start:
            yield place.whole(shifted(place.model.text[first:last], inner, place.pad), "branch-unwrap", 0.35, f"`{clip(place.model.line_text(node.lineno))}` no longer guards its block")


def moves(place: Place) -> Iterator[Mutation]:
    model, node = place.model, place.node
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        return
    block, at = place.block, place.position
    if at + 1 < len(block):
        other = Place(model, block[at + 1])
        if other.alone and place.end == other.start:
            yield Mutation([(place.start, other.end, other.text + place.text)], "statement-move", 0.4, node.lineno, f"`{clip(place.text)}` moved one down")
    if at > 0:
        other = Place(model, block[at - 1])
        if other.alone and other.end == place.start:
            yield Mutation([(other.start, place.end, place.text + other.text)], "statement-move", 0.4, node.lineno, f"`{clip(place.text)}` moved one up")
        # Into the block just before it.
        if isinstance(block[at - 1], (ast.If, ast.For, ast.While, ast.With)) and other.end == place.start:
            inner_block = block[at - 1].orelse or block[at - 1].body if hasattr(block[at - 1], "orelse") else block[at - 1].body  # type: ignore[attr-defined]
            pad = model.indent(inner_block[-1].lineno)
            if len(pad) > len(place.pad):
                yield place.whole(shifted(place.text, place.pad, pad), "statement-move", 0.35, f"`{clip(place.text)}` moved into the block before it")
    parent = model.parent.get(node)
    outer = Place(model, parent) if isinstance(parent, (ast.If, ast.For, ast.While, ast.With)) else None
    if outer and at == len(block) - 1 and len(block) > 1 and outer.end == place.end:
        yield place.whole(shifted(place.text, place.pad, outer.pad), "statement-move", 0.45, f"`{clip(place.text)}` moved out of its block")
    if outer and len(block) > 1:
        moved = shifted(place.text, place.pad, outer.pad)
        yield Mutation([(outer.start, outer.start, moved), (place.start, place.end, "")], "statement-move", 0.3, node.lineno, f"`{clip(place.text)}` moved before its block")
        if outer.end != place.end:
            yield Mutation([(place.start, place.end, ""), (outer.end, outer.end, moved)], "statement-move", 0.3, node.lineno, f"`{clip(place.text)}` moved after its block")


def guards(place: Place, hints: Hints) -> Iterator[Mutation]:
    """Early returns, skips and raises before the statement; the atoms come from what is in scope."""
    model, node = place.model, place.node
    function = model.function_of(node)
    if function is None:
        return
    in_loop = any(isinstance(p, (ast.For, ast.While)) for p in parents(model, node, function))
    results = [*dict.fromkeys([*returned(model, function), *RESULTS])]
    parameters = model.parameters(function)
    first = bool(function.body) and (node is function.body[0] or (len(function.body) > 1 and node is function.body[1]))
    for atom, weight in few_alike(model, node, [pair for pair in atoms(model, node) if pair[1] >= 0.2]):
        # The statement alone runs only when the atom holds.
        if isinstance(node, SIMPLE) and weight > 0.25 and may(model, node, atom).fail:
            indented = shifted(place.text, place.pad, place.pad + "    ")
            yield place.whole(f"{place.pad}if {atom}:\n{indented}", "guard", weight * 0.6, f"`{clip(place.text)}` runs only if `{atom}`")
        if not may(model, node, atom).hold:
            continue
        for rank, result in enumerate(results[:9]):
            yield place.before([f"if {atom}:", f"    return {result}"], "guard", weight * (0.75 - 0.045 * rank) * (1.15 if first else 1), f"`if {atom}: return {result}` was added")
        for parameter in parameters[:3]:
            if parameter in atom:
                yield place.before([f"if {atom}:", f"    return {parameter}"], "guard", weight * 0.5, f"`if {atom}: return {parameter}` was added")
        if in_loop:
            yield place.before([f"if {atom}:", "    continue"], "guard", weight * 0.7, f"`if {atom}: continue` was added")
            yield place.before([f"if {atom}:", "    break"], "guard", weight * 0.6, f"`if {atom}: break` was added")
        if hints.symptom == "missing_exception":
            kind = hints.error_type or "ValueError"
            for raised in dict.fromkeys([*raises(model, function), f"{kind}({atom!r})"]):
                yield place.before([f"if {atom}:", f"    raise {raised}"], "guard-raise", weight * 0.9, f"`if {atom}: raise {raised}` was added")
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
        yield model.swap(node, "return", "flow", 0.3, bare=True)
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
        if in_loop and isinstance(node.value, (ast.Constant, ast.Name)):
            yield model.swap(node, "continue", "flow", 0.35, bare=True)
        if isinstance(node.value, ast.Name) is False and in_loop:
            yield model.swap(node, f"yield {text}", "flow", 0.15, bare=True)
    elif isinstance(node, ast.Return):
        for name in [*value_names(model, node)[:8], "self", *RESULTS[:6]]:
            yield Mutation([(model.span(node)[1], model.span(node)[1], f" {name}")], "return-value", 0.4, node.lineno, f"`return` became `return {name}`")
    if function is None or not isinstance(node, (*SIMPLE, ast.If, ast.For, ast.While, ast.With, ast.Try)):
        return
    last = place.position == len(place.block) - 1
    if in_loop and last:
        for word in ("break", "continue"):
            yield place.after([word], "flow", 0.4, f"`{word}` was added")
    names = [*value_names(model, node)[:8]]
    for rank, name in enumerate([*names, *(["self"] if "self" in model.local_names(node) else []), *RESULTS[:5]]):
        if last:
            yield place.after([f"return {name}"], "missing-return", 0.45 - 0.02 * rank, f"`return {name}` was added")
    if isinstance(node, ast.Expr) and isinstance(node.value, (ast.Call, ast.Name, ast.Attribute, ast.Await)):
        at = model.span(node)[0]
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


def branches(place: Place, hints: Hints) -> Iterator[Mutation]:
    model, node = place.model, place.node
    if isinstance(node, ast.Try):
        for handler in node.handlers:
            kind = model.src(handler.type) if handler.type else None
            for extra in dict.fromkeys([hints.error_type or "ValueError", "ValueError", "TypeError", "KeyError", "IndexError", "AttributeError"]):
                if handler.type is not None and kind and extra not in kind:
                    inner = kind[1:-1] if kind.startswith("(") else kind
                    yield model.swap(handler.type, f"({inner}, {extra})", "except", 0.55 if extra == hints.error_type else 0.25, bare=True)
                    yield model.swap(handler.type, extra, "except", 0.3, bare=True)
    if isinstance(node, ast.If) and node.orelse and isinstance(node.orelse[0], ast.If) and len(node.orelse) == 1:
        at = model.offset(node.orelse[0].lineno, node.orelse[0].col_offset)
        if model.text[at: at + 4] == "elif":
            yield Mutation([(at, at + 4, "if")], "branch", 0.4, node.orelse[0].lineno, "`elif` became `if`")
    if isinstance(node, ast.If) and place.position > 0 and isinstance(place.block[place.position - 1], ast.If) and model.text[model.offset(node.lineno, node.col_offset):][:2] == "if":
        at = model.offset(node.lineno, node.col_offset)
        if not place.block[place.position - 1].orelse:  # type: ignore[attr-defined]
            yield Mutation([(at, at, "el")], "branch", 0.45, node.lineno, "`if` became `elif`")
    if isinstance(node, (ast.If, ast.While)) and len(node.body) and isinstance(node, (ast.If,)):
        at = model.offset(node.lineno, node.col_offset)
        if model.text[at: at + 3] == "if ":
            yield Mutation([(at, at + 2, "while")], "branch", 0.25, node.lineno, "`if` became `while`")
    if isinstance(node, ast.While):
        at = model.offset(node.lineno, node.col_offset)
        yield Mutation([(at, at + 5, "if")], "branch", 0.2, node.lineno, "`while` became `if`")
    if hints.error_type and hints.symptom == "exception" and isinstance(node, (*SIMPLE, ast.Return)) and model.function_of(node):
        indented = shifted(place.text, place.pad, place.pad + "    ")
        for result in ("pass", "return None", "return False", "return ''", "return []", "return 0"):
            text = f"{place.pad}try:\n{indented}{place.pad}except {hints.error_type}:\n{place.pad}    {result}\n"
            yield place.whole(text, "except", 0.14, f"`{hints.error_type}` is caught: {result}")


def ingredients(place: Place) -> Iterator[Mutation]:
    """Copies of statements of the same class or file whose names are all known here."""
    model, node = place.model, place.node
    function = model.function_of(node)
    if function is None:
        return
    known = {*model.local_names(node), *model.module_names}
    seen = 0
    home = model.class_of(node) or model.tree
    own = {model.src(s) for s in place.block if isinstance(s, SIMPLE)}
    for other in sorted((n for n in ast.walk(home) if isinstance(n, ast.stmt)), key=lambda n: abs(n.lineno - node.lineno)):
        small_if = isinstance(other, ast.If) and not other.orelse and len(other.body) == 1 and isinstance(other.body[0], (*SIMPLE, ast.Return, ast.Raise))
        if not (isinstance(other, (*SIMPLE, ast.Return)) or small_if) or other is node or isinstance(other, ast.Raise):
            continue
        names = {n.id for n in ast.walk(other) if isinstance(n, ast.Name)}
        text = model.src(other)
        if text in own or text.startswith(('"', "'")) or not all(n in known or n in dir(__builtins__) for n in names):
            continue
        from_here = model.indent(other.lineno)
        lines = [line[len(from_here):] if line.startswith(from_here) else line for line in text.split("\n")]
        yield place.before(lines, "ingredient", 0.26 if small_if else 0.24, f"`{clip(text)}` of line {other.lineno} was copied here")
        if not isinstance(node, (ast.Return, ast.Raise, ast.Break, ast.Continue)):
            yield place.after(lines, "ingredient", 0.22, f"`{clip(text)}` of line {other.lineno} was copied here")
        if type(other) is type(node) and isinstance(node, (*SIMPLE, ast.Return)):
            yield model.swap(node, "\n".join([lines[0], *[place.pad + line for line in lines[1:]]]), "ingredient", 0.25, bare=True)
        seen += 1
        if seen >= 25:
            return


def statement_mutations(model: Model, node: ast.stmt, hints: Hints) -> Iterator[Mutation]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return
    place = Place(model, node)
    if not place.alone:
        return
    yield from deletion(place)
    yield from flow(place)
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        return
    yield from branches(place, hints)
    yield from moves(place)
    is_elif = isinstance(node, ast.If) and model.text[model.offset(node.lineno, node.col_offset):][:4] == "elif"
    if not is_elif:
        yield from guards(place, hints)
        yield from ingredients(place)
