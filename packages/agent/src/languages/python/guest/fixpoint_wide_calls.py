"""Wide family of calls: a function of the program around a value, and what a function gives itself."""
from __future__ import annotations

import ast
import sys
from typing import Iterator

from fixpoint_file_kinds import COLLECTIONS, NUMBER, SET, TEXT, UNKNOWN
from fixpoint_kinds import ITEMS
from fixpoint_model import FUNCTIONS, Hints, Mutation
from fixpoint_terms import names_at, terms_at
from fixpoint_wide_places import Site, is_value, kind_of

STANDARD = getattr(sys, "stdlib_module_names", frozenset())


def own_call_mutations(site: Site, hints: Hints) -> Iterator[Mutation]:
    """`x` → `f(x)`, `self.f(x)` with functions of the program; what a recursive call is given becomes a term, or one more or less."""
    model, node = site.model, site.node
    if isinstance(node, ast.Call):
        yield from given_again(site, node)
    yield from instead(site)
    if not is_value(model, node) or isinstance(node, (ast.Constant, ast.Lambda, ast.GeneratorExp, ast.Starred)):
        return
    text, parent = model.src(node), model.parent.get(node)
    if text in ("self", "cls") or "\n" in text:
        return
    for name, rest in with_more(site, node):
        yield model.swap(node, f"{name}({', '.join([text, *rest])})", "wide-call", 0.4, bare=True)
    for name, worth in own_functions(site):
        if not (isinstance(node, ast.Call) and model.src(node.func) == name or isinstance(parent, ast.Call) and model.src(parent.func) == name):
            yield model.swap(node, f"{name}({text})", "wide-call", 0.6 * worth, bare=True)
            about = inner_of(node) or asked_of(node)
            if about is not None:
                yield model.swap(node, f"{name}({model.src(about)})", "wide-call", 0.45 * worth, bare=True)
            if kind_of(site, node) in (ITEMS, SET):  # type: ignore[arg-type]
                yield model.swap(node, f"[{name}(one) for one in {text}]", "wide-call", 0.35 * worth, bare=True)


def instead(site: Site) -> Iterator[Mutation]:
    """`del self.items[name]`, `self.items.pop(name)` → `self.remove(name)`: the program has a method that does more of it."""
    model, statement = site.model, site.statement
    if site.node is not statement or site.text_of is not None:
        return
    subject: ast.expr | None = None
    if isinstance(statement, ast.Delete) and len(statement.targets) == 1 and isinstance(statement.targets[0], ast.Subscript):
        subject = statement.targets[0].slice
    elif isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call) and isinstance(statement.value.func, ast.Attribute):
        subject = statement.value.args[0] if statement.value.args and not isinstance(statement.value.args[0], ast.Starred) else None
    if subject is None or isinstance(subject, ast.Slice):
        return
    start, end = model.span(statement)
    own = model.text[start:end]
    for name, worth in own_functions(site):
        text = f"{name}({model.src(subject)})"
        if text != own:
            yield Mutation([(start, end, text)], "wide-call", 0.45 * worth, site.line, f"`{text}` took the place of what it does more than")


def with_more(site: Site, node: ast.AST) -> Iterator[tuple[str, list[str]]]:
    """`recipe` → `scaled(recipe, servings)`: functions of the file whose other parameters are called like what is at hand."""
    model = site.around
    names, around = names_at(model, site.scope_of(node)), model.function_of(site.statement)
    for function in model.every(ast.FunctionDef):
        parameters = model.parameters(function)
        is_free = model.class_of(function) is None and function is not around and model.function_of(function) is None
        if is_free and 2 <= len(parameters) <= 3 and all(one in names for one in parameters[1:]):
            yield function.name, parameters[1:]


def inner_of(node: ast.AST) -> ast.expr | None:
    """`Decimal(str(amount))` and `len(amount)` are about `amount`, as `amount.size` is."""
    if isinstance(node, ast.Attribute):
        return node.value if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")) else None
    inner: ast.expr | None = None
    while isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords and not isinstance(node.args[0], ast.Starred):
        node = inner = node.args[0]
    return None if isinstance(inner, (ast.Constant, ast.GeneratorExp)) else inner


def asked_of(node: ast.AST) -> ast.expr | None:
    """`moment.date()` is about `moment`: the program may have a function that says it otherwise."""
    if not isinstance(node, ast.Call) or node.args or node.keywords or not isinstance(node.func, ast.Attribute):
        return None
    owner = node.func.value
    return owner if isinstance(owner, (ast.Name, ast.Attribute)) and not (isinstance(owner, ast.Name) and owner.id in ("self", "cls")) else None


def own_functions(site: Site) -> list[tuple[str, float]]:
    """Functions that take one argument: of the file, the class, and imported from the project."""
    model = site.around
    home, around = model.class_of(site.statement), model.function_of(site.statement)

    def find() -> list[tuple[str, float]]:
        found: dict[str, float] = {}
        for function in model.every(ast.FunctionDef):
            parameters, owner = model.parameters(function), model.class_of(function)
            needed = len(parameters) - len(function.args.defaults)
            if function is around or not parameters or needed > 1 or function.name.startswith("__"):
                continue
            if owner is None and model.function_of(function) in (None, around):
                found[function.name] = 1.0
            elif owner is home is not None:
                found[f"self.{function.name}"] = 0.9
        for node in model.tree.body:
            if isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").split(".")[0] not in STANDARD):
                found.update({alias.asname or alias.name: 0.8 for alias in node.names if (alias.asname or alias.name).islower()})
        return list(found.items())
    return model.once("own functions", around or model.tree, find)


def given_again(site: Site, node: ast.Call) -> Iterator[Mutation]:
    model, function = site.model, site.around.function_of(site.statement)
    name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
    if not isinstance(function, FUNCTIONS) or function.name != name:
        return
    for argument in [*node.args, *(keyword.value for keyword in node.keywords)]:
        text = model.src(argument)
        for term in terms_at(site.around, site.scope_of(node)):
            if term.text != text:
                yield model.swap(argument, term.text, "wide-call", 0.5 * term.weight)
                if term.kind in (NUMBER, UNKNOWN) and not isinstance(argument, ast.Constant):
                    yield model.swap(argument, f"{term.text} * {text}", "wide-call", 0.4 * term.weight)
                for operator in ("+", "-") if term.kind in (NUMBER, UNKNOWN) else ():
                    yield model.swap(argument, f"{term.text} {operator} 1", "wide-call", 0.4 * term.weight)
                if term.kind in COLLECTIONS or term.kind == TEXT:
                    yield model.swap(argument, f"{term.text}[1:]", "wide-call", 0.3 * term.weight)
