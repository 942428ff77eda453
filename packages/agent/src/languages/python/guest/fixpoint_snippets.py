"""Splits an issue's Python snippets into steps: a statement, what it printed, what its comment says. Parses only."""
from __future__ import annotations

import ast
import re
import textwrap
from dataclasses import dataclass

from fixpoint_flatten import flattened

VERB = r"(?:returns?|returned|prints?|printed|outputs?|gives?|gave|yields?|produces?|evaluates to|is|was|are)"
WANT = r"(?:(?:(?:I|we|it|which) (?:would |had )?|I'd )?(?:expect(?:ed|s|ing)?|should(?: have)?(?: be(?:en)?| return(?:ed)?| give| print| equal| yield| output)?|must be|want(?:ed)?|correct(?: is| answer| result)?))"
GOT = rf"(?:got|gets|but(?: it)?(?: {VERB})?|actual(?:ly)?(?: {VERB})?|instead of|instead|not|currently(?: {VERB})?|{VERB}|wrong(?:ly)?)"
BOTH_WANT_FIRST = re.compile(rf"^{WANT}\s*:?\s*(?P<want>.+?)\s*[,;(—–-]*\s*\b{GOT}\b\s*:?\s*(?P<got>.+?)\)?$", re.I)
BOTH_GOT_FIRST = re.compile(rf"^(?:=>|->|→|{GOT})?\s*:?\s*(?P<got>.+?)\s*[,;(—–-]+\s*(?:but\s+)?{WANT}\s*:?\s*(?P<want>.+?)\)?$", re.I)
BOTH_ARROW = re.compile(r"^(?:=+>|-+>|→)?\s*(?P<want>.+?)\s*[,;(—–-]+\s*(?:but\s+|and\s+)?(?:got|gets|instead of|actual(?:ly)?(?: is| was)?|not|now|currently)\b\s*:?\s*(?P<got>.+?)\)?$", re.I)
# What tells why states no other value: “True, but it is not empty”.
IN_WORDS = re.compile(r"\b(?:but|and|because|which|since|although) (?:it|that|this|the|they|there|we|I)\b", re.I)
RAISES = re.compile(r"^(?:(?P<want>should|expected|must)\s*(?:to)?\s*:?\s*)?(?:=>|->|→)?\s*(?:raises?|throws?|raised|fails with|crashes with)?\s*:?\s*`?(?P<type>[A-Z]\w*(?:Error|Exception|Warning|Interrupt|Exit|Stop))`?(?::\s*(?P<message>.+))?$")
WANT_ONLY = re.compile(rf"^{WANT}\s*:?\s*(?P<want>.+)$", re.I)
ARROW = re.compile(rf"^(?:=+>|-+>|→|{VERB}|output:?|result:?|ok:?)\s*:?\s*(?P<shown>.+)$", re.I)
# `=> got 2` above `=> expected 3`.
LABELLED = re.compile(r"^(?:=+>|-+>|→)\s*(?=(?:got|gets|actual(?:ly)?|expect(?:ed)?|should(?: be)?|wanted?)\b)", re.I)

AN_ERROR = re.compile(r"^(?:(?:to |it )?(?:raises? |throws? )?(?:an? |some |the )?(?:(?:error|exception)(?: (?:to be |is )?(?:raised|thrown))?|`?(?P<type>[A-Z]\w*(?:Error|Exception))`?)|(?:it )?(?:to )?(?:raise|throw|fail)s?)[.!]?$")

# A remark in another language's way, behind a call.
REMARK = re.compile(r"^(.{0,500}?\))[ \t]*//[ \t]*", re.M)


@dataclass
class Step:
    code: str
    node: ast.stmt
    output: str | None = None
    comment: str | None = None


@dataclass
class Reading:
    """What a comment or an output says: texts as written."""
    expected: str | None = None
    actual: str | None = None
    raises: tuple[bool, str, str | None] | None = None  # (should raise, type, message)
    certain: bool = False


def parse(code: str) -> ast.Module | None:
    try:
        return ast.parse(code)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def steps_of(code: str) -> list[Step]:
    code = textwrap.dedent(code.replace("\r\n", "\n").replace("\t", "    ")).strip("\n")
    if re.search(r"^\s*(?:>>>|In \[\d+\]:) ?", code, re.M):
        return transcript_steps(code)
    tree = parse(code)
    if tree is None:
        code = REMARK.sub(r"\1  # ", code)
        tree = parse(code)
    if tree is None:
        code = "\n".join(line for line in code.split("\n") if line.strip() not in ("...", "…"))
        tree = parse(code)
    return plain_steps(code, tree) if tree else salvaged_steps(code)


def transcript_steps(code: str) -> list[Step]:
    steps: list[Step] = []
    chunk: list[str] = []
    output: list[str] = []

    def flush() -> None:
        text = "\n".join(chunk)
        tree = parse(text)
        for position, node in enumerate(tree.body if tree else []):
            part = source_of(text, node)
            last = tree is not None and position == len(tree.body) - 1
            shown = "\n".join(output).strip("\n") if last and "".join(output).strip() else None
            steps.append(Step(part, node, shown, trailing_comment(text.split("\n"), node)))
        chunk.clear()
        output.clear()

    for line in code.split("\n"):
        start = re.match(r"^\s*(?:>>>|In \[\d+\]:) ?(.*)$", line)
        more = re.match(r"^\s*(?:\.\.\.|\s*\.\.\.:)(?: (.*)|)$", line)
        if start:
            flush()
            chunk.append(start.group(1))
        elif more and chunk and not output:
            chunk.append(more.group(1) or "")
        elif chunk:
            output.append(re.sub(r"^Out\[\d+\]: ?", "", line))
    flush()
    return steps


def source_of(code: str, node: ast.stmt) -> str:
    """The statement as it is written, with what decorates it."""
    text = ast.get_source_segment(code, node) or ""
    decorators = getattr(node, "decorator_list", [])
    if not decorators:
        return text
    above = code.split("\n")[min(one.lineno for one in decorators) - 1:node.lineno - 1]
    return "\n".join([*above, text])


def trailing_comment(lines: list[str], node: ast.stmt) -> str | None:
    end = (node.end_lineno or node.lineno) - 1
    tail = lines[end].encode()[node.end_col_offset or 0:].decode("utf-8", "ignore").strip() if end < len(lines) else ""
    if tail.startswith("#"):
        return tail.lstrip("#").strip()
    after = []
    for line in lines[end + 1: end + 4]:
        if not line.strip().startswith("#"):
            break
        after.append(line.strip().lstrip("#").strip())
    labels = [LABELLED.sub("", line) for line in after]
    if len(after) > 1 and labels != after and reads(", ".join(labels)):
        return ", ".join(labels)
    if after and isinstance(node, (ast.Expr, ast.Assign)) and reads(after[0]):
        return " ".join(after) if len(after) > 1 and reads(" ".join(after)) else after[0]
    return None


def plain_steps(code: str, tree: ast.Module) -> list[Step]:
    lines = code.split("\n")
    steps = []
    for node in tree.body:
        if isinstance(node, ast.If) and "__name__" in ast.dump(node.test):
            steps.extend(Step(ast.unparse(inner), inner) for inner in node.body)
            continue
        parts = list(flattened([node]))
        if parts == [node]:
            steps.append(Step(source_of(code, node), node, None, trailing_comment(lines, node)))
        else:
            steps.extend(Step(ast.unparse(part), part, None, trailing_comment(lines, part)) for part in parts)
    return steps


def salvaged_steps(code: str) -> list[Step]:
    """Code mixed with output or prose: each line that parses alone, `f(x) -> y` and `f(x) == y` included."""
    steps: list[Step] = []
    for line in code.split("\n"):
        arrow = re.match(r"^(?P<code>.+?\))\s*(?:=>|->|→|==>)\s*(?P<shown>.+)$", line.strip())
        text = arrow.group("code") if arrow else line.strip()
        tree = parse(text)
        if tree and len(tree.body) == 1:
            steps.append(Step(text, tree.body[0], None, f"=> {arrow.group('shown')}" if arrow else trailing_comment([text], tree.body[0])))
    return steps if any(isinstance(s.node, ast.Expr) and isinstance(s.node.value, ast.Call) for s in steps) else []


JUDGED = re.compile(r"\s*[(\[](?:wrong|incorrect|bug|correct|right|ok|fine|good|bad)[)\]]$", re.I)
JUDGED_AND_WANTED = re.compile(r"\s*\((?:wrong|incorrect|bug|bad)[,;:]\s*((?:should|expected)\b[^()]*(?:\([^()]*\))?)\)$", re.I)


def reads(comment: str) -> Reading | None:
    text = LABELLED.sub("", JUDGED_AND_WANTED.sub(r", \1", JUDGED.sub("", comment.strip())))
    raised = RAISES.match(text)
    if raised:
        return Reading(raises=(bool(raised.group("want")), raised.group("type"), raised.group("message")), certain=bool(raised.group("want")))
    for pattern in (BOTH_WANT_FIRST, BOTH_GOT_FIRST, BOTH_ARROW):
        both = pattern.match(text)
        if both and not IN_WORDS.search(re.sub(r"\"[^\"]*\"|'[^']*'", "", both.group("got") if pattern is BOTH_GOT_FIRST else both.group("want"))):
            wished = error_in(both.group("want"))
            if wished:
                return Reading(actual=both.group("got"), raises=(True, wished, None), certain=True)
            return Reading(expected=closed(both.group("want"), text), actual=closed(both.group("got"), text), certain=True)
    only = WANT_ONLY.match(text)
    wished = error_in(only.group("want")) if only else None
    if wished:
        return Reading(raises=(True, wished, None), certain=True)
    if only:
        return Reading(expected=only.group("want"), certain=True)
    shown = ARROW.match(text)
    return Reading(expected=shown.group("shown")) if shown else None


def error_in(want: str) -> str | None:
    """“an error”, “a ValueError”: the type that is wished for in place of a value."""
    named = AN_ERROR.match(want.strip())
    return (named.group("type") or "Exception") if named else None


def closed(value: str, whole: str) -> str:
    """The bracket at the end belongs to the value that it closes."""
    return f"{value})" if value.count("(") == value.count(")") + 1 and whole.rstrip().endswith(f"{value})") else value


def traceback_in(output: str | None) -> tuple[str, str | None] | None:
    """(type, message) when the output is a traceback or its last line."""
    if not output:
        return None
    last = next((line for line in reversed(output.split("\n")) if line.strip()), "")
    found = re.match(r"^(?:[\w.]+\.)?([A-Z]\w*(?:Error|Exception|Exit|Interrupt|Iteration|Warning))(?::\s?(.*))?$", last.strip())
    if found and (output.lstrip().startswith("Traceback") or output.strip() == last.strip()):
        return found.group(1), (found.group(2) or "").strip() or None
    return None


def normal(code: str) -> str:
    """One spelling for quotes and blanks outside strings."""
    tree = parse(code)
    return ast.unparse(tree) if tree else " ".join(code.split())


def strip_print(code: str) -> tuple[bool, str]:
    """(whether printed, what is computed)."""
    tree = parse(code)
    if not tree or len(tree.body) != 1 or not isinstance(tree.body[0], ast.Expr):
        return False, code
    call = tree.body[0].value
    if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ("print", "pprint") and call.args:
        if len(call.args) == 1 and not call.keywords and not isinstance(call.args[0], ast.Starred):
            inner = call.args[0]
            if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "repr" and len(inner.args) == 1:
                return False, ast.get_source_segment(code, inner.args[0]) or ast.unparse(inner.args[0])
            return True, ast.get_source_segment(code, inner) or ast.unparse(inner)
        if not call.keywords:
            return True, f"' '.join(map(str, ({', '.join(ast.unparse(a) for a in call.args)},)))"
    return False, ast.get_source_segment(code, call) or code
