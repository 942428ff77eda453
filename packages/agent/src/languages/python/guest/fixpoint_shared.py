"""Families of what is one object and should be several: rows of a table, values of all keys, a list that all objects of a class have."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_escapes import import_edit
from fixpoint_model import FUNCTIONS, Model, Mutation

MUTABLE = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
MAKERS = {"list", "dict", "set", "deque", "defaultdict", "Counter", "OrderedDict", "bytearray"}
# Classes whose body says what their objects have, not what they share.
DECLARED = {"NamedTuple", "TypedDict", "Enum", "IntEnum", "Protocol", "Flag", "StrEnum"}


def shared_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        yield from rows(model, node)
    elif isinstance(node, ast.Call):
        yield from of_all_keys(model, node)
        yield from all_the_way(model, node)
    elif isinstance(node, ast.Assign) and len(node.targets) > 1 and is_mutable(node.value) and all(isinstance(one, ast.Name) for one in node.targets):
        names, text = [model.src(one) for one in node.targets], model.src(node.value)
        yield model.swap(node, f"{', '.join(names)} = {', '.join([text] * len(names))}", "shared", 0.8, bare=True)


def is_mutable(node: ast.AST) -> bool:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return isinstance(node.left, ast.List) or isinstance(node.right, ast.List)
    if isinstance(node, ast.Call):
        name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""
        return name in MAKERS or name[:1].isupper() or name == "copy"
    return isinstance(node, MUTABLE)


def rows(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`[[0] * width] * height` → `[[0] * width for _ in range(height)]`."""
    made, count = (node.left, node.right) if isinstance(node.left, ast.List) else (node.right, node.left)
    if isinstance(made, ast.List) and len(made.elts) == 1 and is_mutable(made.elts[0]):
        yield model.swap(node, f"[{model.src(made.elts[0])} for _ in range({model.src(count)})]", "shared", 0.9, bare=True)


def of_all_keys(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`dict.fromkeys(names, [])` → `{key: [] for key in names}`."""
    if isinstance(node.func, ast.Attribute) and node.func.attr == "fromkeys" and len(node.args) == 2 and is_mutable(node.args[1]):
        keys, value = (model.src(one) for one in node.args)
        name = "key" if "key" not in model.local_names(node) else "one"
        yield model.swap(node, f"{{{name}: {value} for {name} in {keys}}}", "shared", 0.9, bare=True)


def all_the_way(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`dict(table)`, `rows.copy()` → `copy.deepcopy(rows)`: what is within was the same."""
    called, whole = node.func, None
    if isinstance(called, ast.Attribute) and called.attr == "copy" and not node.keywords:
        whole = node.args[0] if len(node.args) == 1 else called.value if not node.args else None
    elif isinstance(called, ast.Name) and called.id in ("dict", "list") and len(node.args) == 1 and not node.keywords:
        whole = node.args[0]
    if not isinstance(whole, (ast.Name, ast.Attribute, ast.Subscript)):
        return
    added = import_edit(model, "copy")
    if added is not None:
        yield Mutation([*added, (*model.span(node), f"copy.deepcopy({model.src(whole)})")], "copy", 0.3, node.lineno, "what is within is copied too")


def class_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`items = []` of a class → `self.items = []` for each of its objects; proposed where it is made and where a method changes it."""
    home = model.class_of(statement)
    if home is None or any(model.src(one).split(".")[-1] in DECLARED for one in home.bases) or any("dataclass" in model.src(one) for one in home.decorator_list):
        return
    every = model.once("shared by all", home, lambda: shared_by_all(home))
    for name, made in every.items():
        text = model.src(statement) if made is not statement and not isinstance(statement, (*FUNCTIONS, ast.ClassDef)) else ""
        if made is statement or f"self.{name}" in text:
            yield from for_each_object(model, statement, home, name, made)


def shared_by_all(home: ast.ClassDef) -> dict[str, ast.stmt]:
    """Lists and dictionaries of a class that its objects do not have for themselves, and that some method uses."""
    own = [one for one in ast.walk(home) if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id == "self"]
    kept, used = {one.attr for one in own if isinstance(one.ctx, ast.Store)}, {one.attr for one in own}
    found: dict[str, ast.stmt] = {}
    for one in home.body:
        target = one.targets[0] if isinstance(one, ast.Assign) else one.target if isinstance(one, ast.AnnAssign) else None
        value = getattr(one, "value", None)
        if isinstance(target, ast.Name) and value is not None and is_mutable(value) and target.id in used - kept and not target.id.isupper():
            found[target.id] = one
    return found


def for_each_object(model: Model, statement: ast.stmt, home: ast.ClassDef, name: str, made: ast.stmt) -> Iterator[Mutation]:
    start, end = model.line_start(made.lineno), model.after_line(made.end_lineno or made.lineno)
    pad, text = model.indent(made.lineno), model.src(made.value)  # type: ignore[attr-defined]
    init = next((one for one in home.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None)
    note = f"`{name}` is made anew for each object"
    if init is not None:
        first = init.body[0]
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and len(init.body) > 1:
            first = init.body[1]
        at, inner = model.line_start(first.lineno), model.indent(first.lineno)
        if at > model.offset(init.lineno, init.col_offset):
            yield Mutation([(start, end, ""), (at, at, f"{inner}self.{name} = {text}\n")], "shared", 0.8, statement.lineno, note)
        return
    given, above = ("self, *args, **kwargs", f"{pad}    super().__init__(*args, **kwargs)\n") if home.bases else ("self", "")
    behind = "" if model.line_text((made.end_lineno or made.lineno) + 1).strip() == "" else "\n"
    yield Mutation([(start, end, f"{pad}def __init__({given}):\n{above}{pad}    self.{name} = {text}\n{behind}")], "shared", 0.8, statement.lineno, note)
