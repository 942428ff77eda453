"""The cases that an issue's statements make: imports, set-up, an expression and what must hold of it."""
from __future__ import annotations

import ast
import json
import re
from typing import Any

from fixpoint_awaited import run_to_end
from fixpoint_dates import as_date
from fixpoint_files import with_files
from fixpoint_forms import in_brackets, indentable, operand, piece_of
from fixpoint_makers import Makers
from fixpoint_needs import used
from fixpoint_positions import at_place
from fixpoint_project import Project, as_value, complete
from fixpoint_setup import Place, Snippets
from fixpoint_snippets import BOTH_ARROW, normal, parse, source_of, strip_print, traceback_in
from fixpoint_streams import streams_for

Case = dict[str, Any]
# Never a second example: what refuses a right edit must be the reporter's own.
MADE = 0.69
# A module of the project that is run and not imported.
RUNS_PROGRAM = re.compile(r"[(\s]*run_program\(")
EXACT = re.compile(r"-?\d+\.\d+$")
# `<Jar: full>`
AS_INSTANCE = re.compile(r"<[A-Z]\w*(?: object)?[ :][^<>]*>$")


class Cases:
    """Each once, in the order in which they were read."""

    def __init__(self, project: Project, snippets: Snippets, makers: Makers) -> None:
        self.project = project
        self.snippets = snippets
        self.makers = makers
        self.found: list[Case] = []
        # Of the expectations, the one that is being read.
        self.statement: int | None = None

    def add(self, setup: str, expression: str, check: dict[str, Any], symptom: dict[str, Any], derived: str, weight: float, fine: bool = False) -> None:
        setup, expression = run_to_end(setup), run_to_end(expression, self.project.coroutines)
        if "expected" in check:
            check, expression = {**check, "expected": indentable(check["expected"])}, operand(expression)
        extra = check.get("expected") or check.get("type") or ""
        setup, expression = indentable(self.snippets.with_prelude(setup, expression, extra)), indentable(expression)
        whole = parse(f"{setup}\n{expression}\n{extra}\n")
        streams = streams_for(whole, set(self.project.defines)) if whole else None
        if streams is not None:
            setup = f"{streams}\n{setup}".rstrip("\n")
        made = self.makers.setup_for(f"{setup}\n{expression}\n{extra}\n")
        if made is not None:
            # Another object than the reporter's may be wrong in every way: only what he says happens now tells that it is no other.
            if fine or not (symptom.get("actual") or symptom["kind"] == "exception"):
                return
            setup, weight = f"{made}\n{setup}".rstrip("\n"), MADE * weight
            derived = f"{derived}, with what it lacks as the project makes it"
        imports = complete(self.project, f"{setup}\n{expression}\n{extra}\n")
        if imports is None:
            return
        own: list[str] = []
        rest: list[str] = []
        for node in ast.parse(setup).body:
            text = source_of(setup, node)
            if not isinstance(node, (ast.Import, ast.ImportFrom)):
                rest.append(text)
            elif used(node, f"{setup}\n{expression}\n{extra}"):
                own.append(text)
        if not (self.about_project(own + imports) or RUNS_PROGRAM.match(expression)):
            return
        case = {"imports": [*dict.fromkeys([*own, *imports])], "setup": "\n".join(rest), "expression": expression, "check": check,
                "symptom": symptom, "derivedFrom": derived, "weight": weight, "fine": fine, "statement": self.statement}
        key = (normal(expression), json.dumps(check, sort_keys=True), case["setup"])
        if all(k.get("key") != key for k in self.found):
            self.found.append({**case, "key": key})

    def counts_exactly(self, setup: str, expression: str) -> bool:
        """Its value may be a decimal or a fraction."""
        made = self.makers.setup_for(f"{setup}\n{expression}") or ""
        imports = complete(self.project, f"{made}\n{setup}\n{expression}") or []
        homes = {line.split()[1] for line in imports}
        return bool(homes & (self.project.exact | {"decimal", "fractions"}))

    def about_project(self, imports: list[str]) -> bool:
        tops = {m.split(".")[0] for m in self.project.modules}
        return any(re.match(rf"(?:from|import)\s+{re.escape(top)}\b", line) for line in imports for top in tops)

    def add_value(self, expression: str, snippet: int | None, place: Place | None, expected: str, actual: str | None, derived: str, weight: float, is_code: bool = False) -> None:
        """`is_code`: what is expected stands in an assertion, and is no text that somebody saw."""
        printed, expression = strip_print(expression)
        tree = parse(expression)
        if tree is None or len(tree.body) != 1 or not isinstance(tree.body[0], ast.Expr):
            return
        both = BOTH_ARROW.match(expected) if actual is None else None
        if both:
            expected, actual = both.group("want"), both.group("got")
        error = self.project.error_named(expected)
        if error:
            self.add_raise(expression, snippet, place, True, error, None, derived, weight)
            return
        expression = operand(expression)
        needed, whole = (
            self.snippets.setup_for(*place, expression, all_) if place else self.snippets.context(expression, snippet, all_, actual)
            for all_ in (False, True)
        )
        placed = at_place(expected, actual)
        if placed:
            index, expected, actual = placed
            expression = f"{expression if in_brackets(expression) else f'({expression})'}{index}"
        self.add_outcome(needed, expression, printed, expected, actual, derived, weight, is_code)
        if whole != needed:
            self.add_outcome(whole, expression, printed, expected, actual, derived, 0.9 * weight, is_code)
        before = None if actual is None or place else self.snippets.all_before(expression, snippet, actual, expected)
        if before is not None and before not in (needed, whole):
            self.add_outcome(before, expression, printed, expected, actual, derived, 0.8 * weight, is_code)

    def add_outcome(self, setup: str, expression: str, printed: bool, expected: str, actual: str | None, derived: str, weight: float, is_code: bool = False) -> None:
        symptom = {"kind": "wrong_value", "expected": expected, "actual": actual}
        failed = traceback_in(actual)
        if failed:
            symptom = {"kind": "exception", "errorType": failed[0], "message": failed[1]}
        day = as_date(expected)
        if day and re.search(r"\bdate(?:time)?\b", f"{setup}\n{expression}"):
            self.add(setup, expression, {"kind": "equals", "expected": day}, {**symptom, "expected": day}, derived, weight)
            weight *= 0.9
        value = None if day else as_value(expected, lambda code: complete(self.project, f"{setup}\n{code}") is not None)
        text = expected.strip().strip("`")
        shown = parse(expression)
        if value is not None and shown and isinstance(shown.body[0], ast.Expr) and isinstance(shown.body[0].value, ast.Call):
            call = shown.body[0].value  # `print(repr(x))` shows the value of x itself
            if isinstance(call.func, ast.Name) and call.func.id == "repr" and len(call.args) == 1:
                expression = ast.get_source_segment(expression, call.args[0]) or expression
        if value is not None:
            if EXACT.match(value) and self.counts_exactly(setup, expression):
                # `Decimal("0.1")` is no `0.1`: what is stated is the number that it stands for.
                self.add(setup, f"float({expression})", {"kind": "equals", "expected": value}, symptom, derived, weight)
                weight *= 0.95
            self.add(setup, expression, {"kind": "equals", "expected": value}, symptom, derived, weight)
            if printed and not value.startswith(("'", '"')):
                self.add(setup, f"str({expression})", {"kind": "equals", "expected": repr(text)}, symptom, derived, 0.6 * weight)
        elif not is_code and (printed or len(text) <= 2000):
            # How the last line ends is not seen where a text of several lines is shown.
            shown_as = f"str({expression}).rstrip()" if "\n" in text else f"str({expression})"
            shape = shown_as if printed else expression
            if not printed and actual is not None and AS_INSTANCE.match(text) and AS_INSTANCE.match(actual.strip().strip("`")):
                # Nobody's function gives such a text: it is how what it gives is shown.
                self.add(setup, f"repr({expression})", {"kind": "equals", "expected": repr(text)}, symptom, derived, 0.85 * weight)
            self.add(setup, shape, {"kind": "equals", "expected": repr(text)}, symptom, derived, weight * (0.95 if printed else 0.8))
            piece = None if actual is None else piece_of(expression, text, actual)
            if piece:
                pair = {"kind": "wrong_value", "expected": repr(text), "actual": repr(actual)}
                self.add(setup, piece, {"kind": "equals", "expected": repr(text)}, pair, f"{derived}, as a part of the text", 0.7 * weight)
            if not printed:
                self.add(setup, f"repr({expression})", {"kind": "equals", "expected": repr(text)}, symptom, derived, 0.5 * weight)

    def add_raise(self, expression: str, snippet: int | None, place: Place | None, should: bool, kind: str | None, message: str | None, derived: str, weight: float) -> None:
        _, expression = strip_print(expression)
        if parse(expression) is None:
            return
        setup = self.snippets.setup_for(*place, expression) if place else self.snippets.context(expression, snippet)
        if should:
            check = {"kind": "raises", "type": kind or "Exception", "message": message}
            self.add(setup, expression, check, {"kind": "missing_exception", "errorType": kind, "message": message}, derived, weight)
        else:
            setup, expression = with_files(setup, expression, self.project.root)
            self.add(setup, expression, {"kind": "runs"}, {"kind": "exception", "errorType": kind, "message": message}, derived, 0.7 * weight)
