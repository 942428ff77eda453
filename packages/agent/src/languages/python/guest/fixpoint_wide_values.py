"""Wide families of values: another one, or another one under a condition; arithmetic with a term; a copy."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_asked import told_apart
from fixpoint_attributes import attributes_in
from fixpoint_file_kinds import BOOLEAN, MAPPING, NUMBER, SET, TEXT, UNKNOWN, file_kinds
from fixpoint_kinds import ITEMS
from fixpoint_model import Hints, Model, Mutation
from fixpoint_terms import Term, names_at, terms_at
from fixpoint_wide_places import Site, is_tight, is_value, kind_of

NEUTRAL = {NUMBER: ("0", "1", "None"), TEXT: ("''", "None"), ITEMS: ("[]", "None"), MAPPING: ("{}", "None"), SET: ("set()", "None"),
           BOOLEAN: ("False", "True", "None"), UNKNOWN: ("None", "0", "''", "[]")}
MOST_OTHERS, MOST_ASKED, MOST_TERMS, MOST_COMPUTED, MOST_OBJECTS = 6, 60, 12, 8, 4
SUMS, PRODUCTS = (ast.Add, ast.Sub), (ast.Mult, ast.Div, ast.FloorDiv, ast.Mod)
COPIES = {ITEMS: ("list({})", "{}.copy()"), MAPPING: ("dict({})", "{}.copy()"), SET: ("set({})", "{}.copy()"), UNKNOWN: ("list({})", "dict({})", "{}.copy()")}


def either_mutations(site: Site, hints: Hints) -> Iterator[Mutation]:
    """A returned, assigned or given value `V` → `V if C else W`, `W if C else V`."""
    model, node = site.model, site.node
    if not is_value(model, node) or not isinstance(model.parent.get(node), (ast.Return, ast.Assign, ast.AugAssign, ast.Call, ast.keyword, ast.Dict, ast.ListComp)):
        return
    if isinstance(node, (ast.IfExp, ast.GeneratorExp, ast.Lambda, ast.NamedExpr)):
        return
    text, kind = model.src(node), kind_of(site, node)  # type: ignore[arg-type]
    if "\n" in text:
        return
    conditions = told_apart(site.around, site.scope_of(node))
    failing = [one for one in conditions if one.may_fail][:MOST_ASKED]
    holding = [one for one in conditions if one.may_hold][:MOST_ASKED]
    for other, worth in others_like(site, text, kind):
        for condition in failing:
            yield model.swap(node, f"{text} if {condition.text} else {other}", "wide-either", 0.4 * worth * condition.weight)
        for condition in holding:
            yield model.swap(node, f"{other} if {condition.text} else {text}", "wide-either", 0.3 * worth * condition.weight)


def others_like(site: Site, text: str, kind: str) -> list[tuple[str, float]]:
    neutral = [(value, 0.7 if value != "None" else 0.4) for value in NEUTRAL[kind] if value != text]
    terms = [(t.text, t.weight * (1 if t.kind == kind != UNKNOWN else 0.6)) for t in terms_at(site.around, site.scope_of(site.node))
             if t.text != text and (t.kind == kind or t.kind == UNKNOWN)]
    return neutral + sorted(terms, key=lambda pair: -pair[1])[:MOST_OTHERS]


def term_mutations(site: Site, hints: Hints) -> Iterator[Mutation]:
    """A value becomes a term of a like kind: `limit` → `options.limit`, `size` → `len(self.chunk)`."""
    model, node = site.model, site.node
    if not is_value(model, node) or not (is_tight(node) or isinstance(node, ast.BinOp)) or isinstance(model.parent.get(node), ast.BoolOp):
        return
    text, kind = model.src(node), kind_of(site, node)  # type: ignore[arg-type]
    for term in terms_at(site.around, site.scope_of(node)):
        if term.text != text and (term.kind == kind or UNKNOWN in (term.kind, kind)):
            yield model.swap(node, term.text, "wide-term", 0.9 * term.weight * (1.0 if term.kind == kind != UNKNOWN else 0.5), bare=True)


def arithmetic_mutations(site: Site, hints: Hints) -> Iterator[Mutation]:
    """A number `N` → `N + t`, `N - t`, `t - N`, `N * t`, `N / t`, `N // t`, `N % t`, `t op u`."""
    model, node = site.model, site.node
    if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], (ast.Name, ast.Attribute, ast.Subscript)):
        yield from added_instead(site, node)
    if not is_value(model, node) or isinstance(node, (ast.BoolOp, ast.Compare, ast.IfExp, ast.Lambda)) or not is_counting(model, node):
        return
    kind = kind_of(site, node)  # type: ignore[arg-type]
    if kind not in (NUMBER, UNKNOWN):
        return
    yield from a_day_more(site, node)
    for length in lengths_of_texts(site):
        yield model.swap(node, f"{model.src(node)} - {length}", "wide-arithmetic", 0.25)
    sure, text = 0.6 if kind == NUMBER else 0.3, model.src(node)
    terms = numbers_at(site, node)
    tight = text if is_tight(node) else f"({text})"
    summand = text if is_tight(node) or isinstance(node, ast.BinOp) and isinstance(node.op, (*SUMS, *PRODUCTS)) else f"({text})"
    for term in [Term("1", NUMBER, 0.8), *terms]:
        weight = sure * term.weight * (1 if term.kind == NUMBER else 0.5) * (1 if term.text != text else 0.3)
        shapes = ((f"{summand} + {term.text}", 1.0), (f"{summand} - {term.text}", 1.0), (f"{term.text} - {tight}", 0.7),
                  (f"min({text}, {term.text})", 0.8), (f"max({text}, {term.text})", 0.8))
        products = ((f"{tight} * {term.text}", 0.8), (f"{tight} / {term.text}", 0.6), (f"{tight} // {term.text}", 0.5), (f"{tight} % {term.text}", 0.5))
        for shape, usual in (*shapes, *(products if term.text != "1" else ())):
            yield model.swap(node, shape, "wide-arithmetic", usual * weight)
    if isinstance(node, ast.Constant) and node.value in (0, 1) or is_tight(node):
        for computed, weight in computed_of(terms):
            yield model.swap(node, computed, "wide-arithmetic", 0.6 * sure * weight)


def a_day_more(site: Site, node: ast.AST) -> Iterator[Mutation]:
    """`start` → `start - timedelta(days=1)`."""
    if "timedelta" not in site.around.module_names or not isinstance(node, (ast.Name, ast.Attribute)):
        return
    for sign in ("-", "+"):
        yield site.model.swap(node, f"{site.model.src(node)} {sign} timedelta(days=1)", "wide-arithmetic", 0.3)


def lengths_of_texts(site: Site) -> list[int]:
    """What is put behind a text takes its place."""
    texts = (n.value for n in ast.walk(site.statement) if isinstance(n, ast.Constant) and isinstance(n.value, str) and not isinstance(n.value, bool))
    return list(dict.fromkeys(len(text) for text in texts if 0 < len(text) < 10))[:3]


def is_counting(model: Model, node: ast.AST) -> bool:
    """Not what is only looked into, called or iterated."""
    parent = model.parent.get(node)
    if isinstance(parent, ast.Subscript) and parent.value is node or isinstance(parent, (ast.For, ast.comprehension)) and parent.iter is node:
        return False
    return not isinstance(parent, (ast.BoolOp, ast.If, ast.While, ast.UnaryOp)) or isinstance(node, ast.BinOp)


def numbers_at(site: Site, node: ast.AST) -> list[Term]:
    terms = [t for t in [*terms_at(site.around, site.scope_of(node)), *of_objects(site, node)] if t.kind in (NUMBER, UNKNOWN)]
    return sorted(terms, key=lambda t: -t.weight * (1 if t.kind == NUMBER else 0.5))[:MOST_TERMS]


def of_objects(site: Site, node: ast.AST) -> list[Term]:
    """`line.quantity`, though only other functions read it."""
    model, kinds = site.around, file_kinds(site.around)
    known = terms_at(model, site.scope_of(node))
    texts, names = {term.text for term in known}, names_at(model, site.scope_of(node))
    objects = [term.text for term in known if term.kind == UNKNOWN and term.text in names][:MOST_OBJECTS]
    return [Term(f"{one}.{attribute}", NUMBER, 0.5) for one in objects for attribute in attributes_in(model)
            if f"{one}.{attribute}" not in texts and kinds.known.get((model.tree, attribute)) == NUMBER]


def computed_of(terms: list[Term]) -> Iterator[tuple[str, float]]:
    for one in terms[:MOST_COMPUTED]:
        for other in terms[:MOST_COMPUTED]:
            if one is other:
                continue
            weight = one.weight * other.weight * (1 if one.kind == other.kind == NUMBER else 0.5)
            yield f"{one.text} - {other.text}", 0.6 * weight
            yield f"{one.text} / {other.text}", 0.4 * weight
            yield f"{one.text} // {other.text}", 0.3 * weight
            yield f"{one.text} % {other.text}", 0.3 * weight
            if one.text < other.text:
                yield f"{one.text} + {other.text}", 0.6 * weight
                yield f"{one.text} * {other.text}", 0.6 * weight


def added_instead(site: Site, node: ast.Assign) -> Iterator[Mutation]:
    """`a = N` → `a += t`, `a -= t`, `a += t * u`."""
    model, target = site.model, site.model.src(node.targets[0])
    if kind_of(site, node.targets[0]) not in (NUMBER, UNKNOWN):
        return
    terms = numbers_at(site, node)
    computed = [(text, 0.7 * weight) for text, weight in computed_of(terms) if " * " in text or " - " in text or " + " in text]
    for text, weight in [*((t.text, t.weight) for t in terms if t.text != target), *computed]:
        for operator in ("+=", "-="):
            yield model.swap(node, f"{target} {operator} {text}", "wide-arithmetic", 0.4 * weight, bare=True)


def copy_mutations(site: Site, hints: Hints) -> Iterator[Mutation]:
    """`for x in c` → `for x in list(c)`; a list or dict that is stored, given or returned is copied."""
    model, node = site.model, site.node
    if isinstance(node, (ast.Name, ast.Attribute, ast.Subscript)) and is_value(model, node):
        parent, text, kind = model.parent.get(node), model.src(node), kind_of(site, node)
        if isinstance(parent, (ast.For, ast.comprehension)) and parent.iter is node:
            yield model.swap(node, f"list({text})", "copy", 0.6, bare=True)
        if kind in (NUMBER, TEXT, BOOLEAN) or not isinstance(parent, (ast.Return, ast.Assign, ast.AnnAssign, ast.Call, ast.keyword, ast.Dict, ast.List, ast.Tuple, ast.Yield)):
            return
        for shape in COPIES[kind]:
            yield model.swap(node, shape.format(text), "copy", 0.6 if kind != UNKNOWN else 0.3, bare=True)
        prefix, imported = deepcopy_of(site.around)
        at = model.line_start(imported)
        copied = model.swap(node, f"{prefix}({text})", "copy", 0.4 if kind != UNKNOWN else 0.25, bare=True)
        if "copy" not in site.around.module_names and prefix == "copy.deepcopy":
            copied.edits.append((at, at, "import copy\n"))
        yield copied


def deepcopy_of(model: Model) -> tuple[str, int]:
    """How the file calls it, and the line before which an import may stand."""
    body = model.tree.body
    first = next((n for n in body if not (isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)) and not (isinstance(n, ast.ImportFrom) and n.module == "__future__")), body[-1])
    line = min([first.lineno, *(d.lineno for d in getattr(first, "decorator_list", []))])
    return ("deepcopy" if "deepcopy" in model.module_names else "copy.deepcopy"), line
