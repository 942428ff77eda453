"""Family of what kind a value is: what is made of a class made of it is of that kind too."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_model import FUNCTIONS, Model, Mutation

TURNED = (ast.NotEq, ast.IsNot, ast.NotIn)
WORD = re.compile(r"(?i)kind|type|class|cls|exc")


def kind_test_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`type(error) in kinds` → `isinstance(error, kinds)`; in `__exit__` by its kind or the error itself."""
    if not isinstance(node, ast.Compare) or len(node.ops) != 1 or not isinstance(node.ops[0], (ast.Eq, ast.Is, ast.In, *TURNED)):
        return
    left, right = node.left, node.comparators[0]
    word = "not " if isinstance(node.ops[0], TURNED) else ""
    is_member = isinstance(node.ops[0], (ast.In, ast.NotIn))
    for call, prior in asked(model, node, left, right, is_member):
        yield model.swap(node, f"{word}{call}", "of-kind", prior, bare=not word)


def asked(model: Model, node: ast.Compare, left: ast.expr, right: ast.expr, is_member: bool) -> Iterator[tuple[str, float]]:
    value = whose_kind(model, left)
    kinds = [model.src(right)]
    if isinstance(right, (ast.List, ast.Set, ast.Tuple)):
        kinds = [f"({', '.join(model.src(one) for one in right.elts)}{',' if len(right.elts) == 1 else ''})"]
    elif is_member:
        kinds.append(f"tuple({kinds[0]})")
    if value is not None:
        if isinstance(right, ast.Constant) and isinstance(right.value, str):
            kinds = [right.value] if right.value.isidentifier() else []
        for position, kind in enumerate(kinds):
            yield f"isinstance({value}, {kind})", 0.8 - 0.2 * position
    elif isinstance(left, ast.Name) and (is_member or is_class(model, right)) and WORD.search(left.id):
        function = model.function_of(node)
        handed = [one.arg for one in function.args.args] if isinstance(function, FUNCTIONS) and function.name in ("__exit__", "__aexit__") else []
        for position, kind in enumerate(kinds):
            prior = 0.7 - 0.2 * position
            if handed[1:2] == [left.id]:
                yield f"({left.id} is not None and issubclass({left.id}, {kind}))", prior
                yield from ((f"isinstance({error}, {kind})", prior) for error in handed[2:3])
            yield f"issubclass({left.id}, {kind})", prior


def whose_kind(model: Model, node: ast.expr) -> str | None:
    """Of `type(value)`, `value.__class__` and their names."""
    if isinstance(node, ast.Attribute) and node.attr in ("__name__", "__qualname__"):
        node = node.value
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "type" and len(node.args) == 1:
        return model.src(node.args[0])
    return model.src(node.value) if isinstance(node, ast.Attribute) and node.attr == "__class__" else None


def is_class(model: Model, node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and (node.id.endswith(("Error", "Exception")) or node.id in {one.name for one in model.every(ast.ClassDef)})
