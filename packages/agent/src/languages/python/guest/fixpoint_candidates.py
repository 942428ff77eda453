"""Streams candidate edits as JSON lines, best first in each batch of lines. Arguments: none; options: one JSON line on stdin."""
from __future__ import annotations

import ast
import builtins
import json
import os
import sys
from functools import partial
from typing import Any, Iterator

from fixpoint_asked import questions, take
from fixpoint_bounds import bound_mutations
from fixpoint_calls import call_mutations
from fixpoint_conditions import condition_mutations
from fixpoint_fstrings import HAVE_PLACES, expressions_in, format_mutations
from fixpoint_frequent import frequent_mutations, reset_mutations
from fixpoint_model import Hints, Model, Mutation, own_nodes
from fixpoint_operators import operator_mutations
from fixpoint_order import Place, best_first, words_of
from fixpoint_ranges import range_mutations
from fixpoint_siblings import sibling_mutations
from fixpoint_statements import statement_mutations
from fixpoint_suspects import suspects
from fixpoint_tables import strings_of, table_mutations
from fixpoint_turns import decided, turn_mutations
from fixpoint_values import value_mutations
from fixpoint_wide import few_mutations, wide_first

PLAIN = {"boundary", "comparison", "arithmetic", "connective", "negation", "constant", "string", "condition", "flow", "statement-delete",
         "index", "slice", "return-value", "argument-swap", "operand-swap", "branch-swap", "clause-drop", "assignment"}


# How likely an edit of the wide families is beside a usual one of the same prior: it is no rival of what is usual.
SHARE_OF_WIDE = 0.35
# Statements of which is asked what conditions say there, most suspicious first.
MOST_WATCHED = 60


def mutations(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation | None]:
    for node in own_nodes(statement):
        if isinstance(node, ast.JoinedStr):
            yield from format_mutations(model, node)
            for part, expression in () if HAVE_PLACES else expressions_in(model, node):
                for inner in ast.walk(expression):
                    yield from at_node(part, inner, hints)
        elif HAVE_PLACES or not is_inside(model, node, ast.JoinedStr):
            yield from at_node(model, node, hints)
    yield from statement_mutations(model, statement, hints)
    yield from reset_mutations(model, statement)
    yield from few_mutations(model, statement, hints)
    yield from decided(model, statement)


def at_node(model: Model, node: ast.AST, hints: Hints) -> Iterator[Mutation | None]:
    yield from operator_mutations(model, node)
    yield from value_mutations(model, node, hints)
    yield from call_mutations(model, node)
    yield from condition_mutations(model, node, hints)
    yield from bound_mutations(model, node)
    yield from sibling_mutations(model, node, hints)
    yield from table_mutations(model, node, hints)
    yield from frequent_mutations(model, node)
    yield from range_mutations(model, node)
    yield from turn_mutations(model, node)


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
        line = {"edits": edits, "family": mutation.family, "line": mutation.line, "score": float(f"{score:.6g}"),
                "description": f"{mutation.family}: {mutation.note} at {model.file}:{mutation.line}"}
        sys.stdout.write(json.dumps(line) + "\n")


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


def ask(statements: list[tuple[Model, ast.stmt]]) -> None:
    """Who reads the candidates runs the failing test and says what conditions give there, or ends the questions."""
    asked = questions(statements)
    sys.stdout.write(json.dumps({"ask": asked}) + "\n")
    sys.stdout.flush()
    answers = json.loads(sys.stdin.readline() or "null")
    if answers is not None:
        take(statements, asked, answers)


def main() -> None:
    options = json.loads(sys.stdin.readline())
    hints = Hints(set(options["identifiers"]), options["errorType"], options["symptom"], options["expected"], options["actual"],
                  strings_of(options["probe"]), "NoneType" in (options["message"] or ""),
                  {word for name in options["identifiers"] for word in words_of(name)} - words_of(" ".join(dir(builtins))))
    scores: dict[str, dict[int, float]] = {}
    for place in options["suspicious"]:
        lines = scores.setdefault(place["file"], {})
        lines[place["line"]] = max(place["score"], lines.get(place["line"], 0.0), 1e-6)
    models = read_models(options["root"], list(scores))
    mutants = options["purpose"] == "mutants"
    found = sorted(((model, s) for file, model in models.items() for s in suspects(model, scores[file], mutants)),
                   key=lambda pair: -pair[1].score)
    places = [Place(suspect.score, model, suspect.statement, partial(mutations, model, suspect.statement, hints)) for model, suspect in found]
    if not mutants:
        ask([(place.model, place.statement) for place in places if place.model.function_of(place.statement) is not None][:MOST_WATCHED])
    writer = Writer(options["purpose"])
    for score, model, mutation in best_first(places, hints, not mutants):
        if mutants and not (mutation.family in PLAIN and mutation.line in scores[model.file]):
            continue
        if writer.fresh(model, mutation):
            writer.write(model, mutation, score)
    for score, model, mutation in () if mutants else wide_first(places, hints):
        if writer.fresh(model, mutation):
            writer.write(model, mutation, SHARE_OF_WIDE * score)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
