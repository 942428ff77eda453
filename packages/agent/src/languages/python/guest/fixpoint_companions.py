"""Family of what goes together: a value or a kind that is asked for, and the one that mostly comes with it; one too many of a list."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation, is_builtin

BESIDE: dict[str, tuple[str, ...]] = {
    "#": (";", "//"), ";": ("#",), "//": ("#",), "\n": ("\r",), "\r": ("\n",), '"': ("'",), "'": ('"',), "-": ("+", "_"), "+": ("-",), " ": ("\t",), "/": ("\\",), "y": ("yes",),
    "http": ("http://",), "http://": ("https://",), "https://": ("http://",), ".jpg": (".jpeg",), ".yaml": (".yml",), ".yml": (".yaml",), ".htm": (".html",), ".py": (".pyi",), "true": ("True", "1", "yes"),
    "True": ("true",), "false": ("False", "0", "no"), "e": ("E",), "x": ("X",), "X": ("x",), "E": ("e",), "GET": ("HEAD",), "[": ("(",), "(": ("[",), "{": ("[",), ",": (";",), "*": ("?",), "http:": ("https:",),
    "https": ("http",), "none": ("null",), "null": ("none",), "yes": ("true",), "no": ("false",), "on": ("true",), ".": ("..",), "ftp": ("sftp",), "self": ("cls",),
}
KINDS = {"bytes": ("bytearray",), "set": ("frozenset",), "str": ("bytes",), "dict": ("Mapping",), "list": ("tuple", "set"), "tuple": ("list",), "int": ("float",)}

ERRORS = {"ValueError": ("TypeError", "OSError", "KeyError"), "KeyError": ("IndexError", "TypeError", "AttributeError"), "IndexError": ("KeyError", "TypeError"), "OSError": ("ValueError",),
          "AttributeError": ("TypeError",), "TypeError": ("ValueError",), "ImportError": ("AttributeError",), "FileNotFoundError": ("PermissionError", "NotADirectoryError"), "UnicodeDecodeError": ("LookupError",)}


def companion_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Call):
        yield from called(model, node)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield from compared(model, node)
    elif isinstance(node, ast.Try):
        yield from caught(model, node)


def called(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`line.startswith("#")` → `("#", ";")`; `isinstance(value, bytes)` → `(bytes, bytearray)`."""
    name = node.func.attr if isinstance(node.func, ast.Attribute) else model.src(node.func)
    if name in ("startswith", "endswith") and len(node.args) == 1 and isinstance(node.args[0], ast.Constant):
        value = node.args[0].value
        for rank, other in enumerate(BESIDE.get(value, ())) if isinstance(value, str) else ():
            yield model.swap(node.args[0], f"({value!r}, {other!r})", "companion", 0.6 * 0.7**rank, bare=True)
        if value == "http":
            yield model.swap(node.args[0], "('http://', 'https://')", "companion", 0.6, bare=True)
    elif name == "isinstance" and len(node.args) == 2:
        kinds = node.args[1]
        if isinstance(kinds, ast.Name):
            for other in KINDS.get(kinds.id, ()):
                if is_builtin(other) or other in model.module_names:
                    yield model.swap(kinds, f"({kinds.id}, {other})", "companion", 0.45, bare=True)
        elif isinstance(kinds, ast.Tuple) and len(kinds.elts) > 1:
            yield from one_less(model, kinds)


def one_less(model: Model, node: ast.Tuple) -> Iterator[Mutation]:
    """`isinstance(item, (list, tuple, str))` → `(list, tuple)`."""
    for left_out in node.elts:
        rest = [model.src(one) for one in node.elts if one is not left_out]
        yield model.swap(node, rest[0] if len(rest) == 1 else f"({', '.join(rest)})", "companion", 0.4, bare=True)


def compared(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`char == "'"` → `char in ("'", '"')`; `"\\n" in text` → `"\\n" in text or "\\r" in text`."""
    left, right, sign = node.left, node.comparators[0], node.ops[0]
    if isinstance(sign, (ast.In, ast.NotIn)) and isinstance(right, (ast.Tuple, ast.List, ast.Set)) and len(right.elts) > 1:
        yield from one_more_number(model, right)
    if isinstance(sign, (ast.Eq, ast.NotEq)) and isinstance(right, ast.Constant) and isinstance(right.value, str):
        word = "in" if isinstance(sign, ast.Eq) else "not in"
        for other in BESIDE.get(right.value, ())[:1]:
            yield model.swap(node, f"{model.src(left)} {word} ({right.value!r}, {other!r})", "companion", 0.45, bare=not isinstance(model.parent.get(node), (ast.UnaryOp, ast.Compare)))
    elif isinstance(sign, ast.In) and isinstance(left, ast.Constant) and isinstance(left.value, str) and isinstance(right, (ast.Name, ast.Attribute)):
        parent = model.parent.get(node)
        others = [one for one in BESIDE.get(left.value, ()) if repr(one)[1:-1] not in model.src(parent if isinstance(parent, ast.BoolOp) else node)]
        for other in others[:2]:
            yield model.swap(node, f"{model.src(node)} or {other!r} in {model.src(right)}", "companion", 0.5, bare=isinstance(parent, ast.BoolOp) and isinstance(parent.op, ast.Or))


def one_more_number(model: Model, node: ast.Tuple | ast.List | ast.Set) -> Iterator[Mutation]:
    """`month in (4, 6, 9)` → `(4, 6, 9, 11)`: on in one of the steps that are there."""
    values = [one.value for one in node.elts if isinstance(one, ast.Constant) and type(one.value) is int]
    if len(values) == len(node.elts) and values == sorted(values):
        end = model.span(node.elts[-1])[1]
        for step in dict.fromkeys(later - earlier for earlier, later in zip(values, values[1:])):
            yield Mutation([(end, end, f", {values[-1] + step}")], "companion", 0.5, node.lineno, f"`{values[-1] + step}`, too")


def caught(model: Model, node: ast.Try) -> Iterator[Mutation]:
    """`except ValueError` → `except (ValueError, OSError)`."""
    for handler in node.handlers:
        kind = handler.type.id if isinstance(handler.type, ast.Name) else None
        for rank, other in enumerate(ERRORS.get(kind or "", ())):
            yield model.swap(handler.type, f"({kind}, {other})", "companion", 0.5 * 0.8**rank, bare=True)  # type: ignore[arg-type]
