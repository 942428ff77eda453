"""Family of kinds as the file asks for them elsewhere: `isinstance(name, str)` beside `isinstance(title, TEXT)` → `isinstance(name, TEXT)`."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation

FAMILY = "kind-asked"
MOST, LONGEST = 5, 40


def kind_asked_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != "isinstance" or len(node.args) != 2:
        return
    value, kind = map(model.src, node.args)
    others = [one for one in model.once("kinds asked", model.tree, lambda: kinds_asked(model)) if one != kind]
    for rank, other in enumerate(others[:MOST]):
        yield model.swap(node.args[1], other, FAMILY, 0.45 * 0.85**rank, bare=True)
    if isinstance(node.args[1], (ast.Name, ast.Attribute)):
        # Without the kinds that are made of it.
        yield model.swap(node, f"type({value}) is {kind}", FAMILY, 0.3)


def kinds_asked(model: Model) -> list[str]:
    """All that the file asks for, the frequent ones first."""
    counts: dict[str, int] = {}
    for one in model.every(ast.Call):
        if isinstance(one.func, ast.Name) and one.func.id == "isinstance" and len(one.args) == 2:
            text = model.src(one.args[1])
            if len(text) <= LONGEST and "\n" not in text:
                counts[text] = counts.get(text, 0) + 1
    return sorted(counts, key=lambda one: -counts[one])
