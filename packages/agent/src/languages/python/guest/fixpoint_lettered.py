"""Family of the letter before a text: bytes, a text of both Pythons, places in braces that are to be filled."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_model import Model, Mutation

FAMILY = "lettered"
PLACE = re.compile(r"\{([A-Za-z_]\w*)[^{}]*\}")
# What takes a text as a value.
TAKES = (ast.Compare, ast.Call, ast.Assign, ast.Attribute, ast.Tuple, ast.Return, ast.BinOp)
LETTERS = (("b", 0.35), ("u", 0.15))


def lettered_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`"Dear {name}"` → `f"Dear {name}"`; `line.split(":")` beside `b"\\n"` → `line.split(b":")`."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, (str, bytes)):
        return
    parent, raw = model.parent.get(node), model.src(node)
    if isinstance(parent, (ast.JoinedStr, ast.FormattedValue, ast.Expr)):
        return
    if isinstance(node.value, bytes) and raw[:1] == "b":
        yield model.swap(node, raw[1:], FAMILY, 0.4, bare=True)
    elif isinstance(node.value, str) and raw[:1] in "'\"":
        names, known = PLACE.findall(node.value), (*model.local_names(node), "self", "cls")
        # What is formatted later has its method behind it.
        if names and all(one in known for one in names) and not isinstance(parent, ast.Attribute):
            yield model.swap(node, f"f{raw}", FAMILY, 0.9, bare=True)
        used = model.once("letters", model.tree, lambda: letters_of(model))
        for letter, prior in LETTERS:
            if letter in used and isinstance(parent, TAKES) and node.value.isascii():
                yield model.swap(node, f"{letter}{raw}", FAMILY, prior, bare=True)


def letters_of(model: Model) -> set[str]:
    """Which letters stand before texts in the file."""
    texts = (one for one in model.every(ast.Constant) if isinstance(one.value, (str, bytes)) and not isinstance(model.parent.get(one), (ast.JoinedStr, ast.FormattedValue)))
    return {model.src(one)[:1] for one in texts}
