"""Wide families of tests: a clause more or instead of one, and the same clauses put together otherwise."""
from __future__ import annotations

import ast
from functools import reduce
from typing import Iterator

from fixpoint_asked import told_apart
from fixpoint_file_kinds import BOOLEAN
from fixpoint_model import Hints, Model, Mutation
from fixpoint_predicates import conditions_at, inverted
from fixpoint_terms import COMPREHENSIONS
from fixpoint_wide_places import Site, kind_of, low

MOST_FOR_A_CLAUSE = 120
MOST_CLAUSES = 4
# A condition that comes first guards what follows it.
GUARDING = (" is not None", " in ")


def tests_at(site: Site) -> Iterator[ast.expr]:
    """What is asked for its truth at a node."""
    node = site.node
    if isinstance(node, (ast.If, ast.While, ast.IfExp, ast.Assert)):
        yield node.test
    elif isinstance(node, ast.comprehension):
        yield from node.ifs
    elif isinstance(node, (ast.Return, ast.Assign)) and node.value is not None and kind_of(site, node.value) == BOOLEAN:
        yield node.value
    elif isinstance(node, ast.Lambda) and kind_of(site, node.body) == BOOLEAN:
        yield node.body
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("any", "all") and len(node.args) == 1:
        if isinstance(node.args[0], (ast.GeneratorExp, ast.ListComp)):
            yield node.args[0].elt


def clause_mutations(site: Site, hints: Hints) -> Iterator[Mutation]:
    """`test` → `test and C`, `test or C`, `C`; the same at each clause of it."""
    model, node = site.model, site.node
    for test in tests_at(site):
        conditions, text = told_apart(site.around, site.scope_of(test)), atom(model, test)
        for condition, weight, may_hold, may_fail in conditions:
            if condition == text:
                continue
            if may_fail:
                yield model.swap(test, f"{low(text)} and {low(condition)}", "wide-clause", 0.8 * weight)
            if may_hold:
                yield model.swap(test, f"{text} or {condition}", "wide-clause", 0.7 * weight)
            yield model.swap(test, condition, "wide-clause", 0.4 * weight)
            if may_fail and (condition.endswith(GUARDING[0]) or GUARDING[1] in condition or condition.isidentifier()):
                yield model.swap(test, f"{low(condition)} and {low(text)}", "wide-clause", 0.3 * weight)
        for part, joined in parts_of(test):
            inner = atom(model, part)
            for condition, weight, may_hold, may_fail in conditions[:MOST_FOR_A_CLAUSE]:
                if condition == inner:
                    continue
                # The other two say what the whole test says with one clause more.
                if isinstance(joined, ast.Or) and may_fail:
                    yield model.swap(part, f"{low(inner)} and {low(condition)}", "wide-clause", 0.7 * weight)
                elif not isinstance(joined, ast.Or) and may_hold:
                    yield model.swap(part, f"{inner} or {condition}", "wide-clause", 0.6 * weight)
                yield model.swap(part, condition, "wide-clause", 0.4 * weight)
    if isinstance(node, COMPREHENSIONS):
        yield from filtered(site, node)


def filtered(site: Site, node: ast.expr) -> Iterator[Mutation]:
    """A comprehension without a filter gets one."""
    model, generator = site.model, node.generators[-1]  # type: ignore[attr-defined]
    start, end = model.span(generator.iter)
    if generator.ifs or model.text[start - 1] == "(" and model.text[end: end + 1] == ")":
        return
    inner = node.key if isinstance(node, ast.DictComp) else node.elt  # type: ignore[attr-defined]
    for condition, weight in conditions_at(site.around, site.scope_of(inner)):
        yield Mutation([(end, end, f" if {condition}")], "wide-clause", 0.7 * weight, site.line, f"only where `{condition}`")


def parts_of(test: ast.expr) -> Iterator[tuple[ast.expr, ast.boolop]]:
    """The clauses at all depths, each with what joins it to the others."""
    if isinstance(test, ast.BoolOp):
        for value in test.values:
            yield value, test.op
            yield from parts_of(value)


def regroup_mutations(site: Site, hints: Hints) -> Iterator[Mutation]:
    """`a or (b and c)` → `(a or b) and c`, `c and (a or b)`, each also with one clause turned round."""
    model, node = site.model, site.node
    if not isinstance(node, ast.BoolOp) or isinstance(model.parent.get(node), ast.BoolOp):
        return
    leaves = leaves_of(node)
    if not 2 <= len(leaves) <= MOST_CLAUSES:
        return
    texts = tuple(atom(model, leaf) for leaf in leaves)
    turned = [texts, *(texts[:i] + (inverted(model, leaf),) + texts[i + 1:] for i, leaf in enumerate(leaves))]
    for rank, clauses in enumerate(turned):
        prior = 0.9 if rank == 0 else 0.4
        for tree in trees(clauses):
            yield model.swap(node, written(tree), "regroup", prior)
        for i, moved in enumerate(clauses):
            for rest in trees(clauses[:i] + clauses[i + 1:]):
                for word in ("and", "or"):
                    yield model.swap(node, written(joined(word, [moved, rest])), "regroup", 0.8 * prior)


def leaves_of(node: ast.expr) -> list[ast.expr]:
    return [leaf for value in node.values for leaf in leaves_of(value)] if isinstance(node, ast.BoolOp) else [node]


def atom(model: Model, leaf: ast.expr) -> str:
    return f"({model.src(leaf)})" if isinstance(leaf, (ast.IfExp, ast.Lambda, ast.NamedExpr)) else model.src(leaf)


# A clause as text, or a connective with what it joins.
Tree = object


def trees(clauses: tuple[str, ...]) -> list[Tree]:
    """All ways to join clauses in this order, each once."""
    if len(clauses) == 1:
        return [clauses[0]]
    found: dict[str, Tree] = {}
    for cut in range(1, len(clauses)):
        for left in trees(clauses[:cut]):
            for right in trees(clauses[cut:]):
                for word in ("and", "or"):
                    tree = joined(word, [left, right])
                    found.setdefault(repr(tree), tree)
    return list(found.values())


def joined(word: str, parts: list[Tree]) -> Tree:
    """Without a group of its own for what is joined by the same word."""
    flat = reduce(lambda all_, part: all_ + (list(part[1]) if isinstance(part, tuple) and part[0] == word else [part]), parts, [])
    return (word, tuple(flat))


def written(tree: Tree) -> str:
    if not isinstance(tree, tuple):
        return str(tree)
    word, parts = tree
    return f" {word} ".join(f"({written(part)})" if isinstance(part, tuple) and (word == "and" or part[0] == "or") else written(part) for part in parts)
