"""Cases from the prose of an issue: calls in backticks that raise or do not end."""
from __future__ import annotations

import ast
import re

from fixpoint_cases import Cases
from fixpoint_setup import Facts, Snippets
from fixpoint_snippets import parse, strip_print

HANG = re.compile(r"\b(?:hangs?|infinite(?:ly)? (?:loop|recurs)|never (?:returns?|ends?|finish|terminat)|loops? forever|(?<![.`])freezes?|stuck|blocks? forever|endless(?:ly)?)\b", re.I)
# Each part ends at the first character that it cannot have: a long line without its second backtick is read once.
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
        for text in inline_calls(facts):
            cases.add("", text, {"kind": "runs"}, {"kind": "hang"}, "the issue says that this call does not end", 0.6)


def from_trace_alone(facts: Facts, snippets: Snippets, cases: Cases) -> None:
    """An error that no block of code comes with is of a call in the sentences."""
    trace = next((t for t in facts["stackTraces"] if t["language"] in ("python", "unknown") and t["errorType"]), None)
    if trace is None or snippets.steps:
        return
    wanted = next((e["expected"] for e in facts["expectations"] if e["expression"] is None and e["expected"] is not None), None)
    shown = f"{trace['errorType']}: {trace['message'] or ''}"
    for text in inline_calls(facts):
        cases.add_raise(text, None, None, False, trace["errorType"], trace["message"], "a call in the text and the stack trace", 0.8)
        if wanted is not None:
            cases.add_value(text, None, None, wanted, shown, "a call in the text and what is expected of it", 0.6)


def inline_calls(facts: Facts) -> list[str]:
    """Calls in backticks."""
    found = re.findall(INLINE_CALL, facts["text"] + "\n" + facts["title"])
    return [t for t in dict.fromkeys(found) if (tree := parse(t)) and len(tree.body) == 1 and isinstance(tree.body[0], ast.Expr)]
