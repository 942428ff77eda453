"""Family of texts that go as they are into what reads some characters otherwise: a pattern, markup, a shell's command, an address."""
from __future__ import annotations

import ast
import re
from typing import Iterator, NamedTuple

from fixpoint_model import Model, Mutation

PATTERN_CALLS = {"compile", "match", "search", "fullmatch", "sub", "subn", "split", "findall", "finditer"}
SHELL_CALLS = {"system", "popen", "run", "call", "check_call", "check_output", "Popen", "getoutput"}
TAG = re.compile(r"<[A-Za-z/!]|&\w+;")
ADDRESS = re.compile(r"://|[?&][\w.-]+=$|^/[\w/.-]+/$")
VALUES = (ast.Name, ast.Attribute, ast.Subscript, ast.Call)
OWN = re.compile(r"(?:^|_)(?:escape|esc|quote)")


class Escape(NamedTuple):
    """How a value is written, what has to be imported for it, and how likely it is meant."""
    shape: str
    imported: str
    prior: float


def escape_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if not isinstance(node, VALUES) or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load) or is_escaped(model, node):
        return
    parent = model.parent.get(node)
    # What texts are joined to has marks of its own: the texts are escaped, each for itself.
    is_put_together = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("join", "format")
    if isinstance(parent, ast.Call) and parent.func is node or isinstance(parent, ast.Attribute) or is_put_together:
        return
    text = model.src(node)
    joined = joined_by(model, node)
    for one in escapes_for(model, joined or node):
        added = import_edit(model, one.imported)
        if added is None:
            continue
        start, end = model.span(node)
        for new, share in shapes(model, node, text, one.shape, joined is not None):
            yield Mutation([*added, (start, end, new)], "escape", one.prior * share, node.lineno, f"`{text}` is taken as it is: `{new}`")


def shapes(model: Model, node: ast.expr, text: str, shape: str, are_joined: bool) -> Iterator[tuple[str, float]]:
    if are_joined:
        name = "word" if "word" in text or "one" in text.split(".") else "one"
        yield f"{shape.format(name)} for {name} in {text}", 1.0
    else:
        yield shape.format(text), 1.0


def joined_by(model: Model, node: ast.expr) -> ast.Call | None:
    """`"|".join(words)`, which all of them go into."""
    parent = model.parent.get(node)
    is_join = isinstance(parent, ast.Call) and isinstance(parent.func, ast.Attribute) and parent.func.attr == "join" and parent.args == [node]
    return parent if is_join and isinstance(parent, ast.Call) else None


def is_escaped(model: Model, node: ast.AST) -> bool:
    parent = model.parent.get(node)
    calls = [one for one in (node, parent) if isinstance(one, ast.Call)]
    return any(OWN.search(model.src(one.func).split(".")[-1]) for one in calls)


def escapes_for(model: Model, node: ast.expr) -> Iterator[Escape]:
    """By what the value becomes a part of."""
    whole = outermost(model, node)
    texts = [one.value for one in ast.walk(whole) if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    own = [one for one in model.functions() if OWN.search(one)]
    call = model.parent.get(whole)
    if isinstance(call, ast.keyword):
        call = model.parent.get(call)
    name = call.func.attr if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) else ""
    if name in PATTERN_CALLS and isinstance(call, ast.Call) and call.args[:1] == [whole] and model.src(call.func).startswith("re."):
        yield Escape("re.escape({})", "re", 0.8 if whole is not node else 0.5)
    elif name in SHELL_CALLS and isinstance(call, ast.Call) and (name == "system" or any(one.arg == "shell" for one in call.keywords)) and whole is not node:
        yield Escape("shlex.quote({})", "shlex", 0.7)
    elif whole is node and not isinstance(model.parent.get(node), ast.FormattedValue):
        return
    elif any(TAG.search(text) for text in texts):
        for helper in own[:2]:
            yield Escape(f"{helper}({{}})", "", 0.8)
        yield Escape("html.escape({})", "html", 0.6)
    elif any(ADDRESS.search(text) for text in texts):
        for shape in ("quote({}, safe='')", "quote({})", "quote_plus({})"):
            yield Escape(qualified(model, shape), "urllib.parse" if qualified(model, shape) != shape else "", 0.4)


def qualified(model: Model, shape: str) -> str:
    """As the file imports it already."""
    name = shape.split("(")[0]
    known = [a for one in model.every(ast.ImportFrom) if one.module == "urllib.parse" for a in one.names if a.name == name]
    return shape if known else f"urllib.parse.{shape}"


def outermost(model: Model, node: ast.expr) -> ast.expr:
    """The text that the value is put together into."""
    current: ast.expr = node
    while True:
        parent = model.parent.get(current)
        is_part = isinstance(parent, (ast.JoinedStr, ast.FormattedValue, ast.IfExp)) or isinstance(parent, ast.BinOp) and isinstance(parent.op, (ast.Add, ast.Mod))
        is_part = is_part or isinstance(parent, ast.Tuple) and isinstance(model.parent.get(parent), ast.BinOp)
        if is_part and isinstance(parent, ast.expr):
            current = parent
        elif isinstance(parent, (ast.GeneratorExp, ast.ListComp)) and parent.elt is current and joined_by(model, parent) is not None:
            current = joined_by(model, parent) or current
        elif isinstance(parent, ast.Call) and isinstance(parent.func, ast.Attribute) and (parent.func.attr == "join" and parent.args == [current] or parent.func.attr == "format" and isinstance(parent.func.value, ast.Constant)):
            current = parent
        else:
            return current


def import_edit(model: Model, name: str) -> list[tuple[int, int, str]] | None:
    """Nothing where it is there; None where the name stands for something else."""
    if not name:
        return []
    first = name.split(".")[0]
    imports = [*model.every(ast.Import), *model.every(ast.ImportFrom)]
    if any(a.name == name and a.asname is None for one in imports if isinstance(one, ast.Import) for a in one.names):
        return []
    if first in model.module_names and not any(a.name.split(".")[0] == first for one in imports if isinstance(one, ast.Import) for a in one.names):
        return None
    if any(isinstance(one, ast.arg) and one.arg == first for one in model.every(ast.arg)):
        return None
    module = next(iter(model.every(ast.Module)), None)
    top = [one for one in (module.body if module else []) if not (isinstance(one, ast.ImportFrom) and one.module == "__future__")]
    if not top or name == "re":
        return None
    has_text = isinstance(top[0], ast.Expr) and isinstance(top[0].value, ast.Constant)
    if has_text:
        at = model.after_line(top[0].end_lineno or top[0].lineno)
        return [(at, at, f"\nimport {name}\n" if len(top) < 2 or not isinstance(top[1], (ast.Import, ast.ImportFrom)) else f"import {name}\n")]
    at = model.line_start(top[0].lineno)
    return [(at, at, f"import {name}\n")]
