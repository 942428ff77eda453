"""Families of how the standard library is called: what is left out of a call, and what a call does not do by itself."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_blocks import Place
from fixpoint_model import FUNCTIONS, Model, Mutation
from fixpoint_unread import unread_at

# Arguments that calls of these often lack, by the name that is called.
KEYWORDS: dict[str, tuple[str, ...]] = {
    "dumps": ("ensure_ascii=False", "default=str", "sort_keys=True", "indent=2"), "dump": ("ensure_ascii=False", "default=str", "sort_keys=True", "indent=2"),
    "open": ("encoding='utf-8'", "newline=''", "errors='replace'"), "read_text": ("encoding='utf-8'",), "write_text": ("encoding='utf-8'",),
    "makedirs": ("exist_ok=True",), "mkdir": ("exist_ok=True", "parents=True, exist_ok=True"), "decode": ("errors='replace'", "errors='ignore'"),
    "encode": ("errors='replace'", "errors='ignore'"), "zip": ("strict=True",), "run": ("check=True", "text=True"), "writer": ("lineterminator='\\n'",),
    "sub": ("flags=re.I", "count=1"), "urlencode": ("doseq=True",), "parse_qs": ("keep_blank_values=True",), "parse_qsl": ("keep_blank_values=True",), "splitlines": ("keepends=True",),
}
UNITS = ("days", "hours", "minutes", "seconds", "weeks")
PATTERNS = {"sub", "split", "findall", "match", "search", "fullmatch", "compile", "finditer", "subn"}
# What cannot be read is told of by these.
READS = re.compile(r"\b(?:json\.loads?|int|float|Decimal|date\.fromisoformat|datetime\.(?:strptime|fromisoformat)|ast\.literal_eval)\(")


def library_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Call):
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        yield from left_out(model, node, name)
        yield from literally(model, node, name)
        yield from in_place_of(model, node, name)
        yield from as_named(model, node, name)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from joined(model, node)
    elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add) and isinstance(node.value, (ast.Name, ast.Attribute)):
        yield model.swap(node, f"{model.src(node.target)}.append({model.src(node.value)})", "accumulate", 0.5, bare=True)


def left_out(model: Model, node: ast.Call, name: str) -> Iterator[Mutation]:
    given = {one.arg for one in node.keywords}
    end = model.span(node)[1] - 1
    for rank, text in enumerate(KEYWORDS.get(name, ())):
        if text.split("=")[0] not in given and None not in given and (name not in ("decode", "encode") or not node.keywords):
            yield Mutation([(end, end, f"{', ' if node.args or node.keywords else ''}{text}")], "left-out", 0.6 * 0.85**rank, node.lineno, f"`{text}` was added")


def literally(model: Model, node: ast.Call, name: str) -> Iterator[Mutation]:
    """`re.sub(".", …)` → `r"\\."`: one sign that means something in a pattern."""
    first = node.args[0] if node.args else None
    if name in PATTERNS and isinstance(node.func, ast.Attribute) and model.src(node.func.value) == "re" and "re." not in " ".join(map(model.src, node.args)) and not node.keywords:
        end = model.span(node)[1] - 1
        for flag, prior in (("re.I", 0.5), ("re.M", 0.35), ("re.S", 0.35)):
            yield Mutation([(end, end, f", flags={flag}")], "left-out", prior, node.lineno, f"`{flag}` was added")
    if name in PATTERNS and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name) and node.func.value.id == "re" and isinstance(first, ast.Constant):
        if isinstance(first.value, str) and len(first.value) == 1 and re.escape(first.value) != first.value:
            yield model.swap(first, f"r'\\{first.value}'", "literally", 1.2, bare=True)


def in_place_of(model: Model, node: ast.Call, name: str) -> Iterator[Mutation]:
    only = model.src(node.args[0]) if len(node.args) == 1 and not node.keywords else None
    if name == "timedelta" and only is not None:
        for rank, unit in enumerate(UNITS):
            yield model.swap(node.args[0], f"{unit}={only}", "left-out", 0.6 * 0.9**rank, bare=True)
    elif name == "mkdir" and isinstance(node.func, ast.Attribute) and model.src(node.func.value) == "os" and only is not None:
        yield model.swap(node, f"os.makedirs({only}, exist_ok=True)", "left-out", 0.9, bare=True)
    elif name == "get" and isinstance(node.func, ast.Attribute) and len(node.args) == 2:
        # What is there may be None all the same.
        key, default = map(model.src, node.args)
        yield model.swap(node, f"({model.src(node.func)}({key}) or {default})", "fallback", 0.4, bare=True)
    elif name in ("ljust", "rjust", "center") and isinstance(node.func, ast.Attribute) and node.args:
        width, text = model.src(node.args[0]), model.src(node.func.value)
        yield model.swap(node.func.value, f"{text}[:{width}]", "clamp", 0.4, bare=True)
    elif name == "groupby" and node.args and not (isinstance(node.args[0], ast.Call) and model.src(node.args[0].func) == "sorted"):
        # Only neighbours become one group.
        key = next((model.src(one.value) for one in node.keywords if one.arg == "key"), model.src(node.args[1]) if len(node.args) > 1 else None)
        yield model.swap(node.args[0], f"sorted({model.src(node.args[0])}{f', key={key}' if key else ''})", "left-out", 0.9, bare=True)
    elif name in ("unquote", "unquote_to_bytes") and only is not None:
        yield model.swap(node.args[0], f"{only}.replace('+', ' ')", "left-out", 0.5, bare=True)
    elif name == "fromisoformat" and only is not None:
        yield model.swap(node.args[0], f"{only}.replace('Z', '+00:00')", "left-out", 0.7, bare=True)
    elif name in ("int", "float", "Decimal") and only is not None and isinstance(node.args[0], (ast.Name, ast.Attribute, ast.Subscript)):
        yield model.swap(node.args[0], f"{only}.replace(',', '')", "left-out", 0.25, bare=True)
        if name == "Decimal":
            yield model.swap(node.args[0], f"str({only})", "left-out", 0.9, bare=True)
    elif name in ("fromtimestamp", "now") and "timezone" in model.module_names and "tz" not in {one.arg for one in node.keywords} and len(node.args) == (1 if name == "fromtimestamp" else 0):
        yield model.swap(node, f"{model.src(node.func)}({only + ', ' if only else ''}tz=timezone.utc)", "left-out", 0.8, bare=True)
    elif name == "bool" and only is not None and isinstance(node.func, ast.Name):
        # Any text that is there is true.
        for text, prior in ((f"str({only}).lower() in ('1', 'true', 'yes', 'on')", 0.6), (f"{only}.lower() in ('1', 'true', 'yes', 'on')", 0.5), (f"{only}.lower() == 'true'", 0.6), (f"{only}.lower() in ('1', 'true', 'yes')", 0.5)):
            yield model.swap(node, text, "call", prior)
    elif name == "list" and isinstance(node.func, ast.Name) and len(node.args) == 1 and isinstance(node.args[0], ast.BinOp) and isinstance(node.args[0].op, (ast.BitAnd, ast.Sub)):
        yield from in_their_order(model, node, node.args[0])
    elif name == "quantize" and len(node.args) == 1 and not node.keywords and isinstance(node.func, ast.Attribute):
        for way in [one for one in model.module_names if one.startswith("ROUND_")][:2]:
            yield model.swap(node, f"{model.src(node.func)}({only}, rounding={way})", "left-out", 0.9, bare=True)
    elif name == "popitem" and not node.args and not node.keywords and isinstance(node.func, ast.Attribute):
        yield model.swap(node, f"{model.src(node.func)}(last=False)", "left-out", 0.9, bare=True)
    elif name in ("weekday", "isoweekday"):
        called = model.src(node.func)
        if name == "weekday" and not isinstance(model.parent.get(node), ast.Compare):
            yield model.swap(node, f"{called.replace('weekday', 'isoweekday')}() % 7", "call", 0.4)
            yield model.swap(node, f"({called}() + 1) % 7", "call", 0.4, bare=True)
        yield model.swap(node.func, called.replace("isoweekday", "weekday") if name == "isoweekday" else called.replace("weekday", "isoweekday"), "call", 0.6, bare=True)


def joined(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`folder + "/" + name`: one slash, where one of them has it already."""
    left = node.left
    if not (isinstance(left, ast.BinOp) and isinstance(left.op, ast.Add) and isinstance(left.right, ast.Constant) and left.right.value == "/"):
        return
    one, other = model.src(left.left), model.src(node.right)
    if isinstance(left.left, (ast.Name, ast.Attribute)):
        yield model.swap(left.left, f"{one}.rstrip('/')", "joined", 0.7, bare=True)
    if isinstance(node.right, (ast.Name, ast.Attribute)):
        yield model.swap(node.right, f"{other}.lstrip('/')", "joined", 0.6, bare=True)
    if "os" in model.module_names:
        yield model.swap(node, f"os.path.join({one}, {other})", "joined", 0.4, bare=True)


def library_statements(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    yield from tried(model, statement)
    yield from told_to_parent(model, statement)
    yield from only_if_there(model, statement)


def tried(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`return json.loads(text)` → `except ValueError: return None`."""
    if not isinstance(statement, ast.Return) or statement.value is None or not READS.search(model.src(statement)):
        return
    place = Place(model, statement)
    if not place.alone:
        return
    body = "".join(f"    {line}" for line in place.text.splitlines(keepends=True))
    for rank, value in enumerate(("None", "False", "0", "''", "[]", "{}")):
        text = f"{place.pad}try:\n{body}{place.pad}except (ValueError, TypeError):\n{place.pad}    return {value}\n"
        yield place.whole(text, "except", 0.5 * 0.85**rank, f"what cannot be read gives `{value}`")


def told_to_parent(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`super().__init__(message)`, that a class which has a parent does not call."""
    function = model.parent.get(statement)
    home = model.parent.get(function) if function is not None else None
    if not isinstance(function, FUNCTIONS) or function.name != "__init__" or not isinstance(home, ast.ClassDef) or not home.bases or function.body[0] is not statement:
        return
    if "super()" in model.src(function) or "__init__(self" in model.src(function).split("\n", 1)[-1]:
        return
    names = model.parameters(function)
    place = Place(model, statement)
    for rank, given in enumerate(dict.fromkeys((", ".join(names), *names[:1], ""))):
        yield place.before([f"super().__init__({given})"], "parent", 0.9 * 0.8**rank, f"`super().__init__({given})` was added")


def only_if_there(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """`os.remove(path)` → `if os.path.exists(path):`."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or model.src(call.func.value) != "os" or call.func.attr not in ("remove", "unlink", "rmdir") or not call.args:
        return
    place = Place(model, statement)
    if place.alone:
        text = f"{place.pad}if os.path.exists({model.src(call.args[0])}):\n    {place.text}"
        yield place.whole(text, "none-check", 0.8, "only if it is there")


def in_their_order(model: Model, node: ast.Call, both: ast.BinOp) -> Iterator[Mutation]:
    """`list(set(a) & set(b))` → `[one for one in a if one in b]`: sets have no order."""
    sides = [model.src(one.args[0]) if isinstance(one, ast.Call) and model.src(one.func) == "set" and len(one.args) == 1 else model.src(one) for one in (both.left, both.right)]
    word = "in" if isinstance(both.op, ast.BitAnd) else "not in"
    yield model.swap(node, f"[item for item in {sides[0]} if item {word} {sides[1]}]", "left-out", 0.8, bare=True)


# Arguments of the same name as a parameter, and whose they are.
NAMED = {"key": {"sorted", "sort", "min", "max", "nsmallest", "nlargest", "groupby"}, "reverse": {"sorted", "sort"}, "default": {"max", "min", "dumps"}, "encoding": {"open", "decode", "encode", "read_text", "write_text"},
         "errors": {"open", "decode", "encode", "read_text"}, "start": {"enumerate", "sum"}, "indent": {"dumps", "dump"}, "sort_keys": {"dumps", "dump"}, "timeout": {"run", "get", "post", "request", "join", "wait"},
         "flags": {"compile", "sub", "search", "match", "findall"}, "maxsplit": {"split", "rsplit"}, "count": {"sub"}, "strict": {"zip"}, "safe": {"quote", "quote_plus", "urlencode"}, "cwd": {"run"}, "env": {"run"}}


def as_named(model: Model, node: ast.Call, name: str) -> Iterator[Mutation]:
    """`nsmallest(count, items)` beside a parameter `key` that nothing reads → `key=key`."""
    given = {one.arg for one in node.keywords}
    for parameter in [one for one in unread_at(model, node) if name in NAMED.get(one, ()) and one not in given][:2]:
        end = model.span(node)[1] - 1
        yield Mutation([(end, end, f"{', ' if node.args or node.keywords else ''}{parameter}={parameter}")], "left-out", 1.0, node.lineno, f"`{parameter}` was handed on")
