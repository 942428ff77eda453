"""Family of what stands around a like value elsewhere in the file: `send(query)` beside `store(quote(url_query))` → `send(quote(query))`."""
from __future__ import annotations

import ast
import re
from functools import lru_cache
from typing import Iterator, NamedTuple

from fixpoint_model import Model, Mutation, is_builtin
from fixpoint_terms import in_text, names_at

FAMILY, THROUGH = "like-value", "goes-through"
# Of the usual edits' priors: these are many, and each is right less often.
SHARE = 0.03
VALUES = (ast.Name, ast.Attribute, ast.Subscript, ast.Call)
# These may need parentheses.
LOOSE = (ast.BinOp, ast.IfExp, ast.BoolOp, ast.Compare)
MOST, MOST_FREQUENT, MOST_OF_ONE, LONGEST = 26, 8, 6, 60
WORDS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+")
# Of names and attributes another family makes the first ones.
OR_ELSE = ("{} or None",)
PLAIN = ("str({})", "list({})", "{} or ''", "{} or []", "{} or {{}}", "int({})", "{}.strip()", "reversed({})", "sorted({})", "set({})", "tuple({})", "{} or 0", "len({})",
         "{}.lower()", "dict({})", "float({})", "bool({})", "{}[0]", "{}[1:]", "{}.items()", "{} or None")
# What is done with any value tells nothing of one.
OF_ANY = ("len(", "print(", "isinstance(", "super(", "hasattr(")


class Form(NamedTuple):
    before: str
    behind: str
    # Those of the file's functions and builtins are known everywhere.
    names: frozenset[str]
    bare: bool


class Use(NamedTuple):
    """How often a form stands around values of one name, and where first."""
    form: Form
    times: int
    line: int


def like_value_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    parent = model.parent.get(node)
    if not isinstance(node, VALUES) or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load) or isinstance(parent, ast.Attribute) or isinstance(parent, ast.Call) and parent.func is node:
        return
    text = model.src(node)
    if text in ("self", "cls") or "\n" in text or len(text) > LONGEST or in_text(model, node) or is_builtin(text):
        return
    uses = model.once("uses of like values", model.tree, lambda: uses_of(model))
    known = names_at(model, node)
    around = model.src(parent) if isinstance(parent, (ast.Call, ast.Attribute, ast.Subscript, *LOOSE)) else ""
    worth: dict[Form, float] = {}
    for other, likeness in alike(model, text):
        for form, times, line in uses[other]:
            near = 0.3 if abs(line - node.lineno) < 40 else 0.0  # type: ignore[attr-defined]
            worth[form] = max(worth.get(form, 0.0), likeness + near + min(times, 5) * 0.08)
    fit = [form for form in sorted(worth, key=lambda one: -worth[one])
           if form.names <= known.keys() and not (around.startswith(form.before + text) and around.endswith(form.behind)) and form.behind.strip(" )") != text]
    frequent = [form for form in model.once("frequent forms", model.tree, lambda: frequent_forms(uses))
                if form not in fit[:MOST] and not around.startswith(form.before + text)]
    for rank, form in enumerate([*fit[:MOST], *frequent[:MOST_FREQUENT]]):
        yield model.swap(node, f"{form.before}{text}{form.behind}", FAMILY, SHARE * 0.45 * 0.93**rank, bare=form.bare)
    for rank, name in enumerate(model.once("functions of one", model.tree, lambda: functions_of_one(model))):
        if not around.startswith(f"{name}("):
            yield model.swap(node, f"{name}({text})", THROUGH, SHARE * 0.3 * 0.95**rank, bare=True)
    for rank, shape in enumerate(PLAIN if isinstance(node, (ast.Subscript, ast.Call)) else OR_ELSE):
        yield model.swap(node, shape.format(text), THROUGH, SHARE * 0.3 * 0.95**rank, bare=" or " not in shape)


def last_of(text: str) -> str:
    """`name` of `self.names[0].name`; of a call the function's."""
    return text.split("(")[0].split("[")[0].rsplit(".", 1)[-1]


@lru_cache(maxsize=20_000)
def words_in(name: str) -> frozenset[str]:
    return frozenset(word.lower() for word in WORDS.findall(name))


def alike(model: Model, text: str) -> list[tuple[str, float]]:
    """Names of values that share a word with this one, and how much they are alike."""
    def find() -> list[tuple[str, float]]:
        uses = model.once("uses of like values", model.tree, lambda: uses_of(model))
        last, words = last_of(text), words_in(last_of(text))
        found = []
        for other in uses:
            common = words & words_in(other)
            if other == last or common:
                found.append((other, 2.0 if other == last else len(common) / max(len(words), len(words_in(other)))))
        return found
    return model.once(f"alike {last_of(text)}", model.tree, find)


def uses_of(model: Model) -> dict[str, list[Use]]:
    """By the last part of its name, what stands around a value."""
    times: dict[str, dict[Form, list[int]]] = {}
    for node in model.nodes:
        if isinstance(node, VALUES) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            for whole in wholes(model, node):
                form = form_of(model, node, whole)
                if form is not None:
                    times.setdefault(last_of(model.src(node)), {}).setdefault(form, []).append(node.lineno)
    return {name: [Use(form, len(lines), lines[0]) for form, lines in forms.items()] for name, forms in times.items()}


def wholes(model: Model, node: ast.AST) -> Iterator[ast.expr]:
    """What takes the value and gives another one: a call, an attribute, an entry, a sum, one of two."""
    parent = model.parent.get(node)
    if isinstance(parent, ast.Attribute):
        outer = model.parent.get(parent)
        if not (isinstance(outer, ast.Call) and outer.func is parent):
            yield parent
        elif not isinstance(model.parent.get(outer), ast.Expr):
            yield outer
    elif isinstance(parent, ast.Call) and parent.func is not node and not isinstance(model.parent.get(parent), (ast.Expr, ast.Raise)):
        yield parent
        outer = model.parent.get(parent)
        if isinstance(outer, ast.Call) and outer.func is not parent and len(outer.args) == 1:
            yield outer
    elif isinstance(parent, ast.Compare):
        if parent.left is node:
            yield parent
    elif isinstance(parent, LOOSE) and not (isinstance(parent, ast.IfExp) and parent.test is node) or isinstance(parent, (ast.Subscript, ast.Tuple)):
        yield parent


def form_of(model: Model, node: ast.AST, whole: ast.expr) -> Form | None:
    longer = whole.end_col_offset - whole.col_offset - node.end_col_offset + node.col_offset  # type: ignore[attr-defined, operator]
    if whole.lineno != whole.end_lineno or longer > LONGEST or not isinstance(getattr(whole, "ctx", None), (ast.Load, type(None))) or in_text(model, whole):
        return None
    text, (start, _), (low, high) = model.src(whole), model.span(whole), model.span(node)
    before, behind = text[: low - start], text[high - start:]
    if len(before + behind) > LONGEST or "\n" in before + behind or before.startswith(OF_ANY):
        return None
    names = frozenset(one for one in names_beside(whole, node) if one not in model.module_names and not is_builtin(one))
    return Form(before, behind, names, not isinstance(whole, LOOSE))


def names_beside(whole: ast.AST, node: ast.AST) -> Iterator[str]:
    if isinstance(whole, ast.Name):
        yield whole.id
    for child in ast.iter_child_nodes(whole):
        if child is not node:
            yield from names_beside(child, node)


def frequent_forms(uses: dict[str, list[Use]]) -> list[Form]:
    """Functions of the file that are called with values of the most different names, and with nothing else."""
    subjects: dict[Form, int] = {}
    for each in uses.values():
        for form, _, _ in each:
            if form.behind == ")" and form.before.endswith("(") and not form.names and not is_builtin(form.before[:-1]):
                subjects[form] = subjects.get(form, 0) + 1
    return sorted(subjects, key=lambda form: -subjects[form])[: 2 * MOST_FREQUENT]


def functions_of_one(model: Model) -> list[str]:
    """Functions that take one thing: of the file, and what it brings in from elsewhere."""
    own = []
    for function in model.every(ast.FunctionDef):
        needed = len(model.parameters(function)) - len(function.args.defaults)
        if model.parameters(function) and needed <= 1 and model.class_of(function) is None and model.function_of(function) is None:
            own.append(function.name)
    brought = [one.asname or one.name for statement in model.every(ast.ImportFrom) if statement.module not in ("__future__", "typing", "typing_extensions") for one in statement.names]
    called = {last_of(model.src(one.func)) for one in model.every(ast.Call) if isinstance(one.func, ast.Name)}
    likely = sorted(dict.fromkeys([*own, *brought]), key=lambda name: name not in called)
    return [name for name in likely if name != "*" and not name.isupper()][:MOST_OF_ONE]
