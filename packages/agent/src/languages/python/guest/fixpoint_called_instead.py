"""Family of another function in a call's place, and of another kind in a test of kinds: what the file calls and asks for elsewhere."""
from __future__ import annotations

import ast
import sys
from collections import Counter
from difflib import SequenceMatcher
from typing import Iterator

from fixpoint_like_values import last_of, words_in
from fixpoint_model import Model, Mutation, is_builtin
from fixpoint_terms import in_text, is_chain, is_defined, names_at

FAMILY = "called-instead"
# Of the usual edits' priors: these are many, and each is right less often.
SHARE = 0.03
MOST, MOST_STANDARD, MOST_KINDS, MOST_NAMED, MOST_METHODS = 16, 8, 16, 16, 10
ERRORS = ("ValueError", "TypeError", "KeyError", "AttributeError", "IndexError", "RuntimeError", "NotImplementedError")
KINDS = ("str", "bytes", "int", "float", "bool", "list", "tuple", "dict", "set", "frozenset", "type", "object")
# Names that stand for each other, as values too.
EXCHANGED = {"str": ("repr",), "repr": ("str",), "file": ("open",), "list": ("tuple", "set"), "tuple": ("list",), "int": ("float",), "float": ("int",), "unicode": ("str",),
             "__": ("_",), "_": ("__",), "any": ("all",), "all": ("any",), "min": ("max",), "max": ("min",)}


def called_instead_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    """`utils.path_of(page)` → `utils.url_of(page)`, `Element(name)` → `type(self)(name)`, `isinstance(x, Rule)` → `isinstance(x, (Rule, Term))`."""
    if in_text(model, node):
        return
    if isinstance(node, ast.Call):
        if isinstance(node.func, (ast.Name, ast.Attribute)) and "\n" not in model.src(node.func):
            yield from others_called(model, node)
        if isinstance(node.func, ast.Name) and node.func.id in ("isinstance", "issubclass") and len(node.args) == 2:
            yield from other_kinds(model, node.args[1])
    elif isinstance(node, ast.Name):
        for rank, other in enumerate(others_named(model, node)):
            yield model.swap(node, other, FAMILY, SHARE * 0.3 * 0.93**rank, bare=True)
    elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and is_chain(node):
        for rank, name in enumerate(standard_names(model, node)):
            yield model.swap(node, f"{model.src(node.value)}.{name}", FAMILY, SHARE * 0.3 * 0.9**rank, bare=True)


def others_named(model: Model, node: ast.Name) -> list[str]:
    """What is brought in, made or a part of the language, in place of another such name."""
    exchanged = list(EXCHANGED.get(node.id, ()))
    if not isinstance(node.ctx, ast.Load) or node.id in names_at(model, node) or not is_defined(model, node.id):
        return exchanged
    words, parent = words_in(node.id), model.parent.get(node)
    raised = isinstance(parent, ast.Raise) or isinstance(parent, ast.Call) and isinstance(model.parent.get(parent), ast.Raise)
    times = model.once("times read", model.tree, lambda: Counter(one.id for one in model.every(ast.Name)))
    alike = [one for one in {*model.module_names, *(one for one in times if is_builtin(one))} if one != node.id and one[:1].isupper() == node.id[:1].isupper() and one.isupper() == node.id.isupper()]
    alike.sort(key=lambda one: (-len(words & words_in(one)), -times[one], one))
    return list(dict.fromkeys([*exchanged, *(ERRORS if raised else ()), *alike]))[:MOST_NAMED]


def others_called(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """What is called with as much, of the same owner first, then what shares a word."""
    function, text = node.func, model.src(node.func)
    given, known = len(node.args), {*names_at(model, node), *model.module_names}
    owner = model.src(function.value) if isinstance(function, ast.Attribute) else ""
    words = words_in(last_of(text))
    worth: dict[str, float] = {}
    for other, (counts, root, times) in model.once("called", model.tree, lambda: called_in(model)).items():
        of, _, name = other.rpartition(".")
        if other == text or not (root in known or is_defined(model, root)):
            continue
        likeness = len(words & words_in(name)) / max(1, len(words)) + (0.8 if of == owner else 0.0)
        if likeness > 0:
            worth[other] = likeness + (0.3 if given in counts else 0.0) + 0.03 * min(times, 8)
        if isinstance(function, ast.Attribute) and name != function.attr and of.rsplit(".", 1)[-1] == owner.rsplit(".", 1)[-1]:
            worth[f"{owner}.{name}"] = max(worth.get(f"{owner}.{name}", 0.0), 0.7 + (0.3 if given in counts else 0.0))
    if isinstance(function, ast.Attribute):
        for rank, name in enumerate(model.once(f"methods of {given}", model.tree, lambda: methods_with(model, given))[:MOST_METHODS]):
            worth.setdefault(f"{owner}.{name}", 0.1 - 0.005 * rank)
    home = model.class_of(node)
    if home is not None and "self" in known and isinstance(function, ast.Name):
        worth.update({"type(self)": 0.9 if function.id == home.name else 0.3, "self.__class__": 0.8 if function.id == home.name else 0.2})
        methods = [one.name for one in home.body if isinstance(one, ast.FunctionDef)]
        worth.update({f"self.{name}": 0.5 + len(words & words_in(name)) for name in methods if words & words_in(name)})
    worth.pop(text, None)
    for rank, other in enumerate(sorted(worth, key=lambda one: -worth[one])[:MOST + MOST_METHODS]):
        yield model.swap(function, other, FAMILY, SHARE * 0.4 * 0.92**rank, bare=True)


def called_in(model: Model) -> dict[str, tuple[set[int], str, int]]:
    """What the file calls: with how many arguments, the variable that it begins with, how often."""
    found: dict[str, tuple[set[int], str, int]] = {}
    for one in model.every(ast.Call):
        if is_chain(one.func) and not in_text(model, one):
            text = model.src(one.func)
            counts, root, times = found.get(text, (set(), text.split(".")[0], 0))
            found[text] = (counts | {len(one.args)}, root, times + 1)
    for function in model.every(ast.FunctionDef):
        if model.class_of(function) is None and model.function_of(function) is None:
            found.setdefault(function.name, ({len(function.args.args)}, function.name, 0))
    return found


def methods_with(model: Model, given: int) -> list[str]:
    """Methods that the file calls with so many arguments, the most frequent first."""
    counts = Counter(one.func.attr for one in model.every(ast.Call) if isinstance(one.func, ast.Attribute) and len(one.args) == given)
    return [name for name, _ in counts.most_common()]


def standard_names(model: Model, node: ast.Attribute) -> list[str]:
    """`os.path.pathsep` → `os.path.sep`: of a module of the language those that are most like it."""
    module = sys.modules.get(model.src(node.value))
    if module is None or not hasattr(module, "__name__") or model.src(node.value).split(".")[0] not in model.module_names:
        return []
    names = [name for name in dir(module) if not name.startswith("_") and name != node.attr]
    return sorted(names, key=lambda name: -SequenceMatcher(None, name, node.attr).ratio())[:MOST_STANDARD]


def other_kinds(model: Model, kinds: ast.expr) -> Iterator[Mutation]:
    """One more, or another one: those that the file asks for first."""
    own = model.once("kinds asked for", model.tree, lambda: kinds_in(model))
    there = [model.src(one) for one in (kinds.elts if isinstance(kinds, ast.Tuple) else [kinds])]
    others = [one for one in dict.fromkeys([*own, *KINDS]) if one not in there][:MOST_KINDS]
    for rank, other in enumerate(others):
        yield model.swap(kinds, f"({', '.join([*there, other])})", FAMILY, SHARE * 0.35 * 0.93**rank, bare=True)
        yield model.swap(kinds, other, FAMILY, SHARE * 0.3 * 0.93**rank, bare=True)
    for one in there if len(there) > 1 else ():
        rest = [other for other in there if other != one]
        yield model.swap(kinds, f"({', '.join(rest)})" if len(rest) > 1 else rest[0], FAMILY, SHARE * 0.3, bare=True)


def kinds_in(model: Model) -> list[str]:
    asked = [one.args[1] for one in model.every(ast.Call) if isinstance(one.func, ast.Name) and one.func.id in ("isinstance", "issubclass") and len(one.args) == 2]
    return list(dict.fromkeys(model.src(kind) for one in asked for kind in (one.elts if isinstance(one, ast.Tuple) else [one])))
