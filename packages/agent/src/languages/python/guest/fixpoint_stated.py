"""Cases from what an issue states of its calls."""
from __future__ import annotations

import ast
from typing import Any

from fixpoint_cases import Cases
from fixpoint_forms import operand
from fixpoint_instances import filled, instances
from fixpoint_programs import as_program, nested_print, prints
from fixpoint_project import complete, free_names
from fixpoint_setup import Facts, Place, Snippets
from fixpoint_snippets import normal, parse, strip_print

LEARNED = "what it gives on the base commit"
MOST_ROWS = 4
MOST_FUNCTIONS = 10
Expectation = dict[str, Any]


def from_expectations(facts: Facts, snippets: Snippets, cases: Cases) -> None:
    for position, one in enumerate(facts["expectations"]):
        cases.statement = position
        try:
            from_expectation(facts, snippets, cases, one, position)
        except SyntaxError:
            # What is no code keeps no other from being read.
            continue
    cases.statement = None


def from_expectation(facts: Facts, snippets: Snippets, cases: Cases, one: Expectation, position: int) -> None:
    derived = one.get("reading") or f"the issue's {one['origin']} statement {position + 1}"
    base = {"prose": 0.85, "labels": 0.95, "assertion": 0.9, "comment": 0.9, "transcript": 0.8}[one["origin"]]
    base *= 0.6 if one.get("guessed") else 1
    if one["origin"] == "assertion" and asserted_again(snippets, one):
        return
    if one.get("bare") and follows_failure(facts["expectations"][:position], one, cases):
        return
    targets = [(one["expression"], None)] if one["expression"] else unjoined(facts, snippets, one)
    own = snippets.steps.get(one["snippet"]) if one.get("after") else None
    if own:
        targets = [(one["expression"], (own, len(own)))]
    elif one["expression"]:
        place = nth_place(snippets, one)
        targets, one = ([(one["expression"], place)], one) if place else meant(snippets, one)
    elif one["expected"] is not None:
        program_case(facts, snippets, cases, one, derived, base)
    for rank, (expression, place) in enumerate(targets):
        weight = base * (1 if rank == 0 else 0.6)
        if one.get("fine"):
            code = operand(strip_print(expression)[1])
            setup = snippets.context(code, one["snippet"])
            cases.add(setup, f"repr({code})", {"kind": "equals", "expected": repr(LEARNED)}, {"kind": "wrong_value", "expected": None, "actual": None}, "the sentence that says that it is right", 0.75, True)
        elif one["throws"] and one["throws"]["which"] == "expected":
            kind = one["throws"]["type"]
            if one.get("guessed") and kind is None and one["throws"]["message"] is None:
                kind = refusal_of(cases, expression)
                if kind is None:
                    continue
            cases.add_raise(expression, one["snippet"], place, True, kind, one["throws"]["message"], derived, weight)
        elif one["expected"] is not None:
            thrown = one["throws"]
            actual = f"{thrown['type'] or 'Exception'}: {thrown['message'] or ''}" if thrown else one["actual"]
            cases.add_value(expression, one["snippet"], place, one["expected"], actual, derived, weight, is_code=one["origin"] == "assertion")
        elif one["throws"]:
            cases.add_raise(expression, one["snippet"], place, False, one["throws"]["type"], one["throws"]["message"], derived, weight)


def nth_place(snippets: Snippets, one: Expectation) -> Place | None:
    """Where a block asks for it, if it does so again and again and the issue tells which time is meant."""
    steps = snippets.steps.get(one["snippet"], [])
    flat = normal(strip_print(one["expression"])[1])
    places = [at for at, step in enumerate(steps) if normal(strip_print(step.code)[1]) == flat]
    nth = one.get("nth")
    return (steps, places[nth]) if nth is not None and len(places) > 1 and nth < len(places) else None


def refusal_of(cases: Cases, expression: str) -> str | None:
    """How a function refuses what it is given; None where it raises nothing, and so may say it otherwise."""
    tree = parse(expression)
    only = tree.body[0] if tree and len(tree.body) == 1 else None
    errors = sorted(cases.project.raised_by(only.value)) if isinstance(only, ast.Expr) else []
    return (errors[0] if len(errors) == 1 else "Exception") if errors else None


def asserted_again(snippets: Snippets, one: Expectation) -> bool:
    """Several assertions make this call, each at its own time: they are read where they stand."""
    call = normal(one["expression"] or "")
    asserts = [step for step in snippets.steps.get(one["snippet"], []) if isinstance(step.node, ast.Assert)]
    return call != "" and sum(call in normal(step.code) for step in asserts) > 1


def follows_failure(before: list[Expectation], one: Expectation, cases: Cases) -> bool:
    """A block goes on behind a call that should have raised: what it shows there is what happens now."""
    for other in before:
        if other["snippet"] is None or other["snippet"] != one["snippet"]:
            continue
        raises = other["throws"] and other["throws"]["which"] == "expected"
        if raises or (other["expected"] and cases.project.error_named(other["expected"])):
            return True
    return False


def from_unnamed(facts: Facts, cases: Cases) -> None:
    """Rows that name no function: of each that takes one value, since running tells which one answers as they show."""
    if any(one["expression"] and (one["expected"] is not None or one["throws"]) for one in facts["expectations"]):
        return
    for row, one in enumerate(facts.get("unnamed", [])[:MOST_ROWS]):
        for name in cases.project.single[:MOST_FUNCTIONS]:
            derived = "what goes in and what comes out, of a function that answers as it is shown"
            call = f"{name}({one['input']})"
            ignores = one.get("ignores")
            call = f"{call}.strip()" if ignores == "ends" else f"''.join({call}.split())" if ignores == "blanks" else call
            cases.add_value(call, None, None, one["expected"], one["actual"], derived, 0.9 - 0.01 * row)


def program_case(facts: Facts, snippets: Snippets, cases: Cases, one: Expectation, derived: str, weight: float) -> None:
    """What a whole program should print, where the issue shows that as a block behind it."""
    before = [index for index in snippets.programs if one["snippet"] is None or index < one["snippet"]]
    nodes = snippets.programs[before[-1]] if before else []
    program = as_program(nodes)
    if program is None:
        return
    expected = one["expected"].strip("\n").rstrip()
    actual = one["actual"] or next((o["actual"] for o in facts["expectations"] if o["expression"] is None and o["actual"] is not None), None)
    thrown = next((o["throws"] for o in facts["expectations"] if o["throws"] and o["throws"]["which"] == "actual"), None)
    symptom = {"kind": "wrong_value", "expected": expected, "actual": actual}
    if actual is None and thrown:
        symptom = {"kind": "exception", "errorType": thrown["type"], "message": thrown["message"]}
    likely = 1 if nested_print(nodes) or prints(nodes) > 1 else 0.6
    cases.add(*program, {"kind": "equals", "expected": repr(expected)}, symptom, f"{derived}, as all that is printed", weight * likely)


def meant(snippets: Snippets, one: Expectation) -> tuple[list[tuple[str, Place | None]], Expectation]:
    """The call that is stated; where its names mean nothing, a call of the snippets that is made alike."""
    tree = parse(strip_print(one["expression"])[1])
    if tree is None or len(tree.body) != 1 or not isinstance(tree.body[0], ast.Expr):
        return [(one["expression"], None)], one
    expression = strip_print(one["expression"])[1]
    setup = snippets.context(expression, one["snippet"])
    if complete(snippets.project, f"{setup}\n{expression}\n") is not None:
        return [(one["expression"], None)], one
    pattern = tree.body[0].value
    for steps in snippets.steps.values():
        for at, step in enumerate(steps):
            for node, bound in instances(pattern, free_names(pattern), step.node):
                expected = one["expected"] and filled(one["expected"], bound)
                return [(ast.unparse(node), (steps, at))], {**one, "expected": expected}
    return [(one["expression"], None)], one


def unjoined(facts: Facts, snippets: Snippets, one: Expectation) -> list[tuple[str, Place]]:
    """Where the facts say which call a value belongs to, it belongs to no other."""
    joined = [o["expression"] for o in facts["expectations"] if o["expression"] and o["expected"] is not None and o["expected"] == one["expected"]]
    found = snippets.last_expressions(one["snippet"])
    return [target for target in found if normal(strip_print(target[0])[1]) in map(normal, joined)] if joined else found
