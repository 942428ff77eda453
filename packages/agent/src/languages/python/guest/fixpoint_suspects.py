"""Which statements the suspicious lines belong to, and the definitions that they use."""
from __future__ import annotations

import ast

from fixpoint_model import FUNCTIONS, Model, header_end, own_nodes

# What a suspicious statement reads from the module or class.
DEFINITION_SHARE = 0.7


class Suspect:
    def __init__(self, statement: ast.stmt, score: float) -> None:
        self.statement = statement
        self.score = score


def suspects(model: Model, scores: dict[int, float], only_lines: bool) -> list[Suspect]:
    """Statements whose own lines are suspicious, and the definitions that they use."""
    found: dict[ast.stmt, float] = {}
    for statement in (n for n in ast.walk(model.tree) if isinstance(n, ast.stmt)):
        first = min([statement.lineno, *[d.lineno for d in getattr(statement, "decorator_list", [])]])
        caught = [handler.lineno for handler in statement.handlers] if isinstance(statement, ast.Try) else []
        score = max((scores.get(line, 0.0) for line in [*range(first, header_end(statement) + 1), *caught]), default=0.0)
        if score > 0:
            found[statement] = score
    if not only_lines:
        for statement, score in list(found.items()):
            function = model.function_of(statement)
            if function is not None:
                found[function] = max(found.get(function, 0.0), 0.5 * score)
        add_definitions(model, found)
    return [Suspect(statement, score) for statement, score in sorted(found.items(), key=lambda pair: -pair[1])]


def add_definitions(model: Model, found: dict[ast.stmt, float]) -> None:
    """Constants of the module and the class, which ran before any test did."""
    defined: dict[str, ast.stmt] = {}
    for home in [model.tree, *[n for n in model.tree.body if isinstance(n, ast.ClassDef)]]:
        for statement in home.body:
            if isinstance(statement, (ast.Assign, ast.AnnAssign)):
                for target in statement.targets if isinstance(statement, ast.Assign) else [statement.target]:
                    defined.update({n.id: statement for n in ast.walk(target) if isinstance(n, ast.Name)})
    pending = [(s, v) for s, v in found.items() if not isinstance(s, ast.ClassDef)]
    for _ in range(2):  # a table may be built from another one
        later = []
        for statement, score in pending:
            if isinstance(statement, FUNCTIONS):  # what its parameters are by default is used in its body
                score = max([score, *(found.get(inner, 0.0) for inner in statement.body)])
            for node in own_nodes(statement):
                name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else None
                definition = defined.get(name) if name else None
                if definition is not None and DEFINITION_SHARE * score > found.get(definition, 0.0):
                    found[definition] = DEFINITION_SHARE * score
                    later.append((definition, DEFINITION_SHARE * score))
        pending = later
