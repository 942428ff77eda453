"""Numbers that say how a request went: one is easily taken for another of its kind."""
from __future__ import annotations

import ast
import re

from fixpoint_model import Model

CODES = (200, 201, 202, 204, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 406, 409, 410, 413, 415, 422, 429, 500, 501, 502, 503, 504)
OF_ANSWERS = re.compile(r"status|abort|response|redirect|http|error|code", re.IGNORECASE)


def other_codes(model: Model, node: ast.Constant) -> list[int]:
    """Those of the same hundred first; none where the number says something else."""
    value = node.value
    if value not in CODES or not says_how_it_went(model, node):
        return []
    return sorted((code for code in CODES if code != value), key=lambda code: (code // 100 != value // 100, abs(code - value)))


def says_how_it_went(model: Model, node: ast.AST) -> bool:
    """`return page, 404`, `abort(404)`, `Response(status=404)`, `answer.status_code = 404`."""
    parent = model.parent.get(node)
    if isinstance(parent, ast.keyword):
        return bool(OF_ANSWERS.search(parent.arg or ""))
    if isinstance(parent, ast.Tuple):
        return isinstance(model.parent.get(parent), ast.Return) and parent.elts[0] is not node
    if isinstance(parent, ast.Call):
        return parent.func is not node and bool(OF_ANSWERS.search(model.src(parent.func)))
    if isinstance(parent, (ast.Assign, ast.Compare)):
        return bool(OF_ANSWERS.search(model.src(parent)))
    return False
