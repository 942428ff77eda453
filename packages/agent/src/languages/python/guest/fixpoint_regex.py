"""Small changes of a pattern's syntax: how often its parts come, which signs they take, what stands between and beside them."""
from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Iterator, NamedTuple

OPENS = re.compile(r"\((?:\?(?:P<\w+>|P=\w+|[:=!>]|<[=!]|[aiLmsux-]+:?))?")
TIMES = re.compile(r"(?:[+*?]|\{\d*,?\d*\})[?+]?")
CLASS = re.compile(r"\[\^?\]?(?:\\.|[^\]\\])*\]")
COUNT = re.compile(r"\{(\d*)(,?)(\d*)\}")
RANGE = re.compile(r"(?<![\\\w])(\w)-(\w)")
MOST_SIGNS, MOST_PIECES, LONGEST_RUN, MOST_EDITS = 8, 6, 4, 500


class Edit(NamedTuple):
    """In place of what stands from `start` to `end`."""
    start: int
    end: int
    text: str
    prior: float


@dataclass
class Item:
    """A part of a pattern, `body` of it without how often it comes."""
    kind: str
    start: int
    body: int
    end: int
    branches: list[list["Item"]] = field(default_factory=list)
    inner: int = 0


class Told(NamedTuple):
    """What the texts of the example are made of."""
    signs: list[str]
    words: list[str]
    pieces: list[str]


def told_of(strings: list[str]) -> Told:
    all_signs = list(dict.fromkeys(sign for text in strings for sign in text if sign.isprintable() and sign not in "'\""))
    return Told([sign for sign in all_signs if not sign.isalnum()][:MOST_SIGNS], [sign for sign in all_signs if sign.isalnum()][:MOST_SIGNS],
                list(dict.fromkeys(piece for text in strings for piece in re.findall(r"[A-Za-z]+|\d+|[^\w\s'\"]+", text) if len(piece) < 13))[:MOST_PIECES])


def parsed(raw: str, at: int, high: int) -> tuple[list[list[Item]], int]:
    """Branches from here to where the group around them closes, and that place."""
    branches: list[list[Item]] = [[]]
    while at < high and raw[at] != ")":
        if raw[at] == "|":
            branches.append([])
            at += 1
            continue
        item = item_at(raw, at, high)
        branches[-1].append(item)
        at = item.end
    return branches, at


def item_at(raw: str, at: int, high: int) -> Item:
    sign = raw[at]
    item = Item("sign", at, at + 1, at + 1)
    if sign == "\\":
        item.body = min(at + 2, high)
        following = raw[at + 1: at + 2]
        item.kind = "border" if following in ("b", "B", "A", "Z") else "class" if following in ("d", "D", "w", "W", "s", "S") else "back" if following.isdigit() else "sign"
    elif sign == "[":
        found = CLASS.match(raw, at, high)
        item.kind, item.body = "class", found.end() if found else at + 1
    elif sign == "(":
        opened = OPENS.match(raw, at, high)
        item.inner = opened.end() if opened else at + 1
        item.branches, close = parsed(raw, item.inner, high)
        item.kind, item.body = "look" if re.match(r"\(\?<?[=!]", raw[at:]) else "group", min(close + 1, high)
    elif sign in "^$":
        item.kind = "border"
    elif sign == ".":
        item.kind = "dot"
    times = TIMES.match(raw, item.body, high) if item.kind not in ("border", "look") else None
    item.end = times.end() if times else item.body
    return item


def sequences(branches: list[list[Item]]) -> Iterator[list[Item]]:
    for items in branches:
        yield items
        for item in items:
            yield from sequences(item.branches)


def syntax_edits(raw: str, low: int, high: int, strings: list[str]) -> list[Edit]:
    """The likeliest first, each once, of what is a pattern before and after."""
    branches, end = parsed(raw, low, high)
    if end != high:
        return []
    told, best = told_of(strings), dict[tuple[int, int, str], float]()
    for items in sequences(branches):
        for rule in (times, sets, inserted, runs, groups, borders):
            for start, stop, text, prior in rule(raw, items, told):
                if prior > best.get((start, stop, text), 0.0) and raw[start:stop] != text:
                    best[start, stop, text] = prior
    made = [Edit(*key, prior) for key, prior in best.items()]
    return sorted(made, key=lambda edit: -edit.prior)[:MOST_EDITS]


def times(raw: str, items: list[Item], told: Told) -> Iterator[Edit]:
    for item in items:
        if item.kind in ("border", "look"):
            continue
        written = raw[item.body: item.end]
        share = 1.0 if item.kind in ("class", "group", "dot") else 0.6
        if not written:
            for mark, prior in (("+", 0.4), ("*", 0.35), ("?", 0.4), ("{1,2}", 0.2)):
                yield Edit(item.body, item.body, mark, prior * share)
        elif written.startswith("{"):
            for mark, prior in counts(written, told):
                yield Edit(item.body, item.end, mark, prior)
        else:
            plain = written[0]
            for mark, prior in {"+": (("*", 0.6), ("", 0.35), ("?", 0.25)), "*": (("+", 0.6), ("?", 0.3), ("", 0.25)), "?": (("", 0.4), ("*", 0.45), ("+", 0.35))}[plain]:
                yield Edit(item.body, item.end, mark, prior)
            yield Edit(item.body, item.end, plain if written[1:] == "?" else f"{plain}?", 0.45)


def counts(written: str, told: Told) -> Iterator[tuple[str, float]]:
    found = COUNT.match(written)
    if found is None or not found[1] and not found[3]:
        return
    least = int(found[1] or 0)
    most = None if found[2] and not found[3] else int(found[3] or least)
    lengths = [len(piece) for piece in told.pieces]
    forms = [(least, None, 0.5), (least - 1, most, 0.45), (least + 1, most, 0.4), (1, most, 0.45), (0, most, 0.4)]
    if most is not None:
        forms += [(least, most + 1, 0.45), (least, most - 1, 0.4), (least, most * 2, 0.3), (least, most + 2, 0.3), (least, most + 3, 0.25)]
        forms += [(least + 1, most + 1, 0.4), (least - 1, most - 1, 0.35)] if least == most else []
        forms += [(least, length, 0.6) for length in lengths if length > most]
    forms += [(length, most, 0.6) for length in lengths if 0 < length < least]
    for low, high, prior in forms:
        if low >= 0 and (high is None or high >= max(low, 1)) and (low, high) != (least, most):
            yield ("{%d}" % low if low == high else "{%d,%s}" % (low, "" if high is None else high)), prior
    yield "+", 0.35
    yield "*", 0.3


def takes(text: str, sign: str) -> bool:
    try:
        return re.fullmatch(text, sign) is not None
    except re.error:
        return False


def sets(raw: str, items: list[Item], told: Told) -> Iterator[Edit]:
    for position, item in enumerate(items):
        text = raw[item.start: item.body]
        before = raw[items[position - 1].start: items[position - 1].body] if position and items[position - 1].kind == "sign" else ""
        if item.kind == "class":
            yield from added(item, text, told)
            yield from within(item, text)
        if item.kind == "dot" or text in (r"\S", r"[\s\S]"):
            kept = r"\s" if text == r"\S" else ""
            for sign in dict.fromkeys([before.replace("\\", ""), *told.signs]):
                if sign and not sign.isalnum() and not sign.isspace():
                    alone = not kept and sign == "-"
                    yield Edit(item.start, item.body, f"[^{kept}{sign if alone else in_class(sign)}]", 0.4)
        if item.kind == "sign" and len(text) == 1 and not text.isalnum():
            for sign in told.signs:
                if sign != text and not (sign.isspace() and text.isspace()):
                    yield Edit(item.start, item.body, f"[{in_class(text)}{in_class(sign)}]", 0.45)


def in_class(sign: str) -> str:
    return f"\\{sign}" if sign in "]\\^-" else sign


def added(item: Item, text: str, told: Told) -> Iterator[Edit]:
    is_not = text.startswith("[^") or text in (r"\S", r"\W", r"\D")
    if is_not and not text.startswith("["):
        return
    head, inner = ("[^" if text.startswith("[^") else "["), text[2 if text.startswith("[^") else 1:-1] if text.startswith("[") else text
    is_words = inner.isalnum() and len(inner) > 1
    has = [any(takes(text, one) != is_not for one in all_of) for all_of in ("0123456789", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")]
    for rank, sign in enumerate([*told.signs, *told.words, "_", "-", ".", " ", "/", "+"]):
        if takes(text, sign) != is_not:
            continue
        is_told = rank < len(told.signs) + len(told.words)
        prior = 0.3 if not is_told else 0.6 if not sign.isalnum() else 0.7 if is_words and (sign.isdigit() and has[0] or sign.isalpha()) else 0.3
        made = "".join(sorted(inner + sign)) if is_words and sign.isalnum() else f"{inner[:-1]}{in_class(sign)}-" if inner.endswith("-") and not inner.endswith("\\-") else inner + in_class(sign)
        yield Edit(item.start, item.body, f"{head}{made}]", prior)
    for more, known, prior in (("0-9", has[0], 0.4), ("a-z", has[1], 0.4), ("A-Z", has[2], 0.4), (r"\s", takes(text, " ") != is_not, 0.35), (r"\w", all(has), 0.3)):
        if not known and not inner.endswith("-"):
            yield Edit(item.start, item.body, f"{head}{inner}{more}]", prior)


def within(item: Item, text: str) -> Iterator[Edit]:
    if not text.startswith("["):
        return
    for found in RANGE.finditer(text):
        low, high = ord(found[1]), ord(found[2])
        for start, end in ((low - 1, high), (low + 1, high), (low, high + 1), (low, high - 1)):
            if start < end and chr(start).isalnum() and chr(end).isalnum() and chr(start).isdigit() == chr(end).isdigit():
                yield Edit(item.start + found.start(), item.start + found.end(), f"{chr(start)}-{chr(end)}", 0.35)
    inner = item.start + (2 if text.startswith("[^") else 1)
    pieces = [(inner + one.start(), inner + one.end()) for one in re.finditer(r"\\.|[^\\]-[^\\]|[^\\]", text[inner - item.start:-1])]
    for start, end in pieces if len(pieces) > 1 else []:
        yield Edit(start, end, "", 0.3)


def literally(piece: str) -> str:
    return re.escape(piece).replace(r"\ ", " ")


def inserted(raw: str, items: list[Item], told: Told) -> Iterator[Edit]:
    """Blanks, a sign or a piece of the example that may come between two parts or at an end."""
    if not items:
        return
    for position in range(len(items) + 1):
        left, right = (items[position - 1] if position else None), (items[position] if position < len(items) else None)
        at = right.start if right else items[-1].end
        beside = [raw[one.start: one.body] for one in (left, right) if one is not None]
        is_end = left is None or right is None or "border" in (left.kind, right.kind)
        if not any(text in (r"\s", " ") or text.startswith("[") and r"\s" in text for text in beside):
            share = 1.0 if any(text in ":=,;|<>{}()" or text[1:] in "(){}|" and text[:1] == "\\" for text in beside) else 0.6
            for blanks, prior in ((r"\s*", 0.5), (r"\s+", 0.2), (" ?", 0.2)):
                yield Edit(at, at, blanks, prior * share)
        for sign in told.signs:
            if not sign.isspace() and literally(sign) not in beside:
                yield Edit(at, at, f"{literally(sign)}?", 0.4 if is_end else 0.3)
        for piece in told.pieces:
            if len(piece) > 1:
                yield Edit(at, at, f"(?:{literally(piece)})?", 0.3 if is_end else 0.2)


def runs(raw: str, items: list[Item], _: Told) -> Iterator[Edit]:
    """Neighbouring parts together: they may be missing, come more often or once more, or in the other order."""
    for first, item in enumerate(items):
        if item.kind != "border":
            yield Edit(item.start, item.end, "", 0.25)
        for last in range(first + 1, min(len(items), first + LONGEST_RUN + 1)):
            to = items[last]
            if "border" in (item.kind, to.kind):
                break
            text = raw[item.start: to.end]
            is_rest = last == len(items) - 1 or items[last + 1].kind == "border"
            share = (1.0 if item.kind == "sign" and not raw[item.start].isalnum() else 0.5) * (1.2 if is_rest else 0.8)
            for mark, prior in (("?", 0.4), ("*", 0.3), ("+", 0.25)):
                yield Edit(item.start, to.end, f"(?:{text}){mark}", prior * share)
            yield Edit(item.start, to.end, "", 0.2 * share)
            yield Edit(to.end, to.end, f"(?:{text})?", 0.35 * share)


def groups(raw: str, items: list[Item], told: Told) -> Iterator[Edit]:
    """One branch more or less, how far a group reaches, what comes several times: it or what is in it."""
    for position, item in enumerate(items):
        if item.kind != "group":
            if item.kind in ("class", "dot"):
                for piece in told.pieces:
                    yield Edit(item.start, item.end, f"(?:{raw[item.start: item.end]}|{literally(piece)})", 0.25)
            continue
        close = item.body - 1
        is_of_texts = all(one.kind == "sign" for branch in item.branches for one in branch)
        for piece in told.pieces:
            yield Edit(close, close, f"|{literally(piece)}", 0.7 if is_of_texts else 0.25)
        inner = raw[item.inner: close]
        head = raw[item.start: item.inner]
        if len(item.branches) > 1 and all(item.branches):
            for one in item.branches:
                rest = "|".join(raw[branch[0].start: branch[-1].end] for branch in item.branches if branch is not one)
                yield Edit(item.inner, close, rest, 0.3)
        if head == "(":
            yield Edit(item.start, item.inner, "(?:", 0.3)
        elif head == "(?:":
            yield Edit(item.start, item.inner, "(", 0.25)
        if item.end == item.body and position + 1 < len(items) and items[position + 1].kind != "border":
            following = items[position + 1]
            yield Edit(close, following.end, f"{raw[following.start: following.end]})", 0.35)
        if len(item.branches) == 1 and len(item.branches[0]) == 1 and item.end > item.body:
            only = item.branches[0][0]
            if only.end == only.body:
                yield Edit(item.start, item.end, f"{head}{inner}{raw[item.body: item.end]})", 0.4)


def borders(raw: str, items: list[Item], told: Told) -> Iterator[Edit]:
    """Where a pattern may begin and end, and what must not stand beside a part of it."""
    for position, item in enumerate(items):
        if item.kind in ("border", "look"):
            yield Edit(item.start, item.end, "", 0.4)
            if raw[item.start: item.end] == "$":
                for text, prior in ((r"(?=\s|$)", 0.25), (r"\s*$", 0.3), (r"\b", 0.2)):
                    yield Edit(item.start, item.end, text, prior)
            continue
        text, is_last = raw[item.start: item.body], position == len(items) - 1 or items[position + 1].kind == "border"
        if item.kind == "sign" and not text[-1:].isalnum() and not text.isspace():
            yield Edit(item.end, item.end, f"(?!{text})", 0.35)
            if position == 0:
                yield Edit(item.start, item.start, f"(?<!{text})", 0.35)
                yield Edit(item.start, item.start, r"(?<!\\)", 0.35)
        if is_last or item.kind == "sign":
            for sign in [*told.signs, r"\d", r"\w"]:
                text = sign if sign.startswith("\\") and len(sign) == 2 else r"\s" if sign.isspace() else literally(sign)
                yield Edit(item.end, item.end, f"(?!{text})", 0.25 if is_last else 0.15)
