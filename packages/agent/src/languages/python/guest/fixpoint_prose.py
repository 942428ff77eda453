"""Cases from the prose of an issue: calls in backticks that raise or do not end."""
from __future__ import annotations

import ast
import re

from fixpoint_cases import Cases
from fixpoint_setup import Facts, Snippets
from fixpoint_snippets import parse, strip_print

HANG = re.compile(r"\b(?:hangs?|infinite(?:ly)? (?:loop|recurs)|never (?:comes? back|returns?|ends?|finish|terminat)|(?:does not|doesn't|did not) (?:come back|return at all)|100 ?% CPU|busy loop|(?:runs|loops) (?:forever|for ever|endlessly)|(?:does not|doesn.t|did not) (?:end|terminate|finish|come to an end)|never (?:stops|gets? done)|loops? forever|(?<![.`])(?:freezes?|froze|frozen)|(?:CPU|processor|core)s?\b[^.\n]{0,20}\b(?:100(?= ?%)|fully busy)|stuck|blocks? forever|endless(?:ly)?)\b", re.I)
# Each part ends at the first character that it cannot have: a long line without its second backtick is read once.
# Above what only demands that the call ends.
MORE = 0.3
INLINE_CALL = r"`([^`\n(]*\([^`\n)]*\)[^`\n]*)`"


def from_inline_trace(facts: Facts, cases: Cases) -> None:
    """“`f(x)` raises ValueError” in prose, as far as the facts have not said so already."""
    for match in re.finditer(INLINE_CALL + r"\s+(should\s+)?(?:now\s+)?(?:raises?|throws?|crashes with|fails with|dies with)\s+(?:an?\s+)?`?([A-Z]\w+(?:Error|Exception|Warning))`?(?::\s*([^`.\n]+))?", facts["text"] + "\n" + facts["title"]):
        expression, should, kind, message = match.groups()
        cases.add_raise(expression, None, None, bool(should), kind, message, "the issue's prose", 0.8)


def from_hang(facts: Facts, snippets: Snippets, cases: Cases) -> None:
    if HANG.search(f"{facts['title']}\n{facts['text']}"):
        for rank, (expression, (steps, at)) in enumerate(snippets.last_expressions(None)):
            _, code = strip_print(expression)
            cases.add(snippets.setup_for(steps, at, code), code, {"kind": "runs"}, {"kind": "hang"}, "the issue says that this call does not end", 0.7 - 0.1 * rank)
        for text in [*title_call(facts), *inline_calls(facts)]:
            wished(facts, text, cases)
            cases.add("", text, {"kind": "runs"}, {"kind": "hang"}, "the issue says that this call does not end", 0.6)
        as_hangs(cases)


def wished(facts: Facts, call: str, cases: Cases) -> None:
    """What the issue wishes for, of no call in particular, instead of a call that does not end."""
    for one in facts["expectations"]:
        if one["expression"] is not None:
            continue
        thrown = one["throws"]
        if thrown is not None and thrown["which"] == "expected" and thrown["type"]:
            cases.add_raise(call, None, None, True, thrown["type"], None, "what the issue expects of a call that does not end", 0.75)
        elif one["expected"] is not None:
            cases.add_value(call, None, None, one["expected"], None, "what the issue expects of a call that does not end", 0.7)


def as_hangs(cases: Cases) -> None:
    """A test that demands what should come instead runs out of time as well."""
    for case in cases.found:
        symptom = case["symptom"]
        if symptom["kind"] == "missing_exception" or symptom["kind"] == "wrong_value" and symptom.get("actual") is None:
            # It shows more than that the call ends.
            case.update(symptom={"kind": "hang"}, weight=case["weight"] + MORE)


def title_call(facts: Facts) -> list[str]:
    """`deal(10, [3, 3]) hangs` without any marks."""
    found = re.match(r"\s*([A-Za-z_][\w.]*\([^`)][^`]{0,200}\))\s+(?!`)\w", facts["title"])
    return [found[1]] if found and parse(found[1]) else []


def from_trace_alone(facts: Facts, snippets: Snippets, cases: Cases) -> None:
    """An error that no block of code comes with is of a call in the sentences."""
    trace = next((t for t in facts["stackTraces"] if t["language"] in ("python", "unknown") and t["errorType"]), None)
    if trace is None or snippets.steps:
        return
    wanted = next((e["expected"] for e in facts["expectations"] if e["expression"] is None and e["expected"] is not None), None)
    shown = f"{trace['errorType']}: {trace['message'] or ''}"
    for text in [*traced_calls(facts, cases), *inline_calls(facts)]:
        cases.add_raise(text, None, None, False, trace["errorType"], trace["message"], "a call in the text and the stack trace", 0.8)
        if wanted is not None:
            cases.add_value(text, None, None, wanted, shown, "a call in the text and what is expected of it", 0.6)


# Carets may stand below the line.
TRACED = re.compile(r'^[ \t]*File "([^"\n]{1,400})", line \d{1,9}, in <module>\n[ \t]+(\S.{0,500})$', re.M)


def traced_calls(facts: Facts, cases: Cases) -> list[str]:
    """The line of the reporter's own script that a traceback begins with, and what it calls."""
    found = []
    for file, line in TRACED.findall(facts["text"]):
        tree = parse(line)
        if any(file.endswith(own) for own in cases.project.modules.values()) or tree is None or len(tree.body) != 1:
            continue
        statement = tree.body[0]
        value = statement.value if isinstance(statement, (ast.Expr, ast.Assign)) else None
        if isinstance(value, ast.Call):
            found.append(strip_print(ast.get_source_segment(line, value) or line)[1])
    return list(dict.fromkeys(found))


def inline_calls(facts: Facts) -> list[str]:
    """Calls in backticks."""
    found = re.findall(INLINE_CALL, facts["text"] + "\n" + facts["title"])
    return [t for t in dict.fromkeys(found) if (tree := parse(t)) and len(tree.body) == 1 and isinstance(tree.body[0], ast.Expr)]
