"""Terms: what the scope of a node offers to make conditions and values of, each with its kind and how near it is."""
from __future__ import annotations

import ast
from typing import Iterator, NamedTuple, Union

from fixpoint_file_kinds import COLLECTIONS, NUMBER, TEXT, UNKNOWN, file_kinds
from fixpoint_model import FUNCTIONS, Model, is_builtin

SAME_STATEMENT, SAME_FUNCTION, SAME_CLASS, MODULE = 1.0, 0.7, 0.5, 0.4
# Beside a name or attribute: what takes a computation.
COMPUTED = 0.8
MOST_TERMS = 36
MOST_CHARACTERS = 36
# Methods whose first argument is an item or key of what they are called on.
MEMBER_CALLS = {"get", "pop", "add", "discard", "remove", "append", "setdefault", "index", "count"}
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
Inner = Union[ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda]


class Term(NamedTuple):
    text: str
    kind: str
    weight: float


def terms_at(model: Model, node: ast.AST) -> list[Term]:
    """Nearest first."""
    return model.once("terms", innermost(model, node), lambda: find_terms(model, node))


def innermost(model: Model, node: ast.AST) -> ast.AST:
    """What decides which names are in scope: the comprehension or lambda around, or the statement."""
    return next(inner_scopes(model, node), model.statement_of(node) or model.tree)


def inner_scopes(model: Model, node: ast.AST) -> Iterator[Inner]:
    current: ast.AST | None = node
    while current is not None and not isinstance(current, ast.stmt):
        around = model.parent.get(current)
        if isinstance(around, COMPREHENSIONS) or isinstance(around, ast.Lambda) and current is around.body:
            yield around
        current = around


def names_at(model: Model, node: ast.AST) -> dict[str, None]:
    """Names that have a value when the node is reached: of comprehensions around, parameters, what was stored before or in the same loop."""
    found: dict[str, None] = {}
    for scope in inner_scopes(model, node):
        inner = [scope.args] if isinstance(scope, ast.Lambda) else [generator.target for generator in scope.generators]
        found.update({n.id if isinstance(n, ast.Name) else n.arg: None for one in inner for n in ast.walk(one) if isinstance(n, (ast.Name, ast.arg))})
    statement, function = model.statement_of(node), model.function_of(node)
    if statement is None or function is None:
        return found
    found.update({argument.arg: None for argument in ast.walk(function.args) if isinstance(argument, ast.arg)})
    loops = {one for one in around(model, statement) if isinstance(one, (ast.For, ast.While))}
    for stored in stored_in(model, function):
        if stored.lineno < statement.lineno or loops and loops.intersection(around(model, stored)):
            found.setdefault(stored.id)
    outer = model.function_of(function)
    if outer is not None:
        found.update({argument.arg: None for argument in ast.walk(outer.args) if isinstance(argument, ast.arg)})
        found.update({stored.id: None for stored in stored_in(model, outer)})
    return found


def around(model: Model, node: ast.AST) -> Iterator[ast.AST]:
    current = model.parent.get(node)
    while current is not None and not isinstance(current, FUNCTIONS):
        yield current
        current = model.parent.get(current)


def stored_in(model: Model, function: ast.AST) -> list[ast.Name]:
    """Where the function's own variables get their values; not those of comprehensions, which are gone after them."""
    def find() -> list[ast.Name]:
        return [n for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
                and model.function_of(n) is function and not any(isinstance(one, ast.comprehension) for one in around(model, n))]
    return model.once("stored", function, find)


def find_terms(model: Model, node: ast.AST) -> list[Term]:
    names, kinds = names_at(model, node), file_kinds(model)
    found: dict[str, Term] = {}

    def add(text: str, kind: str, weight: float) -> None:
        if text not in ("self", "cls", "_") and (text not in found or found[text].weight < weight):
            found[text] = Term(text, kind, weight)

    statement, function, home = model.statement_of(node), model.function_of(node), model.class_of(node)
    near = [(statement, SAME_STATEMENT), (function, SAME_FUNCTION), (home, SAME_CLASS)]
    for owner, weight in near:
        for text, kind, roots, computed in read_in(model, owner) if owner else ():
            if roots <= names.keys():
                add(text, kind, weight * (COMPUTED if computed else 1.0))
    for text, kind, root in written_in(model, function):
        if root in names:
            add(text, kind, SAME_FUNCTION * COMPUTED)
    for text, kind, roots, computed in read_in(model, model.tree):
        if not computed and "." in text and not text.startswith("self.") and roots <= names.keys():
            add(text, kind, MODULE)
    for name in never_read(model, function) & names.keys():
        add(name, kinds.of(a) if (a := named(model, function, name)) else UNKNOWN, SAME_STATEMENT)
    for name in names:
        add(name, kinds.of(a) if (a := named(model, function, name)) else UNKNOWN, SAME_FUNCTION)
    if home is not None and "self" in names:
        for attribute in own_attributes(model, home):
            add(f"self.{attribute}", kinds.known.get((model.tree, attribute), UNKNOWN), SAME_CLASS)
    for name in model.module_names:
        if name.isupper():
            add(name, kinds.known.get((None, name), UNKNOWN), MODULE)
    # What has attributes of its own is no text and no list, whatever an f-string does with it.
    for owner in {text.split(".")[0] for text in found if is_attribute(text)} & found.keys():
        found[owner] = found[owner]._replace(kind=UNKNOWN)
    for term in [t for t in found.values() if t.kind in COLLECTIONS or t.kind == TEXT]:
        if not term.text.endswith(")"):
            add(f"len({term.text})", NUMBER, term.weight * COMPUTED)
    return sorted(found.values(), key=lambda term: -term.weight)[:MOST_TERMS]


def is_attribute(text: str) -> bool:
    return "." in text and text.replace(".", "").isidentifier()


def never_read(model: Model, function: ast.AST | None) -> set[str]:
    """A parameter or variable that its function makes no use of was meant for something."""
    def find() -> set[str]:
        assert isinstance(function, FUNCTIONS)
        read = {n.id for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
        return {*model.parameters(function), *(n.id for n in stored_in(model, function))} - read
    return model.once("never read", function, find) if isinstance(function, FUNCTIONS) else set()


def written_in(model: Model, function: ast.AST | None) -> list[tuple[str, str, str]]:
    """Attributes that a function sets, each with its kind and the variable that has it."""
    def find() -> list[tuple[str, str, str]]:
        stored = [n for n in ast.walk(function or model.tree) if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store) and is_chain(n)]
        return list(dict.fromkeys((model.src(n), file_kinds(model).of(n), model.src(n).split(".")[0]) for n in stored))
    return model.once("written", function or model.tree, find) if function is not None else []


def named(model: Model, function: ast.AST | None, name: str) -> ast.AST | None:
    """A place where the name stands for a value of this function."""
    def find() -> dict[str, ast.AST]:
        return {n.id if isinstance(n, ast.Name) else n.arg: n for n in ast.walk(function or model.tree) if isinstance(n, (ast.Name, ast.arg))}
    return model.once("named", function or model.tree, find).get(name)


def read_in(model: Model, owner: ast.AST) -> list[tuple[str, str, set[str], bool]]:
    """Names, attribute chains and short computations that are read: text, kind, the variables in it, and whether it is computed."""
    def find() -> list[tuple[str, str, set[str], bool]]:
        kinds, found = file_kinds(model), {}
        for node in own_values(model, owner):
            text = model.src(node)
            if text not in found and len(text) <= MOST_CHARACTERS and "\n" not in text:
                called = {n.func for n in ast.walk(node) if isinstance(n, ast.Call)}
                roots = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and n not in called and not is_fixed(model, n.id)}
                found[text] = (text, kinds.of(node), roots, not is_chain(node))
        return list(found.values())
    return model.once("read", owner, find)


def own_values(model: Model, owner: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(owner):
        if not isinstance(node, (ast.Name, ast.Attribute, ast.Subscript, ast.Call)) or in_text(model, node):
            continue
        if isinstance(getattr(node, "ctx", None), (ast.Store, ast.Del)):
            continue
        parent = model.parent.get(node)
        if isinstance(parent, ast.Call) and parent.func is node or isinstance(parent, (ast.arg, ast.AnnAssign)) and parent.annotation is node:
            continue
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice) or isinstance(node, ast.Name) and is_defined(model, node.id):
            continue
        if isinstance(node, ast.Call) and (isinstance(parent, ast.Expr) or not is_asking(node)):
            continue
        if not isinstance(node, ast.Attribute) or is_chain(node):
            yield node


def is_asking(node: ast.Call) -> bool:
    """A call that gives a value of what it is given, as far as its form tells."""
    parts = [*node.args, *(keyword.value for keyword in node.keywords), *([node.func.value] if isinstance(node.func, ast.Attribute) else [])]
    return bool(parts) and all(isinstance(part, (ast.Constant, ast.Subscript)) or is_chain(part) for part in parts)


def is_chain(node: ast.AST) -> bool:
    while isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Name)


def in_text(model: Model, node: ast.AST) -> bool:
    """Before Python 3.12 nodes of f-strings do not know their places."""
    current: ast.AST | None = node
    while current is not None and not isinstance(current, ast.stmt):
        if isinstance(current, ast.JoinedStr):
            return True
        current = model.parent.get(current)
    return False


def is_defined(model: Model, name: str) -> bool:
    """A function, class or module: no value that one asks about."""
    def find() -> set[str]:
        defined = {n.name for n in model.tree.body if isinstance(n, (*FUNCTIONS, ast.ClassDef))}
        return defined | {(a.asname or a.name).split(".")[0] for n in ast.walk(model.tree) if isinstance(n, (ast.Import, ast.ImportFrom)) for a in n.names}
    return is_builtin(name) or name in model.once("defined", model.tree, find)


def is_fixed(model: Model, name: str) -> bool:
    return name in model.module_names or is_builtin(name)


def own_attributes(model: Model, home: ast.ClassDef) -> list[str]:
    """What the class gives its objects, fields of data classes and properties too."""
    def find() -> list[str]:
        stored = [n.attr for n in ast.walk(home) if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store) and isinstance(n.value, ast.Name) and n.value.id == "self"]
        fields = [n.target.id for n in home.body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)]
        properties = [n.name for n in home.body if isinstance(n, FUNCTIONS) and any(isinstance(d, ast.Name) and d.id == "property" for d in n.decorator_list)]
        return list(dict.fromkeys([*stored, *fields, *properties]))
    return model.once("own attributes", home, find)
