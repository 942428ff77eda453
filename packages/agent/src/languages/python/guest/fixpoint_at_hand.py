"""Family of a value that becomes another one at hand: an attribute of a name in scope, an entry that the function reads, an element."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_like_values import last_of, words_in
from fixpoint_model import FUNCTIONS, Model, Mutation, is_builtin
from fixpoint_terms import in_text, is_asking, is_chain, names_at, own_attributes

FAMILY = "at-hand"
# Of the usual edits' priors: these are many, and each is right less often.
SHARE = 0.03
MOST, MOST_OF_OWNER, MOST_CHARACTERS = 100, 20, 40
EMPTY = (ast.List, ast.Dict, ast.Tuple)


def at_hand_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`fail(symbol)` → `fail(terminal.name)`, `None` → `token.line`, `value` → `value[at]`, `[]` → `found`."""
    function, parent = model.function_of(node), model.parent.get(node)
    if function is None or not is_replaced(node) or in_text(model, node) or isinstance(parent, ast.Attribute) or isinstance(parent, ast.Call) and parent.func is node:
        return
    text = model.src(node)
    if text in ("self", "cls") or "\n" in text:
        return
    wanted = words_in(parameter_of(model, node)) | (words_in(last_of(text)) if not isinstance(node, (ast.Constant, *EMPTY)) else set())
    known, statement = names_at(model, node), model.statement_of(node)
    own = {one.id for one in ast.walk(statement) if isinstance(one, ast.Name)} if statement is not None else set()
    worth: dict[str, float] = {}
    for other, near in (*values_of(model, node, function, known), *elements_of(model, node, text, known)):
        root = last_of(other.split(".")[0])
        likeness = len(wanted & words_in(last_of(other))) / max(1, len(wanted))
        score = near + likeness + (0.3 if root in own and root != "self" else 0.0) + (0.3 if other.startswith(f"{text}.") else 0.0)
        if other != text and score > worth.get(other, 0.0):
            worth[other] = score
    for rank, other in enumerate(sorted(worth, key=lambda one: -worth[one])[:MOST]):
        yield model.swap(node, other, FAMILY, SHARE * 0.4 * 0.95**rank, bare=True)


def is_replaced(node: ast.AST) -> bool:
    if isinstance(node, ast.Constant):
        return node.value is None or isinstance(node.value, (int, float, str))
    if isinstance(node, EMPTY):
        return not (node.keys if isinstance(node, ast.Dict) else node.elts)
    return isinstance(node, (ast.Call, ast.Compare)) or isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not) or isinstance(node, (ast.Name, ast.Attribute, ast.Subscript)) and isinstance(node.ctx, ast.Load)


def parameter_of(model: Model, node: ast.AST) -> str:
    """What the value is given as, or kept in."""
    parent = model.parent.get(node)
    if isinstance(parent, ast.keyword):
        return parent.arg or ""
    if isinstance(parent, ast.Assign) and isinstance(parent.targets[0], (ast.Name, ast.Attribute)):
        return last_of(model.src(parent.targets[0]))
    if isinstance(parent, ast.Call) and node in parent.args:
        called = model.functions().get(last_of(model.src(parent.func)))
        parameters = model.parameters(called)
        at = parent.args.index(node)  # type: ignore[arg-type]
        return parameters[at] if at < len(parameters) else ""
    return ""


def values_of(model: Model, node: ast.AST, function: ast.AST, known: dict[str, None]) -> Iterator[tuple[str, float]]:
    """What the function reads, what its class has, and what the file reads of names like those in scope; the nearest most."""
    for text, roots in model.once("values read", function, lambda: read_in(model, function)):
        if roots <= known.keys():
            yield text, 0.6
    home = model.class_of(function)
    if home is not None and "self" in known:
        counts = model.attributes(function)
        for attribute in (*counts, *own_attributes(model, home), *properties_of(home)):
            yield f"self.{attribute}", 0.3
    attributes = model.once("attributes by name", model.tree, lambda: attributes_by_name(model))
    if isinstance(node, ast.Attribute):
        owner, words = model.src(node.value), words_in(node.attr)
        every = model.once("attributes of the file", model.tree, lambda: sorted({one.attr for one in model.every(ast.Attribute)}))
        for attribute in sorted(every, key=lambda one: -len(words & words_in(one)))[:MOST_OF_OWNER]:
            yield f"{owner}.{attribute}", 0.3
    for name in known:
        for rank, attribute in enumerate(attributes.get(name, ()) if name not in ("self", "cls") else ()):
            yield f"{name}.{attribute}", 0.45 - 0.02 * min(rank, 10)
        yield name, 0.35
    if home is not None and "self" in known:
        yield "type(self)", 0.1


def properties_of(home: ast.ClassDef) -> Iterator[str]:
    """Of any kind: `cached_property`, `reify`."""
    for one in home.body:
        if isinstance(one, FUNCTIONS) and any("property" in last_of(ast.unparse(decorator)) or "reify" in last_of(ast.unparse(decorator)) for decorator in one.decorator_list):
            yield one.name


def read_in(model: Model, function: ast.AST) -> list[tuple[str, set[str]]]:
    """Chains of attributes, entries by a name, a number or a text, and calls with no more than these."""
    found: dict[str, set[str]] = {}
    for one in ast.walk(function):
        if not isinstance(one, (ast.Attribute, ast.Subscript, ast.Call)) or in_text(model, one):
            continue
        parent = model.parent.get(one)
        is_entry = isinstance(one, ast.Subscript) and is_chain(one.value) and (isinstance(one.slice, ast.Constant) or is_chain(one.slice))
        is_asked = isinstance(one, ast.Call) and is_asking(one) and not isinstance(parent, ast.Expr)
        if isinstance(parent, ast.Call) and parent.func is one or not (is_chain(one) or is_entry or is_asked):
            continue
        text = model.src(one)
        if len(text) <= MOST_CHARACTERS and "\n" not in text:
            found[text] = {n.id for n in ast.walk(one) if isinstance(n, ast.Name) and n.id not in model.module_names and not is_builtin(n.id)}
    return list(found.items())


def attributes_by_name(model: Model) -> dict[str, list[str]]:
    """What the file reads or sets of values of one name, the most frequent first; methods not."""
    counts: dict[str, dict[str, int]] = {}
    for one in model.every(ast.Attribute):
        parent = model.parent.get(one)
        if isinstance(one.value, (ast.Name, ast.Attribute)) and not (isinstance(parent, ast.Call) and parent.func is one):
            of = counts.setdefault(one.value.id if isinstance(one.value, ast.Name) else one.value.attr, {})
            of[one.attr] = of.get(one.attr, 0) + 1
    return {name: sorted(of, key=lambda attribute: -of[attribute]) for name, of in counts.items()}


def elements_of(model: Model, node: ast.AST, text: str, known: dict[str, None]) -> Iterator[tuple[str, float]]:
    """`value` → `value[at]`, where `at` counts."""
    function = model.function_of(node)
    if isinstance(node, ast.Name) and isinstance(function, FUNCTIONS):
        for index in model.once("counting names", function, lambda: counting_in(model, function)):
            if index in known and index != text:
                yield f"{text}[{index}]", 0.5
                yield f"{text}[{index}:]", 0.35
                yield f"{text}[:{index}]", 0.35


def counting_in(model: Model, function: ast.AST) -> list[str]:
    """Loop variables of `range` and `enumerate`, and what entries are looked up by."""
    found: dict[str, None] = {}
    for one in ast.walk(function):
        if isinstance(one, (ast.For, ast.comprehension)) and isinstance(one.iter, ast.Call) and isinstance(one.iter.func, ast.Name) and one.iter.func.id in ("range", "enumerate"):
            target = one.target.elts[0] if isinstance(one.target, ast.Tuple) and one.target.elts else one.target
            if isinstance(target, ast.Name):
                found[target.id] = None
        elif isinstance(one, ast.Subscript) and isinstance(one.slice, ast.Name):
            found[one.slice.id] = None
    return list(found)
