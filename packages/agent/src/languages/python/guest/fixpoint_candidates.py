"""Streams candidate edits as JSON lines, best first in each batch of lines. Arguments: none; options: one JSON line on stdin."""
from __future__ import annotations

import ast
import json
import os
import sys
from typing import Any, Iterator

from fixpoint_calls import call_mutations
from fixpoint_conditions import condition_mutations
from fixpoint_model import FUNCTIONS, Hints, Model, Mutation, header_end, own_nodes
from fixpoint_operators import operator_mutations
from fixpoint_statements import statement_mutations
from fixpoint_values import value_mutations

LINES_A_BATCH = 40
MOST_A_BATCH = 60_000
PLAIN = {"boundary", "comparison", "arithmetic", "connective", "negation", "constant", "string", "condition", "flow", "statement-delete",
         "index", "slice", "return-value", "argument-swap", "operand-swap", "branch-swap", "clause-drop", "assignment"}


class Suspect:
    def __init__(self, statement: ast.stmt, score: float) -> None:
        self.statement = statement
        self.score = score


def suspects(model: Model, scores: dict[int, float], only_lines: bool) -> list[Suspect]:
    """Statements whose own lines are suspicious, and the definitions that they use."""
    found: dict[ast.stmt, float] = {}
    for statement in (n for n in ast.walk(model.tree) if isinstance(n, ast.stmt)):
        first = min([statement.lineno, *[d.lineno for d in getattr(statement, "decorator_list", [])]])
        score = max((scores.get(line, 0.0) for line in range(first, header_end(statement) + 1)), default=0.0)
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
    pending = [(s, v) for s, v in found.items() if not isinstance(s, (*FUNCTIONS, ast.ClassDef))]
    for _ in range(2):  # a table may be built from another one
        later = []
        for statement, score in pending:
            for node in own_nodes(statement):
                name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else None
                definition = defined.get(name) if name else None
                if definition is not None and 0.6 * score > found.get(definition, 0.0):
                    found[definition] = 0.6 * score
                    later.append((definition, 0.6 * score))
        pending = later


def mutations(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation | None]:
    for node in own_nodes(statement):
        if isinstance(node, ast.JoinedStr) or is_inside(model, node, ast.JoinedStr):
            continue  # positions inside f-strings are not those of the file before Python 3.12
        yield from operator_mutations(model, node)
        yield from value_mutations(model, node, hints)
        yield from call_mutations(model, node)
        yield from condition_mutations(model, node, hints)
    yield from statement_mutations(model, statement, hints)


def is_inside(model: Model, node: ast.AST, kind: type[ast.AST]) -> bool:
    current = model.parent.get(node)
    while current is not None and not isinstance(current, ast.stmt):
        if isinstance(current, kind):
            return True
        current = model.parent.get(current)
    return False


class Writer:
    def __init__(self, purpose: str) -> None:
        self.purpose = purpose
        self.seen: set[tuple[Any, ...]] = set()

    def key(self, model: Model, mutation: Mutation) -> tuple[Any, ...] | None:
        """The smallest edits with the same result, so that two ways to one text count once; None when edits overlap."""
        parts: list[tuple[int, int, str]] = []
        at = 0
        for start, end, new in sorted(mutation.edits):
            if start < at:
                return None
            at = end
            while new and start < end and model.text[start] == new[0]:
                start, new = start + 1, new[1:]
            while new and start < end and model.text[end - 1] == new[-1]:
                end, new = end - 1, new[:-1]
            parts.append((start, end, new))
        return (model.file, *parts)

    def fresh(self, model: Model, mutation: Mutation) -> bool:
        if all(model.text[s:e] == r for s, e, r in mutation.edits):
            return False
        key = self.key(model, mutation)
        if key is None or key in self.seen:
            return False
        self.seen.add(key)
        return True

    def write(self, model: Model, mutation: Mutation, score: float) -> None:
        edits = [{"file": model.file, "start": units(model.text, s), "end": units(model.text, e), "replacement": r} for s, e, r in mutation.edits]
        line = {"edits": edits, "family": mutation.family, "line": mutation.line, "score": round(score, 6),
                "description": f"{mutation.family}: {mutation.note} at {model.file}:{mutation.line}"}
        sys.stdout.write(json.dumps(line) + "\n")


def first_line(node: ast.stmt) -> int:
    return min([node.lineno, *[d.lineno for d in getattr(node, "decorator_list", [])]])


def units(text: str, index: int) -> int:
    """Characters → UTF-16 code units."""
    return index if text.isascii() else len(text[:index].encode("utf-16-le")) // 2


def read_models(root: str, files: list[str]) -> dict[str, Model]:
    models: dict[str, Model] = {}
    for file in files:
        try:
            with open(os.path.join(root, file), "rb") as handle:
                models[file] = Model(file, handle.read().decode("utf-8"))
        except (OSError, UnicodeDecodeError, SyntaxError, ValueError, RecursionError) as error:
            print(f"{file}: {error}", file=sys.stderr)
    return models


def main() -> None:
    options = json.loads(sys.stdin.readline())
    hints = Hints(set(options["identifiers"]), options["errorType"], options["symptom"])
    scores: dict[str, dict[int, float]] = {}
    for place in options["suspicious"]:
        lines = scores.setdefault(place["file"], {})
        lines[place["line"]] = max(place["score"], lines.get(place["line"], 0.0), 1e-6)
    models = read_models(options["root"], list(scores))
    mutants = options["purpose"] == "mutants"
    ranked = sorted(((model, s) for file, model in models.items() for s in suspects(model, scores[file], mutants)),
                    key=lambda pair: -pair[1].score)
    writer = Writer(options["purpose"])
    for begin in range(0, len(ranked), LINES_A_BATCH):
        batch: list[tuple[float, int, Model, Mutation]] = []
        for model, suspect in ranked[begin: begin + LINES_A_BATCH]:
            for mutation in mutations(model, suspect.statement, hints):
                if mutation is None or (mutants and not (mutation.family in PLAIN and mutation.line in scores[model.file])):
                    continue
                batch.append((suspect.score * mutation.prior, len(batch), model, mutation))
        batch.sort(key=lambda item: (-item[0], item[1]))
        for score, _, model, mutation in batch[:MOST_A_BATCH]:
            if writer.fresh(model, mutation):
                writer.write(model, mutation, score)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
