"""What values are at each line, in few words: what held in all passing tests and does not in the failing one is a broken invariant."""
from __future__ import annotations

import ast
import dis
import os
from types import CodeType, FrameType
from typing import Any, Iterator

from fixpoint_lines import LineTracer, Local, Traits

# Of one line: in one test, and in all of them. Tests differ from each other more than the rounds of a loop.
MOST_OF_TEST, MOST = 4, 240
MOST_NAMES = 6
SIZED = (str, bytes, list, tuple, dict, set, frozenset)


def traits_of(value: object) -> tuple[str, ...]:
    """`None`, `True`, `zero`, `negative`, `empty`, and of which type it is. Nothing of the program runs."""
    kind = type(value)
    if value is None:
        return ("None",)
    if kind is bool:
        return ("True" if value else "False",)
    if kind is int or kind is float:
        sign = "zero" if value == 0 else "negative" if value < 0 else "positive"  # type: ignore[operator]
        return (kind.__name__, sign)
    if kind in SIZED:
        return (kind.__name__, "empty") if len(value) == 0 else (kind.__name__,)  # type: ignore[arg-type]
    return (kind.__name__,)


class Place:
    """A line with the names that it reads."""

    def __init__(self, names: list[str]) -> None:
        self.names = [(name, name.partition(".")[0], name.partition(".")[2]) for name in names]
        self.count = 0
        self.own = 0
        self.test: dict[str, set[str]] = {}
        self.passing: dict[str, set[str]] = {}

    def note(self, frame: FrameType) -> None:
        self.own += 1
        self.count += 1
        values = frame.f_locals
        for name, first, attribute in self.names:
            if first not in values:
                continue
            value = values[first]
            if attribute:
                held = own_attributes(value)
                if attribute not in held:
                    continue
                value = held[attribute]
            self.test.setdefault(name, set()).update(traits_of(value))


def own_attributes(value: object) -> dict[str, Any]:
    """Without a property of the program's: its code is not run."""
    try:
        held = object.__getattribute__(value, "__dict__")
    except (AttributeError, TypeError):
        return {}
    return held if type(held) is dict else {}


class ValueTracer(LineTracer):
    """Looks at what is read at some lines; what runs elsewhere is not traced."""

    def __init__(self, root: str, watched: dict[str, list[int]]) -> None:
        super().__init__(root, list(watched))
        self._places: dict[str, dict[int, Place]] = {}
        for name, lines in watched.items():
            named = reads(os.path.join(root, name))
            self._places[name] = {line: Place(named[line]) for line in lines if line in named}
        self._known: dict[CodeType, dict[int, Place]] = {}
        self._looked: list[tuple[str, int, Place]] = []

    def _global(self, frame: FrameType, event: str, arg: Any) -> Local:
        name = self._name(frame.f_code.co_filename)
        if name is None:
            return None
        places = self._within(frame.f_code, name)
        if not places:
            return None

        def local(inner: FrameType, kind: str, _: Any) -> Local:
            if kind == "line":
                place = places.get(inner.f_lineno)
                if place is not None and place.own < MOST_OF_TEST and place.count < MOST:
                    if place.own == 0:
                        self._looked.append((name, inner.f_lineno, place))
                    place.note(inner)
            return local

        return local

    def _within(self, code: CodeType, name: str) -> dict[int, Place]:
        known = self._known.get(code)
        if known is None:
            lines = {line for _, line in dis.findlinestarts(code)}
            known = self._known[code] = {line: place for line, place in self._places[name].items() if line in lines}
        return known

    def begin(self) -> None:
        self._forget()
        super().begin()

    def _forget(self) -> None:
        for _, _, place in self._looked:
            place.own, place.test = 0, {}
        self._looked = []

    def traits(self, passed: bool) -> Traits:
        found: Traits = {}
        for name, line, place in self._looked:
            for path, traits in place.test.items():
                if passed:
                    place.passing.setdefault(path, set()).update(traits)
                else:
                    found.setdefault(name, {}).setdefault(line, {})[path] = sorted(traits)
        self._forget()
        return found

    def held(self) -> Traits:
        found: Traits = {}
        for name, places in self._places.items():
            for line, place in places.items():
                for path, traits in place.passing.items():
                    found.setdefault(name, {}).setdefault(line, {})[path] = sorted(traits)
        return found


def tracer_of(options: dict[str, Any]) -> LineTracer | None:
    """What a run of tests is asked to look at besides them."""
    if options.get("watched") is not None:
        return ValueTracer(options["root"], options["watched"])
    return LineTracer(options["root"], options["traced"]) if options.get("traced") is not None else None


def seen_by(tracer: LineTracer, is_cut: bool) -> dict[str, Any]:
    """What it saw besides the tests. `is_cut`: some were not run."""
    return {"event": "coverable", "coverable": tracer.coverable(), "imported": tracer.imported(), "held": tracer.held(), "isCut": is_cut}


def reads(path: str) -> dict[int, list[str]]:
    """Names and attributes of names that are read, by line; parameters at the first line of their function too."""
    try:
        with open(path, "rb") as file:
            tree = ast.parse(file.read())
    except (OSError, SyntaxError, ValueError, RecursionError):
        return {}
    found: dict[int, list[str]] = {}
    for line, name in all_reads(tree):
        names = found.setdefault(line, [])
        if name not in names and len(names) < MOST_NAMES:
            names.append(name)
    return found


def all_reads(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.lineno, f"{node.value.id}.{node.attr}"
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.lineno, node.id
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            first = node.body[1] if len(node.body) > 1 and is_docstring(node.body[0]) else node.body[0]
            for one in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]:
                if one.arg not in ("self", "cls"):
                    yield first.lineno, one.arg


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
