"""Families of what is there and goes nowhere: a parameter or variable that nothing reads, a list that nothing comes into, an attribute that nothing sets."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_file_kinds import ITEMS, MAPPING, NUMBER, SET, TEXT, UNKNOWN, file_kinds
from fixpoint_model import FUNCTIONS, Model, Mutation, is_builtin
from fixpoint_operators import enclosed
from fixpoint_terms import names_at, never_read, stored_in

MOST_UNREAD, MOST_GIVEN, MOST_UNSET, LONGEST = 3, 5, 3, 60
GROWS = {"append", "add", "extend", "update", "insert", "appendleft", "setdefault", "pop", "discard", "remove", "clear"}
SIGNS = {NUMBER: ("{0} + {1}", "{0} - {1}", "{0} * {1}", "{0} / {1}", "{0} // {1}", "{0} % {1}"), TEXT: ("{0} + {1}", "{1} + {0}"), ITEMS: ("{0} + {1}", "{1} + {0}"), SET: ("{0} | {1}", "{0} - {1}")}
EMPTY = {NUMBER: ["0", "1"], TEXT: ["''"], ITEMS: ["[]"], MAPPING: ["{}"], SET: ["set()"], UNKNOWN: ["None", "[]", "{}", "0", "set()", "False"]}


def unread_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """Those of one node: what nothing reads is a part of a value or a condition."""
    if not isinstance(node, ast.expr) or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return
    unread = unread_at(model, node)
    if not unread or len(model.src(node)) > LONGEST:
        return
    parent = model.parent.get(node)
    if is_asked(node, parent):
        for name in unread:
            low = enclosed(model, node) if isinstance(node, (ast.BoolOp, ast.IfExp, ast.Lambda)) else model.src(node)
            for shape, prior in (("{0} and {1}", 0.4), ("{0} and not {1}", 0.4), ("{0} or {1}", 0.3), ("{1} and {0}", 0.2)):
                yield model.swap(node, shape.format(low, name), "unread", prior)
            yield model.swap(node, name, "unread", 0.45, bare=True)
            yield model.swap(node, f"not {name}", "unread", 0.25, bare=True)
    elif is_value(node, parent):
        kinds = file_kinds(model)
        kind, function = kinds.of(node), model.function_of(node)
        for name in unread:
            other = kinds.known.get((function, name), UNKNOWN)
            if other != kind and UNKNOWN not in (kind, other):
                continue
            for position, shape in enumerate(SIGNS.get(kind if kind != UNKNOWN else other, SIGNS[NUMBER])):
                # Of what nobody knows the kind it is a guess.
                prior = 0.4 if UNKNOWN not in (kind, other) else 0.2 if (kind, other) != (UNKNOWN, UNKNOWN) else 0.06
                yield model.swap(node, shape.format(enclosed(model, node), name), "unread", prior * 0.9**position)


def unread_at(model: Model, node: ast.AST) -> list[str]:
    unread = never_read(model, model.function_of(node))
    return [name for name in names_at(model, node) if name in unread and not name.startswith("_")][:MOST_UNREAD] if unread else []


def is_asked(node: ast.expr, parent: ast.AST | None) -> bool:
    return isinstance(parent, (ast.If, ast.While, ast.IfExp)) and parent.test is node or isinstance(parent, ast.comprehension) and node in parent.ifs


def is_value(node: ast.expr, parent: ast.AST | None) -> bool:
    if isinstance(node, (ast.Constant, ast.Tuple, ast.Dict, ast.Compare, ast.BoolOp)):
        return False
    if isinstance(parent, ast.Call):
        return parent.func is not node
    return isinstance(parent, (ast.Return, ast.Assign, ast.AugAssign, ast.GeneratorExp, ast.ListComp, ast.BinOp, ast.keyword))


def forgotten_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """Those of a statement: what comes into a list, what is counted, what the object keeps."""
    function = model.function_of(statement)
    if function is None or isinstance(statement, (*FUNCTIONS, ast.ClassDef)):
        return
    yield from not_filled(model, statement, function)
    yield from not_moved_on(model, statement)
    if model.class_of(statement) is not None and model.parent.get(statement) is function and "self" in {one.arg for one in function.args.args}:
        yield from not_kept(model, statement, function)
    if model.parent.get(statement) is function:
        yield from not_returned(model, statement, function)


def beside(model: Model, statement: ast.stmt, text: str, family: str, prior: float) -> Iterator[Mutation]:
    """In a line of its own behind the statement, and before it."""
    pad = model.indent(statement.lineno)
    behind, before = model.after_line(statement.end_lineno or statement.lineno), model.line_start(statement.lineno)
    line = f"{pad}{text}\n"
    if model.text[before: model.offset(statement.lineno, statement.col_offset)].strip():
        return
    if not isinstance(statement, (ast.Return, ast.Raise, ast.Continue, ast.Break)):
        lead = "" if model.text[behind - 1: behind] == "\n" else "\n"
        yield Mutation([(behind, behind, lead + line)], family, prior, statement.lineno, f"`{text}` was added behind")
    if model.text[before + len(pad):][:4] != "elif":
        yield Mutation([(before, before, line)], family, 0.8 * prior, statement.lineno, f"`{text}` was added before")


def not_filled(model: Model, statement: ast.stmt, function: ast.AST) -> Iterator[Mutation]:
    """`found = []` that nothing comes into: `found.append(row)`; `count = 0` that stays: `count += 1`."""
    starved = model.once("starved", function, lambda: starved_in(model, function))
    if not starved:
        return
    loops = [one for one in ancestors(model, statement) if isinstance(one, ast.For)]
    items = [n.id for one in loops for n in ast.walk(one.target) if isinstance(n, ast.Name)]
    own = [n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    given = list(dict.fromkeys([*unread_at(model, statement), *own, *items]))
    for name, shapes in starved.items():
        if name in own or name not in names_at(model, statement):
            continue
        for shape, share in shapes:
            for position, one in enumerate(given[:MOST_GIVEN] if "{1}" in shape else [""]):
                if one != name:
                    yield from beside(model, statement, shape.format(name, one), "forgotten", 0.8 * share * 0.85**position)


def starved_in(model: Model, function: ast.AST) -> dict[str, list[tuple[str, float]]]:
    """Variables that begin empty and stay so though something reads them, with what would change them."""
    assert isinstance(function, FUNCTIONS)
    found: dict[str, list[tuple[str, float]]] = {}
    stored = [one.id for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)]
    grown = {n.id for one in ast.walk(function) for n in changed_by(one)}
    for one in ast.walk(function):
        if isinstance(one, ast.Assign) and len(one.targets) == 1 and isinstance(one.targets[0], ast.Name):
            name, value = one.targets[0].id, model.src(one.value)
            if stored.count(name) > 1 or name in grown or name in never_read(model, function):
                continue
            if value in ("[]", "list()"):
                found[name] = [("{0}.append({1})", 1.0), ("{0}.extend({1})", 0.4)]
            elif value == "set()":
                found[name] = [("{0}.add({1})", 1.0)]
            elif value in ("0", "1", "0.0"):
                found[name] = [("{0} += 1", 0.9), ("{0} += {1}", 0.8)]
    return found


def changed_by(node: ast.AST) -> Iterator[ast.Name]:
    """Of `x.append(…)`, `x[k] = …`, `f(x)`."""
    if isinstance(node, ast.Attribute) and node.attr in GROWS and isinstance(node.value, ast.Name):
        yield node.value
    elif isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Name):
        yield node.value
    elif isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and is_builtin(node.func.id)):
        yield from (one for one in node.args if isinstance(one, ast.Name))


def ancestors(model: Model, node: ast.AST) -> Iterator[ast.AST]:
    current = model.parent.get(node)
    while current is not None and not isinstance(current, FUNCTIONS):
        yield current
        current = model.parent.get(current)


def not_moved_on(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`while i < len(text)` in which nothing changes `i`: `i += 1` at the end."""
    loop = model.parent.get(statement)
    while isinstance(loop, ast.If):
        loop = model.parent.get(loop)
    if not isinstance(loop, ast.While):
        return
    stored = {n.id for one in loop.body for n in ast.walk(one) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    kinds = file_kinds(model)
    for name in dict.fromkeys(n.id for n in ast.walk(loop.test) if isinstance(n, ast.Name) and not is_builtin(n.id)):
        last = statement is loop.body[-1]
        if name not in stored and kinds.known.get((model.function_of(loop), name), UNKNOWN) in (NUMBER, UNKNOWN):
            for text, prior in ((f"{name} += 1", 0.9), (f"{name} -= 1", 0.5), (f"{name} += 2", 0.2), (f"{name} //= 2", 0.3)):
                yield from beside(model, statement, text, "forgotten", prior * (1 if last else 0.5))


def not_kept(model: Model, statement: ast.stmt, function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Mutation]:
    """`self.day = day` for a parameter that nothing reads, and for an attribute that nothing sets."""
    home = model.class_of(statement)
    assert home is not None
    unset = model.once("unset", home, lambda: unset_in(home))
    unread = [name for name in model.parameters(function) if name in never_read(model, function)]
    for name in unread[:MOST_UNREAD]:
        for attribute in (name, f"_{name}"):
            yield from beside(model, statement, f"self.{attribute} = {name}", "forgotten", 0.9 if attribute in unset else 0.3 if attribute == name else 0.15)
    if function.name != "__init__":
        return
    kinds = file_kinds(model)
    for name in unset[:MOST_UNSET]:
        if name.lstrip("_") in model.parameters(function) and name.lstrip("_") not in unread:
            yield from beside(model, statement, f"self.{name} = {name.lstrip('_')}", "forgotten", 0.8)
        for position, value in enumerate(EMPTY.get(kinds.known.get((model.tree, name), UNKNOWN), EMPTY[UNKNOWN])):
            yield from beside(model, statement, f"self.{name} = {value}", "forgotten", 0.6 * 0.85**position)


def unset_in(home: ast.ClassDef) -> list[str]:
    """Attributes of its own that a class without a base reads and never sets."""
    if home.bases:
        return []
    own = [one for one in ast.walk(home) if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id == "self"]
    known = {one.attr for one in own if isinstance(one.ctx, ast.Store)} | {n.id for one in home.body for n in ast.walk(one) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    known |= {one.name for one in home.body if isinstance(one, (*FUNCTIONS, ast.ClassDef))}
    return list(dict.fromkeys(one.attr for one in own if one.attr not in known and not one.attr.startswith("__")))


def not_returned(model: Model, statement: ast.stmt, function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Mutation]:
    """The last statement of a function that fills a list or computes a value, and gives nothing."""
    if statement is not function.body[-1] or isinstance(statement, (ast.Return, ast.Raise)) or function.name == "__init__":
        return
    if any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in ast.walk(function)):
        return
    names = list(dict.fromkeys(one.id for one in stored_in(model, function)))
    for position, name in enumerate(reversed(names[:8])):
        unread = name in never_read(model, function)
        text = f"return {name}"
        pad, at = model.indent(statement.lineno), model.after_line(statement.end_lineno or statement.lineno)
        lead = "" if model.text[at - 1: at] == "\n" else "\n"
        yield Mutation([(at, at, f"{lead}{pad}{text}\n")], "missing-return", (0.9 if unread else 0.5) * 0.9**position, statement.end_lineno or statement.lineno, f"`{text}` was added")
