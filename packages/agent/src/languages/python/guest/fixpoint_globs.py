"""Family of what is made a pattern: `?` of a file's name is no `/`, other signs are taken as they are, a mark that escapes is escaped itself."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_model import Model, Mutation
from fixpoint_terms import names_at

ONE_OR_MORE = {".": "[^/]", ".*": "[^/]*", "[^/]*": ".*", "[^/]": ".", "[^/]+": "[^/]*", ".+": "[^/]+"}


def glob_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ONE_OR_MORE and makes_patterns(model, node):
        yield model.swap(node, repr(ONE_OR_MORE[node.value]), "glob", 0.7, bare=True)
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and is_put_in(model, node) and makes_patterns(model, node):
        yield model.swap(node, f"re.escape({node.id})", "glob", 0.8, bare=True)
    elif isinstance(node, ast.For) and isinstance(node.iter, (ast.Tuple, ast.List)) and isinstance(node.target, ast.Name):
        yield from escaped_first(model, node)


def makes_patterns(model: Model, node: ast.AST) -> bool:
    """A function that puts a pattern together, from the signs of a text."""
    function = model.function_of(node)
    if function is None or "re" not in model.module_names:
        return False
    text = model.src(function)
    return ("re.compile(" in text or "re.match(" in text or "re.fullmatch(" in text) and ('"*"' in text or "'*'" in text)


def is_put_in(model: Model, node: ast.Name) -> bool:
    parent = model.parent.get(node)
    is_added = isinstance(parent, ast.AugAssign) and parent.value is node
    return is_added or isinstance(parent, ast.Call) and isinstance(parent.func, ast.Attribute) and parent.func.attr == "append" and node in parent.args


def escaped_first(model: Model, node: ast.For) -> Iterator[Mutation]:
    """`for sign in ("%", "_"): text = text.replace(sign, mark + sign)` → `(mark, "%", "_")`."""
    sign = node.target.id  # type: ignore[attr-defined]
    for call in ast.walk(node):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or call.func.attr != "replace" or len(call.args) != 2 or model.src(call.args[0]) != sign:
            continue
        new = call.args[1]
        mark = new.left if isinstance(new, ast.BinOp) and isinstance(new.op, ast.Add) and model.src(new.right) == sign else None
        first = model.span(node.iter.elts[0])[0] if isinstance(node.iter, (ast.Tuple, ast.List)) and node.iter.elts else None
        if mark is not None and first is not None and model.src(mark) not in model.src(node.iter) and (isinstance(mark, ast.Constant) or isinstance(mark, ast.Name) and mark.id in names_at(model, node)):
            yield Mutation([(first, first, f"{model.src(mark)}, ")], "glob", 0.9, node.lineno, f"`{model.src(mark)}` itself comes first")
