"""Families of everyday work on texts and numbers, done in the way that holds for all of them."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_model import Hints, Model, Mutation
from fixpoint_name_use import use_in
from fixpoint_unread import unread_at

FORMAT = re.compile(r"%(-?)(\d*)([dxX])")
ESCAPED = ((">", "&gt;"), ('"', "&quot;"), ("'", "&#39;"), ("<", "&lt;"))
# Methods that change a list and give nothing, with what gives a changed one.
IN_PLACE = {"sort": "sorted({0}{1})", "reverse": "{0}[::-1]"}
MOST_SIGNS = 6
CLAMPED = {"min", "max", "round", "abs", "len", "int", "sum"}


def text_mutations(model: Model, node: ast.AST, hints: Hints) -> Iterator[Mutation]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        yield from called(model, node, node.func)
    elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
        yield from piece_of(model, node)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from shortened(model, node)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield from rest(model, node)
        yield from how_often(model, node)
        yield from one_more_sign(model, node, hints.strings)
    if isinstance(node, ast.Subscript):
        yield from cleaned(model, node)
    if isinstance(node, ast.Constant):
        yield from formats(model, node)
    if isinstance(node, ast.expr):
        yield from instead(model, node)
    if isinstance(node, ast.Call):
        yield from handed_on(model, node)


def called(model: Model, node: ast.Call, function: ast.Attribute) -> Iterator[Mutation]:
    owner, name = model.src(function.value), function.attr
    only = node.args[0] if len(node.args) == 1 and not node.keywords else None
    given = only.value if isinstance(only, ast.Constant) and isinstance(only.value, str) else None
    text = model.src(only) if only is not None else ""
    swaps: list[tuple[str, float]] = []
    if name == "split" and given == "\n":
        swaps.append((f"{owner}.splitlines()", 0.9))
    elif name == "split" and given in (",", ";", "|"):
        swaps += [(f"[part.strip() for part in {owner}.split({text})]", 0.5), (f"[part for part in {owner}.split({text}) if part]", 0.3)]
    elif name in ("strip", "lstrip", "rstrip") and given and len(given) == 1 and not given.isalnum():
        swaps += [(f"{owner}.{name}({given + more!r})", 0.3) for more in (",", ".", ";", ":", "/", " ", "-", "_") if more != given]
    elif name == "replace" and text == "" and len(node.args) == 2 and model.src(node.args[1]) in ("''", '""') and model.src(node.args[0])[1:-1] in (" ", "-") and not isinstance(model.parent.get(node), ast.Attribute):
        other = "-" if model.src(node.args[0])[1:-1] == " " else " "
        swaps.append((f"{model.src(node)}.replace({other!r}, '')", 0.7))
    elif name == "replace" and text == "" and [model.src(one) for one in node.args] in (["'\\r\\n'", "'\\n'"], ['"\\r\\n"', '"\\n"']) and not isinstance(model.parent.get(node), ast.Attribute):
        swaps.append((f"{model.src(node)}.replace('\\r', '\\n')", 0.9))
    elif name in ("strip", "lstrip", "rstrip") and given and len(given) > 1:
        # These take away signs in any order, not a text.
        swaps += [(f"{owner}.removeprefix({text})", 0.7 if name == "lstrip" else 0.4), (f"{owner}.removesuffix({text})", 0.7 if name == "rstrip" else 0.4)]
    elif name in ("encode", "decode") and given is not None and given != "utf-8":
        swaps += [(f"{owner}.{name}('utf-8')", 0.8), (f"{owner}.{name}({text}, 'ignore')", 0.3), (f"{owner}.{name}({text}, 'replace')", 0.3)]
    elif name == "join" and only is not None and isinstance(only, (ast.Name, ast.Attribute)):
        swaps.append((f"{owner}.join(str(one) for one in {text})", 0.2))
    elif name in IN_PLACE and not isinstance(model.parent.get(node), ast.Expr):
        more = "".join(f", {model.src(one)}" for one in node.keywords)
        swaps.append((IN_PLACE[name].format(owner, more), 1.0))
    elif name == "replace" and re.search(r"&(?:amp|lt);['\"]\)$", model.src(node)) and not isinstance(model.parent.get(node), ast.Attribute):
        whole = model.src(node)
        swaps += [(f"{whole}.replace({sign!r}, {escape!r})", 0.6) for sign, escape in ESCAPED if escape not in whole]
    for new, prior in swaps:
        yield model.swap(node, new, "text", prior, bare=True)


def piece_of(model: Model, node: ast.Subscript) -> Iterator[Mutation]:
    """`name.split(".")[0]`: all before the last dot; `[1]`: all behind the first one, or what stands last."""
    call, index = node.value, getattr(node.slice, "value", None)
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "split" and len(call.args) == 1 and index in (0, 1)):
        return
    owner, mark = model.src(call.func.value), model.src(call.args[0])
    ways = (("rsplit({0}, 1)[0]", 0.6), ("rpartition({0})[0]", 0.3)) if index == 0 else (("split({0}, 1)[1]", 0.6), ("rsplit({0}, 1)[1]", 0.4), ("split({0})[-1]", 0.5), ("partition({0})[2]", 0.4))
    for way, prior in ways:
        yield model.swap(node, f"{owner}.{way.format(mark)}", "text", prior, bare=True)


def cleaned(model: Model, node: ast.Subscript) -> Iterator[Mutation]:
    """`words[0]` → `words[0].lower()`, `fields[1]` → `int(fields[1])`."""
    parent, text = model.parent.get(node), model.src(node)
    is_key = isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str)
    if not isinstance(node.ctx, ast.Load) or isinstance(node.slice, ast.Slice) or isinstance(parent, (ast.Attribute, ast.Subscript)) or isinstance(parent, ast.Call) and parent.func is node or is_key:
        return
    for way, prior in (("{}.lower()", 0.3), ("{}.strip()", 0.35), ("int({})", 0.25), ("str({})", 0.25), ("{}.upper()", 0.15)):
        yield model.swap(node, way.format(text), "text", prior, bare=True)


def shortened(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`text[:most] + "..."` is longer than it may be: what is put behind it counts too."""
    left, right = node.left, node.right
    behind = right.value if isinstance(right, ast.Constant) and isinstance(right.value, str) else ""
    if behind and isinstance(left, ast.Subscript) and isinstance(left.slice, ast.Slice) and left.slice.lower is None and left.slice.upper is not None:
        end = model.src(left.slice.upper)
        yield model.swap(left.slice.upper, f"{end} - {len(behind)}", "text", 0.9, bare=True)


def rest(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """What is asked of a remainder: 11, 12 and 13 are told otherwise than 1, 2 and 3, and not every fourth year is a leap year."""
    left, right, equal = node.left, node.comparators[0], isinstance(node.ops[0], ast.Eq)
    if not (isinstance(left, ast.BinOp) and isinstance(left.op, ast.Mod) and isinstance(left.right, ast.Constant) and isinstance(right, ast.Constant)):
        return
    if not equal and not isinstance(node.ops[0], ast.NotEq):
        return
    one, text, by, wanted = model.src(left.left), model.src(node), left.right.value, right.value
    is_, not_, and_, or_ = ("==", "!=", "and", "or") if equal else ("!=", "==", "or", "and")
    if by == 10 and wanted in (1, 2, 3):
        yield model.swap(node, f"{text} {and_} {one} % 100 {not_} {10 + wanted}", "text", 0.9)
    elif by == 4 and wanted == 0:
        yield model.swap(node, f"{text} {and_} ({one} % 100 {not_} 0 {or_} {one} % 400 {is_} 0)", "text", 0.9)


def how_often(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`level += "v" in arg` → `arg.count("v")`."""
    if isinstance(node.ops[0], ast.In) and isinstance(node.left, ast.Constant) and isinstance(node.left.value, str) and isinstance(model.parent.get(node), (ast.AugAssign, ast.BinOp)):
        yield model.swap(node, f"{model.src(node.comparators[0])}.count({model.src(node.left)})", "text", 0.8, bare=True)


def one_more_sign(model: Model, node: ast.Compare, strings: list[str]) -> Iterator[Mutation]:
    """A text is asked for some signs, and the example has another one: `"," in text` → `… or "\\n" in text`, `c in ".()[]+"`."""
    listed = node.comparators[0]
    if isinstance(node.ops[0], (ast.In, ast.NotIn)) and isinstance(listed, ast.Constant) and isinstance(listed.value, str) and len(listed.value) > 1 and not any(map(str.isalnum, listed.value)):
        for sign in list(dict.fromkeys(c for one in strings for c in one if not c.isalnum() and c not in listed.value))[:MOST_SIGNS]:
            yield model.swap(listed, repr(listed.value + sign), "text", 0.8, bare=True)
    own, text = node.left, model.src(node.comparators[0])
    if not isinstance(node.ops[0], ast.In) or not isinstance(own, ast.Constant) or not isinstance(own.value, str) or not isinstance(node.comparators[0], (ast.Name, ast.Attribute)):
        return
    parent = model.parent.get(node)
    is_free = isinstance(parent, ast.BoolOp) and isinstance(parent.op, ast.Or)
    signs = dict.fromkeys(c for one in strings for c in one if not c.isalnum() and c != own.value)
    for sign in list(signs)[:MOST_SIGNS]:
        yield model.swap(node, f"{model.src(node)} or {sign!r} in {text}", "text", 0.5, bare=is_free)


def formats(model: Model, node: ast.Constant) -> Iterator[Mutation]:
    """`%d` → `%02d`."""
    raw = model.src(node)
    if not isinstance(node.value, str) or "%" not in raw:
        return
    for found in FORMAT.finditer(raw):
        for width in ("02", "2", "03") if found[3] == "d" else ("02", "04"):
            if width != found[2]:
                yield model.swap(node, f"{raw[: found.start()]}%{found[1]}{width}{found[3]}{raw[found.end():]}", "text", 0.5 if width == "02" else 0.2, bare=True)


def instead(model: Model, node: ast.expr) -> Iterator[Mutation]:
    """A parameter that nothing reads: in place of a constant, or as a limit."""
    unread = unread_at(model, node)
    if not unread or isinstance(model.parent.get(node), (ast.Expr, ast.JoinedStr, ast.arguments)):
        return
    for name in unread:
        if isinstance(node, ast.Constant) and isinstance(node.value, (str, int, float)) and not isinstance(node.value, bool):
            yield model.swap(node, name, "unread", 0.8 if isinstance(node.value, str) else 0.5, bare=True)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CLAMPED:
            for way in ("min", "max"):
                yield model.swap(node, f"{way}({name}, {model.src(node)})", "unread", 0.6, bare=True)


def handed_on(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`*args` and `**options` that nothing reads go to what is called."""
    function = model.function_of(node)
    if function is None or any(one.arg is None for one in node.keywords):
        return
    read, has_all = use_in(model, function).reads, any(isinstance(one, ast.Starred) for one in node.args)
    for stars, given in (("*", function.args.vararg), ("**", function.args.kwarg)):
        if given is not None and not (has_all and stars == "*") and given.arg not in read:
            end = model.span(node)[1] - 1
            text = f"{', ' if node.args or node.keywords else ''}{stars}{given.arg}"
            yield Mutation([(end, end, text)], "unread", 1.0, node.lineno, f"`{stars}{given.arg}` was handed on")
