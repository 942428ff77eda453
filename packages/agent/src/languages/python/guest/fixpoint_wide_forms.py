"""Wide families of parts: keys of more than one part, bounds of slices, arguments that a function of the program may be given."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_attributes import attributes_in
from fixpoint_file_kinds import BOOLEAN, COLLECTIONS, MAPPING, NUMBER, SET, TEXT, UNKNOWN
from fixpoint_kinds import ITEMS
from fixpoint_model import Hints, Mutation
from fixpoint_terms import MEMBER_CALLS, Term, terms_at
from fixpoint_wide_calls import own_functions
from fixpoint_wide_places import Site, is_value, kind_of

MOST_PARTS, MOST_BOUNDS, MOST_GIVEN, MOST_TIMES = 10, 10, 8, 4


def form_mutations(site: Site, hints: Hints) -> Iterator[Mutation]:
    node = site.node
    if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
        yield from one_part_more(site, node)
    elif is_value(site.model, node):
        yield from key_of_two(site, node)  # type: ignore[arg-type]
        yield from sliced(site, node)  # type: ignore[arg-type]
        yield from joined(site, node)  # type: ignore[arg-type]
        yield from some_of(site, node)  # type: ignore[arg-type]
        yield from other_form(site, node)  # type: ignore[arg-type]
        yield from but_for(site, node)  # type: ignore[arg-type]
    elif isinstance(node, ast.Slice):
        yield from bounded(site, node)
    if isinstance(node, ast.Call):
        yield from given(site, node)
        yield from several(site, node)


def one_part_more(site: Site, node: ast.Tuple) -> Iterator[Mutation]:
    """`(a, b)` → `(a, b, t)`, `(t, a, b)`."""
    if not node.elts:
        return
    model, parts = site.model, {site.model.src(part) for part in node.elts}
    first, last = model.span(node.elts[0])[0], model.span(node.elts[-1])[1]
    for term in terms_of(site, node):
        if term.text not in parts:
            for at, text in ((last, f", {term.text}"), (first, f"{term.text}, ")):
                yield Mutation([(at, at, text)], "wide-form", 0.35 * term.weight, site.line, f"`{term.text}` became a part")


def key_of_two(site: Site, node: ast.expr) -> Iterator[Mutation]:
    """What is sorted, looked up or kept by one value goes by two: `k` → `(k, t)`, `(t, k)`."""
    model, parent = site.model, site.model.parent.get(node)
    is_key = isinstance(parent, (ast.Lambda, ast.Subscript)) and kind_of(site, node) != BOOLEAN and not (isinstance(parent, ast.Subscript) and parent.value is node)
    is_key = is_key or isinstance(parent, ast.Compare) and parent.left is node and isinstance(parent.ops[0], (ast.In, ast.NotIn))
    is_key = is_key or isinstance(parent, ast.Call) and isinstance(parent.func, ast.Attribute) and parent.func.attr in MEMBER_CALLS and parent.args[:1] == [node]
    is_key = is_key or isinstance(parent, ast.Assign) and len(parent.targets) == 1 and "key" in model.src(parent.targets[0])
    if not is_key or isinstance(node, (ast.Tuple, ast.Slice)):
        return
    text = model.src(node)
    for term in terms_of(site, node):
        if term.text != text:
            yield model.swap(node, f"({text}, {term.text})", "wide-form", 0.4 * term.weight, bare=True)
            yield model.swap(node, f"({term.text}, {text})", "wide-form", 0.35 * term.weight, bare=True)


def terms_of(site: Site, node: ast.AST) -> list[Term]:
    return [t for t in terms_at(site.around, site.scope_of(node)) if t.kind not in COLLECTIONS and not t.text.startswith("len(")][:MOST_PARTS]


def numbers_of(site: Site, node: ast.AST) -> list[Term]:
    return [t for t in terms_at(site.around, site.scope_of(node)) if t.kind in (NUMBER, UNKNOWN)][:MOST_BOUNDS]


def sliced(site: Site, node: ast.expr) -> Iterator[Mutation]:
    """A list or text → its part from or up to a term."""
    if not isinstance(node, (ast.Name, ast.Attribute, ast.Call)) or kind_of(site, node) not in (ITEMS, TEXT):
        return
    text = site.model.src(node)
    for term in numbers_of(site, node):
        sure = 1.0 if term.kind == NUMBER else 0.4
        for shape in ("{}[{}:]", "{}[:{}]", "{}[-{}:]"):
            yield site.model.swap(node, shape.format(text, term.text), "wide-form", 0.35 * sure * term.weight, bare=True)


def joined(site: Site, node: ast.expr) -> Iterator[Mutation]:
    """`{key}` → `seen | {key}`, `[one]` → `before + [one]`."""
    kind, text = kind_of(site, node), site.model.src(node)
    if kind not in (ITEMS, SET, MAPPING):
        return
    for term in terms_at(site.around, site.scope_of(node)):
        if term.text != text and term.kind in (kind, UNKNOWN):
            sure = 1.0 if term.kind == kind else 0.4
            yield site.model.swap(node, f"{term.text} {'+' if kind == ITEMS else '|'} {text}", "wide-form", 0.3 * sure * term.weight)


def some_of(site: Site, node: ast.expr) -> Iterator[Mutation]:
    """`names` → `[one for one in names if one in self.members]`, each of them in another form."""
    kind, model, text = kind_of(site, node), site.model, site.model.src(node)
    if kind not in (ITEMS, SET) or isinstance(node, ast.Constant) or len(text) > 60:
        return
    asked = [(f"one in {term.text}", term.weight) for term in terms_at(site.around, site.scope_of(node)) if term.kind in (SET, MAPPING, ITEMS) and term.text != text]
    asked += [(f"{name}(one)", 0.6 * worth) for name, worth in own_functions(site)]
    asked += [(f"one.{attribute}", 0.5) for attribute in attributes_in(site.around)[:MOST_BOUNDS]]
    left, right = ("{", "}") if kind == SET else ("[", "]")
    for condition, weight in asked:
        for no, share in (("", 1.0), ("not ", 0.8)):
            written = condition.replace(" in ", " not in ") if no and " in " in condition else no + condition
            yield model.swap(node, f"{left}one for one in {text} if {written}{right}", "wide-form", 0.3 * share * weight, bare=True)
    for shape in ("one.lower()", "one.strip()"):
        yield model.swap(node, f"{left}{shape} for one in {text}{right}", "wide-form", 0.15, bare=True)


def other_form(site: Site, node: ast.expr) -> Iterator[Mutation]:
    """`name` → `" ".join(name.split())`, a sum → `round(…, 2)`."""
    kind, model, text = kind_of(site, node), site.model, site.model.src(node)
    if kind in (TEXT, UNKNOWN) and isinstance(node, (ast.Name, ast.Attribute, ast.Call)) and len(text) <= 40:
        sure = 1.0 if kind == TEXT else 0.5
        for shape in ("' '.join({}.split())", "{}.replace(',', '.')", "{}.casefold()"):
            yield model.swap(node, shape.format(text), "wide-form", 0.2 * sure, bare=True)
    if kind in (NUMBER, UNKNOWN) and isinstance(node, ast.BinOp) and not isinstance(model.parent.get(node), ast.BinOp):
        for digits in ("2", "1"):
            yield model.swap(node, f"round({text}, {digits})", "wide-form", 0.3 if kind == NUMBER else 0.15, bare=True)
    if kind == ITEMS and isinstance(node, (ast.BinOp, ast.Call, ast.ListComp)):
        yield model.swap(node, f"sorted({text})", "wide-form", 0.3, bare=True)


def but_for(site: Site, node: ast.expr) -> Iterator[Mutation]:
    """`self.watchers` → `self.watchers - {who}`, `{who}` → `{who, previous}`."""
    if kind_of(site, node) != SET and not isinstance(node, (ast.Set, ast.SetComp)):
        return
    model, text = site.model, site.model.src(node)
    names = [t for t in terms_at(site.around, site.scope_of(node)) if t.text.isidentifier() and t.kind not in (BOOLEAN, *COLLECTIONS)]
    for term in names[:MOST_PARTS]:
        if term.text == text:
            continue
        if isinstance(node, ast.Set):
            end = model.span(node.elts[-1])[1]
            yield Mutation([(end, end, f", {term.text}")], "wide-form", 0.3 * term.weight, site.line, f"`{term.text}` came into it")
        else:
            for sign in ("-", "|"):
                yield model.swap(node, f"{text} {sign} {{{term.text}}}", "wide-form", 0.25 * term.weight)


def several(site: Site, node: ast.Call) -> Iterator[Mutation]:
    """`hits.append(now)` → `hits.extend([now] * cost)`."""
    if not isinstance(node.func, ast.Attribute) or node.func.attr != "append" or len(node.args) != 1:
        return
    for term in numbers_of(site, node)[:MOST_TIMES]:
        text = f"{site.model.src(node.func.value)}.extend([{site.model.src(node.args[0])}] * {term.text})"
        yield site.model.swap(node, text, "wide-form", 0.25 * term.weight, bare=True)


def bounded(site: Site, node: ast.Slice) -> Iterator[Mutation]:
    """A slice gets a bound that it lacks."""
    model = site.model
    start, end = model.span(node)
    for term in numbers_of(site, node):
        sure = 1.0 if term.kind == NUMBER else 0.4
        if node.lower is None:
            yield Mutation([(start, start, term.text)], "wide-form", 0.4 * sure * term.weight, site.line, f"the part begins at `{term.text}`")
        if node.upper is None and node.step is None:
            yield Mutation([(end, end, term.text)], "wide-form", 0.4 * sure * term.weight, site.line, f"the part ends at `{term.text}`")


def given(site: Site, node: ast.Call) -> Iterator[Mutation]:
    """`f(a)` → `f(a, p=t)` for a parameter that has a default."""
    name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
    target = site.around.functions().get(name)
    if target is None or any(isinstance(a, ast.Starred) for a in node.args) or any(k.arg is None for k in node.keywords):
        return
    parameters = site.around.parameters(target)
    used = {*parameters[: len(node.args)], *(k.arg for k in node.keywords)}
    given_ = [*node.args, *(k.value for k in node.keywords)]
    end = max(site.model.span(part)[1] for part in given_) if given_ else site.model.span(node.func)[1] + 1
    if given_ and "\n" in site.model.src(node) or isinstance(node.args[0] if node.args else None, ast.GeneratorExp):
        return
    for parameter in [p for p in parameters if p not in used][:3]:
        for rank, term in enumerate(terms_at(site.around, site.scope_of(node))[:MOST_GIVEN]):
            alike = term.text.split(".")[-1] == parameter
            text = f"{', ' if given_ else ''}{parameter}={term.text}"
            yield Mutation([(end, end, text)], "wide-form", (0.5 if alike else 0.2) * term.weight, site.line, f"`{name}` is given `{parameter}={term.text}`")
