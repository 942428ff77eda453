"""Family of what the file makes elsewhere of a value of the same name: `send(body)` beside `store(quoted(body))` → `send(quoted(body))`."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation

FAMILY = "as-elsewhere"
MOST, LONGEST = 3, 40
VALUES = (ast.Name, ast.Attribute, ast.Subscript)


def as_elsewhere_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    parent = model.parent.get(node)
    if not isinstance(node, VALUES) or not isinstance(node.ctx, ast.Load) or model.function_of(node) is None or isinstance(parent, ast.Call) and parent.func is node:
        return
    text = model.src(node)
    last = text.rsplit(".", 1)[-1]
    forms = model.once("forms of values", model.tree, lambda: forms_of(model)).get(last, {})
    is_there = model.src(parent) if isinstance(parent, (ast.Call, ast.Attribute)) else ""
    other = [one for one in sorted(forms, key=lambda one: -forms[one]) if not (is_there.startswith(one[0] + text) and is_there.endswith(one[1]))]
    for rank, (before, behind) in enumerate(other[:MOST]):
        yield model.swap(node, f"{before}{text}{behind}", FAMILY, 0.4 * 0.85**rank, bare=True)


def forms_of(model: Model) -> dict[str, dict[tuple[str, str], int]]:
    """By the last part of its name, what stands around a value: calls with it alone, methods without anything or with texts, and how often."""
    found: dict[str, dict[tuple[str, str], int]] = {}
    for call in model.every(ast.Call):
        if isinstance(model.parent.get(call), ast.Expr):
            continue
        inner = call.args[0] if len(call.args) == 1 and not call.keywords else None
        if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, VALUES) and not call.keywords and all(isinstance(one, ast.Constant) for one in call.args):
            inner = call.func.value if not isinstance(inner, VALUES) else inner
        if isinstance(inner, VALUES):
            text, (start, end), (low, high) = model.src(call), model.span(call), model.span(inner)
            before, behind = text[: low - start], text[len(text) - (end - high):]
            if len(before + behind) <= LONGEST and "\n" not in before + behind and not before.startswith(("len(", "print(", "isinstance(", "super(")):
                counts = found.setdefault(model.src(inner).rsplit(".", 1)[-1], {})
                counts[before, behind] = counts.get((before, behind), 0) + 1
    return found
