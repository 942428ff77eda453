"""Runs a probe with one or two of its literals changed and says what each answers. One JSON document in, JSON lines out."""
from __future__ import annotations

import ast
import contextlib
import copy
import io
import itertools
import json
import math
import re
import signal
import sys
from typing import Any, Iterator

import fixpoint_boot as boot
import fixpoint_django as django

MOST_VARIANTS = 50
# Of them, with two literals changed at once: what is wrong for one value may show only beside another one.
MOST_PAIRS = 10
# Of the example's other texts, in the place of one.
MOST_TEXTS = 4
MOST_CHARACTERS = 80
# Of the literals that are changed, those of what is checked first, then of what ran last before it.
MOST_PLACES = 10
# Of an input's source; two that begin alike are told apart by what comes behind.
MOST_SHOWN = 2000
# For one input, and where the example hangs, so that many may: of processor time, which others on the machine do not take.
SECONDS, HANGING_SECONDS = 1.0, 0.15
MOST_HANGS, MOST_WHERE_IT_HANGS = 3, 12
NO_ANSWER = "no answer in time"
OTHER_KINDS: tuple[Any, ...] = (0, 1, "a", None, [], {})
# Input as shown, set-up, expression, and what it is: `isOfOtherKind` where a value of another kind stands in a literal's place, `isExample` where nothing is changed.
Variant = tuple[str, str, str, str]


def near(node: ast.expr, inputs: list[int], texts: list[str]) -> list[Any]:
    """Values near a literal, the nearest first, numbers that the issue names, and texts that the example has elsewhere."""
    value = getattr(node, "value", None)
    if isinstance(node, ast.Constant):
        if isinstance(value, bool):
            return [not value]
        if isinstance(value, (int, float)):
            return [value + 1, value - 1, -value, *inputs, value * 2, *([value // 2] if isinstance(value, int) and value > 5 else []), value + 3, value - 3, value + 10, value + 100, 0, 1, 1000, 1.5]
        if isinstance(value, str):
            numeric = ["-" + value, value + "0"] if value.isdigit() else [value[1:]] if re.match(r"[+-]\d", value) else []
            others = [text for text in texts if text != value][:MOST_TEXTS]
            return [*numeric, *others, *slips(value), value + "a", value[:-1], value * 2, value.upper(), value.lower(), "", "1", "12", "abc def"]
        if isinstance(value, bytes):
            return [value + b"a", value[:-1], b""]
        return [0, 1, "a", "abc def", [1, 2]]
    if isinstance(node, (ast.List, ast.Tuple)):
        items = node.elts
        return [type(node)(elts=part, ctx=ast.Load()) for part in (items[:-1], items[1:], items[::-1], items * 2, [])]
    return []


def is_of_other_kind(literal: ast.expr, put: Any, with_fractions: bool, is_option: bool = False) -> bool:
    """Whether a value is of another kind than the literal in whose place it stands, or a fraction where whole numbers are. An option may be absent."""
    if isinstance(put, ast.expr) or (is_option and put is None):
        return False
    value = getattr(literal, "value", None)
    if isinstance(literal, ast.Constant):
        if isinstance(value, int) and not isinstance(value, bool) and isinstance(put, float):
            return not with_fractions
        return value is not None and (type(put) is not type(value)) and not (isinstance(value, float) and type(put) is int)
    return not isinstance(put, list)


def texts_of(roots: list[ast.AST]) -> list[str]:
    """Short texts that are literals among the inputs, each once: a function that looks something up knows hardly any others."""
    found = [getattr(literal, "value", None) for root in roots for _, _, _, literal in literals(root)]
    return list(dict.fromkeys(text for text in found if isinstance(text, str) and 0 < len(text) <= MOST_CHARACTERS))


def slips(text: str) -> list[str]:
    """The last and the first letter or digit changed to the next one: an input of the same form, seldom with the same answer."""
    places = [at for at, c in enumerate(text) if c.isascii() and c.isalnum()]
    made = []
    for at in dict.fromkeys((*places[-1:], *places[:1])):
        c = text[at]
        after = str((int(c) + 1) % 10) if c.isdigit() else chr(ord(c) - 25) if c in "zZ" else chr(ord(c) + 1)
        made.append(text[:at] + after + text[at + 1:])
    return made


def literals(root: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.expr]]:
    """(parent, field, index, literal) of each literal that is an argument of some call."""
    for parent in ast.walk(root):
        for field, child in ast.iter_fields(parent):
            entries = list(enumerate(child)) if isinstance(child, list) else [(None, child)]
            for index, one in entries:
                if isinstance(one, (ast.Constant, ast.List, ast.Tuple)) and not (isinstance(parent, ast.Expr) or one is getattr(root, "body", None)):
                    yield parent, field, index, one


def subject_of(script: str) -> tuple[list[ast.stmt], ast.expr] | None:
    """(statements before, the expression that the probe checks)."""
    body = ast.parse(script).body
    last = body[-1] if body else None
    if isinstance(last, ast.Try):
        inner = last.body[-1]
        return ([*body[:-1], *last.body[:-1]], inner.value) if isinstance(inner, ast.Expr) else None
    if isinstance(last, ast.Assert):
        test = last.test
        if isinstance(test, ast.Compare) and len(test.ops) == 1:
            left = test.left
            if isinstance(left, ast.Call) and isinstance(left.func, ast.Name) and left.func.id == "round" and left.args and isinstance(left.args[0], ast.BinOp):
                left = left.args[0].left
            if isinstance(left, ast.Name) and left.id == "_value" and len(body) > 1 and isinstance(body[-2], ast.Assign):
                return body[:-2], body[-2].value
            return body[:-1], left
        return body[:-1], test
    return (body[:-1], last.value) if isinstance(last, ast.Expr) else None


def variants_of(script: str, inputs: list[int], with_fractions: bool) -> list[Variant]:
    found = subject_of(script)
    if found is None:
        return []
    setup, expression = found
    imports = [s for s in setup if isinstance(s, (ast.Import, ast.ImportFrom))]
    # The last one is what is checked; what comes before it may well be where the inputs are.
    parts: list[ast.AST] = [*(s for s in setup if not isinstance(s, (ast.Import, ast.ImportFrom))), ast.Expression(expression)]
    texts = texts_of(parts[::-1])
    lists, pairs, exchanged = [], [], []
    for at, root in reversed([*enumerate(parts)]):
        if len(lists) >= MOST_PLACES:
            break
        found_here = list(enumerate(literals(root)))
        options = {position for position, (parent, field, _, _) in found_here if isinstance(parent, ast.keyword) or isinstance(parent, ast.Dict) and field == "values"}
        places = [(position, literal, near(literal, inputs, texts)) for position, (_, _, _, literal) in found_here]
        for position, literal, puts in places:
            lists.append([(at, with_others(root, [(position, put)]), is_of_other_kind(literal, put, with_fractions, position in options)) for put in [*puts, *OTHER_KINDS]])
        for at_one, (first, one, _) in enumerate(places):
            second, other = next(((position, literal) for position, literal, _ in places[at_one + 1:] if not overlap(one, literal)), (0, None))
            if other is not None and type(getattr(one, "value", one)) is type(getattr(other, "value", other)):
                # Which of two is larger is asked more often than not.
                exchanged.append((at, with_others(root, [(first, other), (second, one)]), False))
        for (first, one, puts), (second, other, others) in zip(places, places[1:]):
            if puts and others and not overlap(one, other):
                both = [(put, others[(k * 2 + 1) % len(others)]) for k, put in enumerate(puts)]
                pairs.append([(at, with_others(root, [(first, put), (second, beside)]), is_of_other_kind(one, put, with_fractions) or is_of_other_kind(other, beside, with_fractions)) for put, beside in both])
    single = [one for group in itertools.zip_longest(*lists) for one in group if one is not None]
    double = [*exchanged, *(one for group in itertools.zip_longest(*pairs) for one in group if one is not None)][:MOST_PAIRS]
    original = [*map(ast.unparse, parts)]
    own = [*map(ast.unparse, imports), *original]
    variants: list[Variant] = [(original[-1], "\n".join(own[:-1]), original[-1], "isExample")]
    seen: set[str] = set()
    alone = MOST_VARIANTS - len(double)
    for at, changed, other_kind in [*single[:alone], *double, *single[alone:]]:
        varied = [*map(ast.unparse, parts[:at]), ast.unparse(changed), *map(ast.unparse, parts[at + 1:])]
        before, call = "\n".join([*map(ast.unparse, imports), *varied[:-1]]), varied[-1]
        shown = call if at == len(parts) - 1 else f"{varied[at]}; {call}"
        if shown not in seen and varied != original:
            seen.add(shown)
            variants.append((shown, before, call, "isOfOtherKind" if other_kind else ""))
    return variants[: MOST_VARIANTS + 1] if len(variants) > 1 else []


def with_others(root: ast.AST, puts: list[tuple[int, Any]]) -> ast.AST:
    """A copy with other values at the literals of these positions."""
    changed = copy.deepcopy(root)
    places = list(literals(changed))
    for position, put in puts:
        parent, field, index, _ = places[position]
        new = put if isinstance(put, ast.expr) else ast.parse(repr(put), mode="eval").body
        if index is None:
            setattr(parent, field, new)
        else:
            getattr(parent, field)[index] = new
    return changed


def overlap(one: ast.AST, other: ast.AST) -> bool:
    """Whether one of the two is a part of the other: a list, and what is in it."""
    return any(inner is other for inner in ast.walk(one)) or any(inner is one for inner in ast.walk(other))


def show(value: Any) -> str:
    if hasattr(value, "__next__"):
        value = list(itertools.islice(value, 100))
    return re.sub(r"0x[0-9a-fA-F]{6,}", "0x", repr(value))[:4000]


class NoAnswer(BaseException):
    """The time of one input is over."""


def give_up(*_: object) -> None:
    raise NoAnswer


def answer(before: str, call: str, seconds: float) -> dict[str, str]:
    scope: dict[str, Any] = {"__name__": "fixpoint_probe"}
    try:
        signal.setitimer(signal.ITIMER_REAL, SECONDS)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            exec(compile(before, "<set-up>", "exec"), scope)
            value = eval(compile(call, "<neighbour>", "eval"), scope)
            shown = show(value)
    except NoAnswer:
        return {"outcome": NO_ANSWER, "kind": "throws"}
    except BaseException as error:  # whatever the program throws is its answer
        return {"outcome": f"{type(error).__name__}: {str(error)[:400]}", "kind": "throws"}
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
    nothing = value is None or (isinstance(value, float) and math.isnan(value))
    return {"outcome": shown, "kind": "nothing" if nothing else "value"}


def wanted_variants(options: dict[str, Any]) -> list[Variant]:
    """Those whose input is asked."""
    only = None if options["only"] is None else set(options["only"])
    return [variant for variant in variants_of(options["script"], options["inputs"], options["withFractions"]) if only is None or variant[0] in only]


def answers(variants: list[Variant], hangs_on_base: bool) -> Iterator[dict[str, Any]]:
    """One after the other; the project must be entered. What comes after too many that hang is missing."""
    signal.signal(signal.SIGALRM, give_up)
    signal.signal(signal.SIGPROF, give_up)
    seconds, most = (HANGING_SECONDS, MOST_WHERE_IT_HANGS) if hangs_on_base else (SECONDS, MOST_HANGS)
    hangs = 0
    for shown, before, call, what in variants:
        seen = answer(before, call, seconds)
        yield {"input": shown[:MOST_SHOWN], **seen, **({what: True} if what else {})}
        hangs += seen["outcome"] == NO_ANSWER
        if hangs == most:
            return


def main() -> None:
    reporter = boot.Reporter(boot.protocol_stream())
    options = json.load(sys.stdin)
    variants = wanted_variants(options)
    boot.enter_project(options["root"], options["sourceRoots"])
    django.set_up(options["root"])
    for one in answers(variants, options["hangs"]):
        reporter.send(one)


if __name__ == "__main__":
    main()
