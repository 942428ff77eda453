"""Cases from an issue's snippets: what comments and prompts show, assertions, and the call that a stack trace ends."""
from __future__ import annotations

import ast
import re
from typing import Any

from fixpoint_cases import Cases
from fixpoint_flatten import raised_in
from fixpoint_given_tests import from_given_tests
from fixpoint_needs import literal
from fixpoint_setup import Facts, Snippets
from fixpoint_snippets import Reading, Step, normal, reads, traceback_in

# What a block compares, behind it.
SEEN = "seen_there"


def from_snippets(facts: Facts, snippets: Snippets, cases: Cases) -> None:
    traces = facts["stackTraces"]
    wrong = shown_wrong(facts)
    for index, steps in snippets.steps.items():
        wanted_here = shows_what_should_be(facts, index)
        known = len(cases.found)
        for at, step in enumerate(steps):
            derived = f"code block {index + 1}, `{' '.join(step.code.split())[:60]}`"
            from_step(cases, steps, at, step, derived, wanted_here, wrong)
        if any(isinstance(s.node, (ast.Assert, ast.With)) for s in steps):
            from_asserts(snippets, cases, steps, index)
        trace = next((t for t in traces if t["language"] in ("python", "unknown") and t["errorType"]), None)
        if trace and not any(traceback_in(s.output) for s in steps):
            from_trace(snippets, cases, trace, index)
        if len(cases.found) == known and not any(is_of(facts, case["statement"], index) for case in cases.found):
            from_given_tests(facts, cases, index)


def is_of(facts: Facts, statement: int | None, index: int) -> bool:
    return statement is not None and facts["expectations"][statement]["snippet"] == index


def shown_wrong(facts: Facts) -> set[tuple[str, str]]:
    """Calls with the value that a comment shows behind them, where the issue tells that this is what comes now."""
    return {(normal(one["expression"]), normal(one["actual"])) for one in facts["expectations"]
            if one["origin"] == "comment" and one["expression"] and one["actual"] is not None and one["expected"] is None}


def shows_what_should_be(facts: Facts, index: int) -> bool:
    """Its lead-in, the last sentence alone, says that the outputs are wanted, and no reading of the issue took them for what happens."""
    if any(e["snippet"] == index and e["origin"] == "transcript" and e["actual"] is not None for e in facts["expectations"]):
        return False
    lead = next((s["lead"] for s in facts["snippets"] if s["index"] == index), "").strip()
    last = re.split(r"(?<=[.!?])\s+|\n", lead)[-1]
    return bool(re.search(r"expect|should|correct|desired|want", last, re.I)) and not re.search(r"actual|currently|instead|but|wrong|as it should", last, re.I)


def from_step(cases: Cases, steps: list[Step], at: int, step: Step, derived: str, wanted_here: bool, wrong: set[tuple[str, str]]) -> None:
    place = (steps, at)
    code = step.code
    if isinstance(step.node, ast.Assign) and len(step.node.targets) == 1 and isinstance(step.node.targets[0], ast.Name):
        code, place = step.node.targets[0].id, (steps, at + 1)
    elif not isinstance(step.node, ast.Expr):
        return
    reading = reads(step.comment) if step.comment else None
    output = step.output
    if output and "#" in output:  # `4  # should be 5` printed under a prompt
        shown, _, remark = output.partition("#")
        reading = reading or reads(remark)
        if reading and reading.expected and not reading.actual:
            reading = Reading(reading.expected, shown.strip(), reading.raises, True)
        output = shown.strip()
    if reading and reading.expected and not reading.certain and (normal(step.code), normal(reading.expected)) in wrong:
        return
    failed = traceback_in(output)
    if reading and reading.raises:
        should, kind, message = reading.raises
        cases.add_raise(code, None, place, should, kind, message, derived, 0.9 if reading.certain else 0.75)
        if not should:
            cases.add_raise(code, None, place, True, kind, message, derived, 0.5)
    elif reading and reading.expected is not None:
        actual = reading.actual or output
        cases.add_value(code, None, place, reading.expected, actual, derived, 0.95 if reading.certain else 0.75)
    elif failed:
        cases.add_raise(code, None, place, False, failed[0], failed[1], derived, 0.8)
    elif output is not None and wanted_here:
        # Without such a lead a prompt shows what happens now, which says nothing of what should.
        cases.add_value(code, None, place, output, None, derived, 0.9)


def from_asserts(snippets: Snippets, cases: Cases, steps: list[Step], index: int) -> None:
    for at, step in enumerate(steps):
        raised = raised_in(step.node)
        if raised:
            kind, body = raised
            before = "\n".join(ast.unparse(node) for node in body[:-1])
            code = ast.unparse(body[-1])
            setup = "\n".join(part for part in (snippets.setup_for(steps, at, code), before) if part)
            check = {"kind": "raises", "type": kind, "message": None}
            cases.add(setup, code, check, {"kind": "missing_exception", "errorType": kind, "message": None}, f"the test in code block {index + 1}", 0.88)
            continue
        if isinstance(step.node, ast.With):
            from_block(snippets, cases, steps, at, f"the assertion in code block {index + 1}")
            continue
        if not isinstance(step.node, ast.Assert):
            continue
        test = step.node.test
        derived = f"the assertion in code block {index + 1}"
        if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ast.Eq):
            left, right = ast.unparse(test.left), ast.unparse(test.comparators[0])
            symptom = {"kind": "wrong_value", "expected": right if literal(test.comparators[0]) else None, "actual": None}
            cases.add(snippets.setup_for(steps, at, f"({left}, {right})"), left, {"kind": "equals", "expected": right}, symptom, derived, 0.9)
        else:
            code = ast.unparse(test)
            cases.add(snippets.setup_for(steps, at, code), code, {"kind": "true"}, {"kind": "wrong_value", "expected": None, "actual": None}, derived, 0.85)


def from_block(snippets: Snippets, cases: Cases, steps: list[Step], at: int, derived: str) -> None:
    """`with opened(path) as lines: assert list(lines) == [1]`: what is compared there is kept, and asked behind it."""
    node = steps[at].node
    last = node.body[-1] if isinstance(node, ast.With) else None
    test = last.test if isinstance(last, ast.Assert) else None
    if not (isinstance(node, ast.With) and isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ast.Eq)):
        return
    if any(isinstance(one, ast.Assert) for one in node.body[:-1]) or not literal(test.comparators[0]):
        return
    expected = ast.unparse(test.comparators[0])
    kept = ast.fix_missing_locations(ast.Assign([ast.Name(SEEN, ast.Store())], test.left, lineno=node.lineno, col_offset=0))
    block = ast.unparse(ast.fix_missing_locations(ast.With(node.items, [*node.body[:-1], kept], lineno=node.lineno, col_offset=0)))
    before = snippets.setup_for(steps, at, ast.unparse(ast.Tuple([item.context_expr for item in node.items], ast.Load())))
    symptom = {"kind": "wrong_value", "expected": expected, "actual": None}
    cases.add(f"{before}\n{block}".lstrip("\n"), SEEN, {"kind": "equals", "expected": expected}, symptom, derived, 0.87)


def from_trace(snippets: Snippets, cases: Cases, trace: dict[str, Any], index: int) -> None:
    for expression, (where, at) in snippets.last_expressions(index)[:1]:
        derived = f"code block {index + 1} and the stack trace"
        cases.add_raise(expression, None, (where, at), False, trace["errorType"], trace["message"], derived, 0.75)
