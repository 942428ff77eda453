"""Streams candidate edits as JSON lines, best first in each batch of lines. Arguments: none; options: one JSON line on stdin."""
from __future__ import annotations

import ast
import builtins
import gc
import json
import os
import re
import sys
from functools import partial
from itertools import islice
from typing import Any, Iterator

from fixpoint_absent import absent_mutations
from fixpoint_adapted import adapted_mutations
from fixpoint_alike import alike_mutations
from fixpoint_as_elsewhere import as_elsewhere_mutations
from fixpoint_as_told import as_told_mutations
from fixpoint_as_wrapped import as_wrapped_mutations
from fixpoint_asked import questions, take
from fixpoint_base_cases import base_case_mutations
from fixpoint_bounded import bounded_mutations
from fixpoint_bounds import bound_mutations
from fixpoint_brought_in import brought_in_mutations
from fixpoint_calls import call_mutations
from fixpoint_chains import chain_mutations
from fixpoint_companions import companion_mutations
from fixpoint_complements import complement_mutations
from fixpoint_conditions import condition_mutations
from fixpoint_divisions import division_mutations, nothing_mutations
from fixpoint_each import each_mutations
from fixpoint_elements import element_mutations
from fixpoint_entries import entry_mutations
from fixpoint_equality import comparison_mutations, equality_mutations
from fixpoint_escapes import escape_mutations
from fixpoint_everyday import everyday_mutations
from fixpoint_falls_short import falls_short_mutations, falls_short_statements
from fixpoint_filters import filter_mutations, not_found_mutations
from fixpoint_frequent import frequent_mutations, reset_mutations
from fixpoint_fstrings import HAVE_PLACES, expressions_in, format_mutations
from fixpoint_further import further_mutations
from fixpoint_generators import given_twice
from fixpoint_globs import glob_mutations
from fixpoint_granted import granted_mutations
from fixpoint_grouping import grouping_mutations
from fixpoint_handed_down import handed_down_mutations
from fixpoint_kind_tests import kind_test_mutations
from fixpoint_kinds_asked import kind_asked_mutations
from fixpoint_last_turn import last_turn_mutations, never_the_last
from fixpoint_lettered import lettered_mutations
from fixpoint_library import library_mutations, library_statements
from fixpoint_limits import limit_mutations, term_mutations
from fixpoint_looked_up import looked_up_mutations
from fixpoint_lost import lost_mutations
from fixpoint_meant import meant_mutations, meant_statements
from fixpoint_members import member_mutations
from fixpoint_mirror import mirror_mutations
from fixpoint_misnamed import misnamed_mutations
from fixpoint_missing import missing_mutations
from fixpoint_model import Hints, Model, Mutation, own_nodes
from fixpoint_never_filled import never_filled_mutations
from fixpoint_never_set import never_set_mutations
from fixpoint_of_class import class_wide_mutations
from fixpoint_operators import operator_mutations
from fixpoint_order import NONE_OF_FURTHER, NONE_OF_THEM, WRITTEN_A_BATCH, Place, Ranked, batches, best_first, first_together, words_of
from fixpoint_parts import grown_mutations, part_mutations
from fixpoint_pieces import piece_mutations, written_mutations
from fixpoint_pitfalls import pitfall_mutations
from fixpoint_protocols import protocol_mutations
from fixpoint_quiet import Quiet
from fixpoint_ranges import range_mutations
from fixpoint_ready import first_mutations, ready_mutations
from fixpoint_recursion import recursion_mutations
from fixpoint_remainders import remainder_mutations
from fixpoint_shared import class_mutations, shared_mutations
from fixpoint_siblings import sibling_mutations
from fixpoint_sieve import Asked, Kept, Sieve
from fixpoint_slices import slice_mutations
from fixpoint_spelling import spelling_mutations
from fixpoint_statements import statement_mutations
from fixpoint_suspects import suspects
from fixpoint_tables import strings_of, table_mutations
from fixpoint_texts import text_mutations
from fixpoint_there_first import there_first_mutations
from fixpoint_turns import decided, turn_mutations
from fixpoint_twins import twin_mutations
from fixpoint_two_sided import two_sided_mutations
from fixpoint_unread import forgotten_mutations, unread_mutations
from fixpoint_values import value_mutations
from fixpoint_walk import remember, walk_faster
from fixpoint_walked import walked_mutations
from fixpoint_wide import few_mutations, wide_first

PLAIN = {"boundary", "comparison", "arithmetic", "connective", "negation", "constant", "string", "condition", "flow", "statement-delete",
         "index", "slice", "return-value", "argument-swap", "operand-swap", "branch-swap", "clause-drop", "assignment"}


# How likely an edit of the wide families is beside a usual one of the same prior: it is no rival of what is usual.
SHARE_OF_WIDE = 0.35
FALSY = re.compile(r"(?<![\w.'\"])(?:0(?![\w.])|False|''(?!')|\"\"(?!\"))")
# Numbers with a sign between them, as versions and dates are written.
NUMBERS = re.compile(r"\d+(?:[.:/-]\d+)+")
# Statements of which is asked what conditions say there, most suspicious first.
MOST_WATCHED = 60
# Wide edits that are asked at once: few at first, since the judge waits for them.
FIRST_CHUNK, CHUNK = 500, 2000


def mutations(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation | None]:
    for node in own_nodes(statement):
        if isinstance(node, ast.JoinedStr):
            yield from format_mutations(model, node)
            yield from written_mutations(model, node)
            yield from spelling_mutations(model, node, hints)
            for part, expression in () if HAVE_PLACES else expressions_in(model, node):
                for inner in ast.walk(expression):
                    yield from at_node(part, inner, hints)
        elif HAVE_PLACES or not is_inside(model, node, ast.JoinedStr):
            yield from at_node(model, node, hints)
    yield from statement_mutations(model, statement, hints)
    yield from reset_mutations(model, statement)
    yield from few_mutations(model, statement, hints)
    yield from decided(model, statement)
    yield from grown_mutations(model, statement)
    yield from forgotten_mutations(model, statement)
    yield from missing_mutations(model, statement)
    yield from class_wide_mutations(model, statement)
    yield from class_mutations(model, statement)
    yield from nothing_mutations(model, statement)
    yield from given_twice(model, statement)
    yield from not_found_mutations(model, statement)
    yield from lost_mutations(model, statement)
    yield from mirror_mutations(model, statement)
    yield from base_case_mutations(model, statement)
    yield from comparison_mutations(model, statement)
    yield from first_mutations(model, statement)
    yield from last_turn_mutations(model, statement)
    yield from library_statements(model, statement)
    yield from meant_statements(model, statement)
    yield from never_filled_mutations(model, statement)
    yield from adapted_mutations(model, statement)
    yield from twin_mutations(model, statement)
    yield from never_set_mutations(model, statement)
    yield from granted_mutations(model, statement)
    yield from there_first_mutations(model, statement)
    yield from falls_short_statements(model, statement)


def at_node(model: Model, node: ast.AST, hints: Hints) -> Iterator[Mutation | None]:
    yield from operator_mutations(model, node)
    yield from value_mutations(model, node, hints)
    yield from spelling_mutations(model, node, hints)
    yield from call_mutations(model, node)
    yield from condition_mutations(model, node, hints)
    yield from bound_mutations(model, node)
    yield from sibling_mutations(model, node, hints)
    yield from table_mutations(model, node, hints)
    yield from frequent_mutations(model, node)
    yield from range_mutations(model, node)
    yield from turn_mutations(model, node)
    yield from recursion_mutations(model, node)
    yield from part_mutations(model, node)
    yield from alike_mutations(model, node)
    yield from element_mutations(model, node)
    yield from slice_mutations(model, node)
    yield from escape_mutations(model, node)
    yield from unread_mutations(model, node)
    yield from chain_mutations(model, node)
    yield from shared_mutations(model, node)
    yield from division_mutations(model, node)
    yield from everyday_mutations(model, node)
    yield from filter_mutations(model, node)
    yield from grouping_mutations(model, node)
    yield from kind_test_mutations(model, node)
    yield from each_mutations(model, node)
    yield from limit_mutations(model, node)
    yield from member_mutations(model, node)
    yield from term_mutations(model, node)
    yield from absent_mutations(model, node)
    yield from text_mutations(model, node, hints)
    yield from equality_mutations(model, node)
    yield from ready_mutations(model, node)
    yield from library_mutations(model, node)
    yield from meant_mutations(model, node)
    yield from as_wrapped_mutations(model, node)
    yield from bounded_mutations(model, node)
    yield from companion_mutations(model, node)
    yield from entry_mutations(model, node)
    yield from piece_mutations(model, node)
    yield from protocol_mutations(model, node)
    yield from remainder_mutations(model, node)
    yield from glob_mutations(model, node)
    yield from handed_down_mutations(model, node)
    yield from looked_up_mutations(model, node)
    yield from complement_mutations(model, node)
    yield from two_sided_mutations(model, node)
    yield from pitfall_mutations(model, node)
    yield from walked_mutations(model, node)
    yield from as_told_mutations(model, node, hints)
    yield from brought_in_mutations(model, node)
    yield from as_elsewhere_mutations(model, node)
    yield from kind_asked_mutations(model, node)
    yield from lettered_mutations(model, node)
    yield from falls_short_mutations(model, node, hints)
    yield from misnamed_mutations(model, node)
    if isinstance(node, ast.Compare):
        yield from never_the_last(model, node)


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

    def write(self, ranked: Ranked, share: float, kept: Kept | None = None) -> None:
        model, mutation = ranked.model, ranked.mutation
        edits = [{"file": model.file, "start": units(model.text, s), "end": units(model.text, e), "replacement": r} for s, e, r in mutation.edits]
        line = {"edits": edits, "family": mutation.family, "line": mutation.line, "score": rounded(share * ranked.score),
                "description": f"{mutation.family}: {mutation.note} at {model.file}:{mutation.line}"}
        if kept is not None and kept.group is not None:
            line.update(group=kept.group, waits=kept.waits)
        sys.stdout.write(json.dumps(line) + "\n")

    def write_left_out(self, left_out: list[Ranked], share: float) -> None:
        if left_out:
            sys.stdout.write(json.dumps({"leftOut": [rounded(share * one.score) for one in left_out]}) + "\n")


def rounded(score: float) -> float:
    return float(f"{score:.6g}")


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
    # What is made here stays: looking through it for garbage takes a sixth of the time.
    gc.set_threshold(200_000, 20, 100)
    walk_faster()
    options = json.loads(sys.stdin.readline())
    strings = strings_of(options["probe"])
    hints = Hints(set(options["identifiers"]), options["errorType"], options["symptom"], options["expected"], options["actual"],
                  strings, "NoneType" in (options["message"] or ""), bool(FALSY.search(options["probe"])),
                  any(text != text.strip() != "" for text in strings), any(NUMBERS.fullmatch(text) for text in strings),
                  {word for name in options["identifiers"] for word in words_of(name)} - words_of(" ".join(dir(builtins))))
    hints.missed = options["message"] if options["symptom"] == "missing_exception" else None
    for one in options.get("brokenInvariants", []):
        hints.broken.setdefault((one["file"], one["line"]), []).append((one["name"], one["trait"]))
    scores: dict[str, dict[int, float]] = {}
    for place in options["suspicious"]:
        lines = scores.setdefault(place["file"], {})
        lines[place["line"]] = max(place["score"], lines.get(place["line"], 0.0), 1e-6)
    models = read_models(options["root"], list(scores))
    for model in models.values():
        remember(model.nodes)
    mutants = options["purpose"] == "mutants"
    found = sorted(((model, s) for file, model in models.items() for s in suspects(model, scores[file], mutants)),
                   key=lambda pair: -pair[1].score)
    none = None if mutants else NONE_OF_THEM
    places = [Place(suspect.score, model, suspect.statement, partial(mutations, model, suspect.statement, hints), none) for model, suspect in found]
    # Where there is nothing to run, asking takes seconds and tells nothing.
    is_asked = options.get("isAsked", True)
    if not mutants and is_asked:
        ask([(place.model, place.statement) for place in places if place.model.function_of(place.statement) is not None][:MOST_WATCHED])
    writer = Writer(options["purpose"])
    if mutants:
        for one in best_first(batches(places, hints, repeats=False)):
            if one.mutation.family in PLAIN and one.mutation.line in scores[one.model.file] and writer.fresh(one.model, one.mutation):
                writer.write(one, 1.0)
    else:
        sieve = Sieve(Quiet([*models.values(), *read_models(options["root"], options["others"]).values()]), is_asked)
        processes = options.get("processes", 1)
        behind = [place._replace(mutations=partial(further_mutations, place.model, place.statement), none=NONE_OF_FURTHER) for place in places]
        write_sifted(writer, sieve, first_together(batches(places, hints, True, processes), batches(behind, hints, False, processes)), 1.0, WRITTEN_A_BATCH)
        write_sifted(writer, sieve, chunks(wide_first(places, hints)), SHARE_OF_WIDE, CHUNK)
    sys.stdout.flush()


def chunks(found: Iterator[Ranked]) -> Iterator[list[Ranked]]:
    size = FIRST_CHUNK
    while True:
        chunk = list(islice(found, size))
        if not chunk:
            return
        yield chunk
        size = CHUNK


def write_sifted(writer: Writer, sieve: Sieve, found: Iterator[list[Ranked]], share: float, written: int) -> None:
    """Those that wait come at once: who reads them knows when their turn is."""
    kept_of: dict[int, Kept] = {}

    def sifted() -> Iterator[list[Ranked]]:
        for asked in asked_ahead(writer, sieve, found):
            kept, left_out = sieve.sift(asked, json.loads(sys.stdin.readline() or "null") if asked.places else None)
            writer.write_left_out(left_out, share)
            for one in kept:
                if one.waits:
                    writer.write(one.ranked, share, one)
                elif one.group is not None:
                    kept_of[id(one.ranked)] = one
            yield [one.ranked for one in kept if not one.waits]

    for ranked in best_first(sifted(), written):
        writer.write(ranked, share, kept_of.pop(id(ranked), None))


def asked_ahead(writer: Writer, sieve: Sieve, found: Iterator[list[Ranked]]) -> Iterator[Asked]:
    """The next ones are asked while those before are judged."""
    last: Asked | None = None
    for number, batch in enumerate(found):
        asked = sieve.ask([one for one in batch if writer.fresh(one.model, one.mutation)])
        if asked.places:
            sys.stdout.write(json.dumps({"compare": asked.places}) + "\n")
            sys.stdout.flush()
        if last is not None:
            yield last
        last = asked
        if number == 0:
            yield asked
            last = None
    if last is not None:
        yield last


if __name__ == "__main__":
    main()
