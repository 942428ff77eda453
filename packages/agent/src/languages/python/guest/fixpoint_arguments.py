"""Family of arguments: one more, as other calls have it or as the names at hand suggest, and the same ones in another order."""
from __future__ import annotations

import ast
import re
from itertools import permutations
from typing import Iterator

from fixpoint_at_hand import attributes_by_name, read_in
from fixpoint_given_often import GIVEN_OFTEN
from fixpoint_like_values import last_of, words_in
from fixpoint_model import Model, Mutation, is_builtin
from fixpoint_terms import in_text, names_at, own_attributes

FAMILY = "arguments"
# Of the usual edits' priors: these are many, and each is right less often.
SHARE = 0.03
MOST, MOST_KEYWORDS, LONGEST, MOST_PERMUTED = 24, 24, 40, 3
# What a call without it fails at: `getattr(x, 'name')`, `next(found)`.
DEFAULTED = {"getattr": 2, "next": 1, "get": 1, "pop": 1, "setdefault": 1, "sum": 1}
FIELD = re.compile(r"(?<!\{)\{([A-Za-z_]\w*)")
MODULE = re.compile(r"\b([a-z]+)\.[A-Za-z]")
PLAIN = ("None", "True", "False", "0", "1", "[]", "{}", "()", "''", "set()")


def argument_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`Token(kind, text)` → `Token(kind, text, line=token.line)`, `dict(rows)` beside `make(dict_type=dict)`."""
    if not isinstance(node, ast.Call) or in_text(model, node) or "\n" in model.src(node.func):
        return
    yield from in_another_order(model, node)
    if any(isinstance(one, ast.Starred) for one in node.args) and any(one.arg is None for one in node.keywords):
        return
    name, known = last_of(model.src(node.func)), {*names_at(model, node), *model.module_names}
    given = {one.arg for one in node.keywords}
    worth: dict[str, float] = {}
    for keyword, value, roots, likeness in model.once(f"keywords of {name}", model.tree, lambda: keywords_for(model, name)):
        if keyword not in given and roots <= known:
            worth[f"{keyword}={value}"] = max(worth.get(f"{keyword}={value}", 0.0), likeness)
    for text, score in own_keywords(model, node, name, known):
        if text.split("=")[0] not in given:
            worth[text] = max(worth.get(text, 0.0), score)
    for rank, text in enumerate(sorted(worth, key=lambda one: -worth[one])[:MOST_KEYWORDS]):
        yield added(model, node, text, 0.4 * 0.94**rank, len(node.args) + len(node.keywords))
    yield from handed_on(model, node)
    for text in GIVEN_OFTEN.get(name, ()):
        if text.split("=")[0] not in given and known.issuperset(MODULE.findall(text)):
            yield added(model, node, text, 0.35, len(node.args) + len(node.keywords))
    if given or any(isinstance(one, ast.Starred) for one in node.args):
        return
    yield from by_name(model, node, name)
    for rank, text in enumerate(values_for(model, node, known)):
        yield added(model, node, text, 0.3 * 0.95**rank, len(node.args))
        for at in range(len(node.args[:MOST_PERMUTED])) if rank < 8 else ():
            yield added(model, node, text, 0.2 * 0.95**rank, at)
    if len(node.args) == DEFAULTED.get(name):
        for rank, text in enumerate(PLAIN):
            yield added(model, node, text, 0.4 * 0.9**rank, len(node.args))


def added(model: Model, node: ast.Call, text: str, prior: float, at: int) -> Mutation:
    """Behind so many arguments."""
    every = sorted([*node.args, *(one.value for one in node.keywords)], key=lambda one: (one.lineno, one.col_offset))
    if not every:
        place, new = model.span(node)[1] - 1, text
    elif at == 0:
        place, new = model.span(every[0])[0], f"{text}, "
    else:
        place, new = model.span(every[at - 1])[1], f", {text}"
        while model.text[place: place + 1] == ")" and place < model.span(node)[1] - 1:
            place += 1
    return Mutation([(place, place, new)], FAMILY, SHARE * prior, node.lineno, f"`{text}` was passed")


def handed_on(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`super().send(text)` in `def send(self, text, *args, **options)` → `super().send(text, *args, **options)`."""
    function = model.function_of(node)
    rest = [f"*{function.args.vararg.arg}"] if function is not None and function.args.vararg is not None else []
    named = [f"**{function.args.kwarg.arg}"] if function is not None and function.args.kwarg is not None else []
    there = [model.src(one) for one in node.args if isinstance(one, ast.Starred)] + [f"**{model.src(one.value)}" for one in node.keywords if one.arg is None]
    for texts in dict.fromkeys([tuple(rest), tuple(named), (*rest, *named)]):
        if texts and not set(texts) & set(there):
            yield added(model, node, ", ".join(texts), 0.4, len(node.args) + len(node.keywords))


def by_name(model: Model, node: ast.Call, name: str) -> Iterator[Mutation]:
    """`'{lang}'.format(code)` → `'{lang}'.format(lang=code)`; the last argument, by what the file calls it."""
    if not node.args:
        return
    text = node.func.value.value if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Constant) else None
    fields = FIELD.findall(text) if isinstance(text, str) and name == "format" else []
    usual = [keyword for keyword, _, _, likeness in model.once(f"keywords of {name}", model.tree, lambda: keywords_for(model, name)) if likeness >= 1.0]
    at = model.span(node.args[-1])[0]
    for keyword in dict.fromkeys([*fields, *usual]):
        yield Mutation([(at, at, f"{keyword}=")], FAMILY, SHARE * 0.3, node.lineno, f"`{keyword}` is what the last argument is for")


def in_another_order(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """Two that are neighbours change places elsewhere."""
    args = node.args
    if len(args) != MOST_PERMUTED or any(isinstance(one, ast.Starred) for one in args):
        return
    texts = [model.src(one) for one in args]
    for order in permutations(range(MOST_PERMUTED)):
        if order not in ((0, 1, 2), (1, 0, 2), (0, 2, 1)) and len(set(texts)) == MOST_PERMUTED:
            edits = [(*model.span(one), texts[at]) for one, at in zip(args, order)]
            yield Mutation(edits, FAMILY, SHARE * 0.2, node.lineno, f"`{', '.join(texts[at] for at in order)}` is the order of the arguments")


def keywords_for(model: Model, name: str) -> list[tuple[str, str, set[str], float]]:
    """What calls of the file give by name, and the variables in it: those of the same function first, then of one that is called alike."""
    found: dict[tuple[str, str], tuple[set[str], float]] = {}
    for call in model.every(ast.Call):
        other = last_of(model.src(call.func))
        likeness = 1.0 if other == name else 0.3 * len(words_in(other) & words_in(name))
        for keyword in call.keywords if not in_text(model, call) else ():
            text = model.src(keyword.value)
            if keyword.arg is None or len(text) > LONGEST or "\n" in text:
                continue
            roots = {n.id for n in ast.walk(keyword.value) if isinstance(n, ast.Name) and not is_builtin(n.id)}
            score = max(found.get((keyword.arg, text), (roots, 0.0))[1] + 0.02, likeness)
            found[keyword.arg, text] = (roots, score)
    return [(keyword, text, roots, score) for (keyword, text), (roots, score) in found.items()]


def own_keywords(model: Model, node: ast.Call, name: str, known: set[str]) -> Iterator[tuple[str, float]]:
    """`flags=pattern.flags`, `size=size`, `size=self.size`: a keyword of the file, or a parameter of what is called, that is the name of something at hand."""
    usual = model.once(f"keywords of {name} alone", model.tree, lambda: {keyword: likeness for keyword, _, _, likeness in sorted(keywords_for(model, name), key=lambda one: one[3])})
    taken = model.once(f"parameters of {name}", model.tree, lambda: parameters_of(model, name))
    usual = {**usual, **{one: 0.9 for one in taken}}
    attributes = model.once("attributes by name", model.tree, lambda: attributes_by_name(model))
    everywhere = model.once("names of attributes", model.tree, lambda: {one.attr for one in model.every(ast.Attribute)} | {one for one in usual})
    near = {one.id for one in ast.walk(model.statement_of(node) or node) if isinstance(one, ast.Name)}
    own = dict.fromkeys(one.id for one in ast.walk(node) if isinstance(one, ast.Name) and one.id in known and one is not node.func)
    for keyword, likeness in usual.items():
        if keyword in known:
            yield f"{keyword}={keyword}", 0.2 + likeness
        if "self" in known and keyword in model.attributes(node):
            yield f"{keyword}=self.{keyword}", 0.1 + likeness
        for owner in known:
            if keyword in attributes.get(owner, ()) or owner in near and likeness >= 0.9 and keyword in everywhere:
                yield f"{keyword}={owner}.{keyword}", 0.15 + likeness
    # What a part of a thing is made with, another part of it may go with.
    for owner in own:
        for attribute in attributes.get(owner, ())[:6]:
            yield f"{attribute}={owner}.{attribute}", 0.25


def parameters_of(model: Model, name: str) -> list[str]:
    """Of the function or the class of this name."""
    made = next((one for one in model.every(ast.ClassDef) if one.name == name), None)
    first = next((one for one in made.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None) if made is not None else None
    return model.parameters(first or model.functions().get(name))


def values_for(model: Model, node: ast.Call, known: set[str]) -> list[str]:
    """Names and attributes at hand, the nearest first."""
    function, home = model.function_of(node), model.class_of(node)
    there = {model.src(one) for one in node.args}
    found: dict[str, None] = {}
    if function is not None:
        reads = model.once("values read", function, lambda: read_in(model, function))
        found.update({text: None for text, roots in reads if roots <= known})
        found.update(dict.fromkeys(names_at(model, node)))
        if home is not None and "self" in known:
            found.update({f"self.{one}": None for one in (*model.attributes(node), *own_attributes(model, home))})
    words = {word for one in model.parameters(model.functions().get(last_of(model.src(node.func)))) for word in words_in(one)}
    likely = sorted((one for one in found if one not in there and one != "self"), key=lambda one: -len(words & words_in(last_of(one))))
    return [*likely[:MOST], *PLAIN]
