"""Family of regular expressions: classes, counts, anchors and flags."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_model import Model, Mutation
from fixpoint_regex import syntax_edits

PATTERN_CALLS = {"compile", "match", "search", "fullmatch", "findall", "finditer", "split", "sub", "subn"}
COUNT = re.compile(r"\{(\d*)(,?)(\d*)\}")
CLASS = re.compile(r"\[(\^?)((?:\\.|[^\]\\])+)\]")
# One sign and what follows it: `\\.\\w+`.
RUN = re.compile(r"(?:\\[^\w\s]|[-.,:;/@_ #])(?:\[(?:\\.|[^\]\\])*\]|\\[a-zA-Z]|\.)[+*]")
# Of the example's, for one class.
MOST_SIGNS = 6
COMMENT = re.compile(r"(?<=\s)#[^\n]*")


def is_pattern(model: Model, node: ast.Constant) -> bool:
    parent = model.parent.get(node)
    if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Attribute) and parent.func.attr in PATTERN_CALLS:
        return bool(parent.args) and parent.args[0] is node and len(str(node.value)) > 1
    return model.src(node)[:1] in "rR" or "\\" in str(node.value)


def other_counts(count: re.Match[str]) -> list[str]:
    """`{3}` → `{3,}`, `{2,4}` → `{2,}`, `{2,5}`, …"""
    least, comma, most = count.groups()
    if not least and not most:
        return []
    if not comma:
        number = int(least)
        return [f"{{{number},}}", f"{{1,{number}}}", f"{{{number},{number + 1}}}", f"{{{max(0, number - 1)},{number}}}", f"{{{number + 1}}}", "+", "*"]
    wider = [f"{{{least},{int(most) + 1}}}", f"{{{least},}}", f"{{{least},{int(most) * 2}}}"] if most else ["+", "*"]
    lower = [f"{{{int(least) - 1},{most}}}"] if least and int(least) > 0 else []
    return [*wider, *lower, f"{{{int(least or 0) + 1},{most}}}"]


def comment_spans(raw: str) -> dict[int, int]:
    """Where comments of a pattern over several lines begin and end: an edit of them changes nothing."""
    return {found.start(): found.end() for found in COMMENT.finditer(raw)} if "\n" in raw else {}


def other_classes(raw: str, found: re.Match[str], strings: list[str]) -> list[tuple[str, float]]:
    """What may stand for a whole class: what the pattern has elsewhere, all but what follows, a sign of the example more."""
    not_, body = found.groups()
    after = raw[found.end(): found.end() + 3].lstrip("+*?)")
    sign = after[:2] if after[:1] == "\\" else after[:1]
    made = [(r"\S", 0.12), (".", 0.1), (r"\w", 0.1), (r"[^\s]", 0.05)]
    if sign and sign not in ("\\", "[", "(", "{", "|", "$", "^", "'", '"'):
        made.append((f"[^{sign}]", 0.35))
    made += [(other[0], 0.25) for other in CLASS.finditer(raw) if other[0] != found[0]]
    signs = dict.fromkeys(c for text in strings for c in text if not c.isalnum() and c not in body and c.isprintable() and c not in "'\"")
    made += [(f"[{not_}{body}{re.escape(c)}]", 0.35) for c in list(signs)[:MOST_SIGNS]]
    if len(body) > 1 and body.isalnum():
        # `[89]` tells the signs that are admitted one by one: the example's may be one that was forgotten.
        told = dict.fromkeys(c for text in strings for c in text if c.isascii() and c.isalnum() and c not in body)
        made += [(f"[{not_}{''.join(sorted(body + c))}]", 0.7) for c in list(told)[:MOST_SIGNS]]
    return made


TIMES = re.compile(r"(?:[+*?]|\{\d*,?\d*\})\??")


def atoms(raw: str, at: int, high: int) -> Iterator[tuple[int, int]]:
    """Where each part of a pattern begins and ends, groups whole and with how often it comes; what stands within groups too."""
    while at < high:
        if raw[at] in ")|":
            at += 1
            continue
        end = end_of_atom(raw, at, high)
        times = TIMES.match(raw, end, high)
        whole = times.end() if times else end
        yield at, whole
        inner = re.compile(r"\((?:\?(?:P<\w+>|<\w+>|[:=!]|<[=!]))?").match(raw, at, high)
        if inner:
            yield from atoms(raw, inner.end(), end - 1)
        at = whole


def end_of_atom(raw: str, at: int, high: int) -> int:
    if raw[at] == "\\":
        return min(at + 2, high)
    if raw[at] == "[":
        found = CLASS.match(raw, at, high)
        return found.end() if found else at + 1
    if raw[at] != "(":
        return at + 1
    at += 1
    while at < high and raw[at] != ")":
        at = end_of_atom(raw, at, high)
    return min(at + 1, high)


def swapped_groups(raw: str, low: int, high: int) -> Iterator[tuple[int, int, str]]:
    """`(!)?(\\(.+\\))?` → `(\\(.+\\))?(!)?`: what may come in another order, a group and what stands beside it."""
    found = sorted(atoms(raw, low, high))
    ends = {start: end for start, end in found}
    for start, end in found:
        after = ends.get(end)
        if after is None or raw[start:start + 3] in ("(?=", "(?!", "(?<") or "^" == raw[start] or raw[end] == "$":
            continue
        if "(" in (raw[start], raw[end]) and raw[start:end] != raw[end:after]:
            yield start, after - start, raw[end:after] + raw[start:end]


NUMBER = re.compile(r"(?:\\d|\[0-9\])(?:\+|\*)(?!\?)")


def whole_numbers(raw: str, low: int, high: int) -> Iterator[tuple[int, int, str, float]]:
    """`\\d+` → `\\d+(?:\\.\\d+)?`: numbers with a fraction, or a sign; the codes of colours, several with `;` between them."""
    classes = [(found.start(), found.end()) for found in CLASS.finditer(raw, low, high)]
    for found in NUMBER.finditer(raw, low, high):
        if any(start < found.start() < end for start, end in classes):
            continue
        digits, is_code = found[0][:-1], raw[:found.start()].endswith("\\[")
        if is_code:
            yield found.start(), len(found[0]), f"[{digits.strip('[]')};]*", 0.8
        elif not raw[found.end():].startswith((r"\.", "(?:\\.", "[.", r"(\.")) and not raw[:found.start()].endswith((r"\.", "[.]")):
            yield found.start(), len(found[0]), f"{found[0]}(?:\\.{found[0]})?", 0.5
            yield found.start(), len(found[0]), f"{digits}*\\.?{digits}+", 0.3
        if not raw[:found.start()].endswith(("-?", "]?", "+", "-")):
            yield found.start(), 0, "-?", 0.35


def pattern(model: Model, node: ast.Constant, raw: str, strings: list[str]) -> Iterator[Mutation | None]:
    start, _ = model.span(node)
    prefix = len(raw) - len(raw.lstrip("rRbBuUfF"))
    quote = 3 if raw[prefix: prefix + 3] in ('"""', "'''") else 1
    low, high = prefix + quote, len(raw) - quote
    swaps = {"+": ["*", "+?", ""], "*": ["+", "*?", ""], "?": ["", "*", "+"], "^": [""], "$": ["", r"\Z"], ".": [r"\.", "[^\\n]"]}
    classes = {r"\d": [r"\w", "[0-9]", r"\d+", r"[\d.]", r"\d*"], r"\w": [r"\d", r"[\w-]", r"[\w.]", r"\S", r"\w+", *(["[\\w']"] if "'" not in raw else [])], r"\s": [r"\s*", r"\s+", " ", r"\S"],
               r"\S": [r"\s", r"\w"], r"\b": ["", r"\B"], r"\.": [".", r"\.?"], r"\Z": ["$", ""], r"\D": [r"\d"], r"\W": [r"\w"]}

    def made(at: int, length: int, new: str, prior: float) -> Mutation:
        note = f"pattern: `{raw[at: at + length]}` became `{new}` in `{raw[:60]}`" if length else f"pattern: `{new}` came into `{raw[:60]}`"
        return Mutation([(start + at, start + at + length, new)], "pattern", prior, node.lineno, note)

    for run in RUN.finditer(raw, low, high):
        for mark in ("+", "*", "?"):
            yield made(run.start(), len(run[0]), f"(?:{run[0]}){mark}", 0.25)
    for place, length, new in swapped_groups(raw, low, high):
        yield made(place, length, new, 0.2)
    for place, length, new, prior in whole_numbers(raw, low, high):
        yield made(place, length, new, prior)
    # One over several lines has blanks and remarks that stand for nothing.
    for at, end, new, prior in syntax_edits(raw, low, high, strings) if "\n" not in raw else ():
        yield made(at, end - at, new, prior)
    at = low
    depth_class = False
    comments = comment_spans(raw)
    while at < high:
        if at in comments:
            at = comments[at]
            continue
        two = raw[at: at + 2]
        counted = COUNT.match(raw, at) if two[0] == "{" and not depth_class else None
        if counted:
            for new in other_counts(counted):
                yield made(at, counted.end() - at, new, 0.5)
            at = counted.end()
            continue
        if two[0] == "\\":
            for new in classes.get(two, []):
                yield made(at, 2, new, 0.35)
            behind = re.match(r"[+*?]+\)*(\\[^\w\s]|[^\w\s\\()\[\]{}|$^.'\"])", raw[at + 2: high])
            if behind and not depth_class and two in (r"\w", r"\d", r"\S"):
                yield made(at, 2, f"[^{behind[1]}]", 0.3)
            if not depth_class:
                yield made(at + 2, 0, "?", 0.3)
                yield made(at + 2, 0, "+", 0.2)
            at += 2
            continue
        if two[0] == "[" and not depth_class:
            whole = CLASS.match(raw, at)
            for new, prior in other_classes(raw, whole, strings) if whole else []:
                yield made(at, whole.end() - at, new, prior)  # type: ignore[union-attr]
            depth_class = True
            for extra in ("_", "-", ".", " ", r"\s", "A-Z", "a-z", "0-9", "+", "'"):
                yield made(at + (2 if two == "[^" else 1), 0, extra, 0.18)
            yield made(at, 2 if two == "[^" else 1, "[" if two == "[^" else "[^", 0.25)
        elif two[0] == "]":
            depth_class = False
            yield made(at + 1, 0, "+", 0.3)
            yield made(at + 1, 0, "*", 0.3)
        elif two[0] == ")":
            yield made(at + 1, 0, "?", 0.3)
            yield made(at + 1, 0, "*", 0.15)
        elif not depth_class:
            spaced = re.match(r" (\\?[^\w\s\\]) ", raw[at:high])
            if spaced:
                yield made(at, len(spaced[0]), rf"\s*{spaced[1]}\s*", 0.6)
            elif two[0] == " " and "\n" not in raw and raw[at + 1: at + 2] not in "*+?{":
                yield made(at, 1, r"\s+", 0.4)
                yield made(at, 1, r"\s*", 0.35)
            closed = re.match(r"\.([*+])\)?([^\w\s\\()\[\]{}|$^.?*+])", raw[at:high])
            if closed:
                # What ends at the first sign that follows: `"(.*)"`.
                yield made(at, 1, f"[^{closed[2]}]", 0.5)
            for new in swaps.get(two[0], []):
                yield made(at, 1, new, 0.45)
            if two[0] in "-+" or two[0].isalnum():
                yield made(at + 1, 0, "?", 0.2)
        at += 1
    yield made(low, 0, "^", 0.3)
    # What begins something only where nothing, or a blank, stands before it.
    blanks = re.compile(r"\\s[*+]?").match(raw, low, high)
    if blanks:
        yield made(low, len(blanks[0]), r"(?:^|\s+)", 0.3)
    elif raw[low:low + 1] != "^":
        yield made(low, 0, r"(?:^|\s)", 0.2)
        yield made(low, 0, r"\b" if raw[low:low + 1].isalnum() or raw[low:low + 2] in (r"\w", r"\d") else r"(?<!\w)", 0.25)
    yield made(high, 0, "$", 0.3)
    yield made(high, 0, r"\Z", 0.2)
    yield made(low, 0, "[-+]?", 0.2)
    yield made(low, 0, "(?i)", 0.2)
    yield made(low, 0, "(?s)", 0.15)
