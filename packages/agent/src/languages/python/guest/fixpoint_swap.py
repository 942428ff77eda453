"""Puts edited source into the loaded program: by exchanging function code where that is enough, else by loading anew."""
from __future__ import annotations

import ast
import gc
import importlib.machinery
import os
import sys
from types import CodeType, FrameType, FunctionType
from typing import Any, Iterator

from fixpoint_boot import PACKAGES
from fixpoint_django_again import forget_project

CO_OPTIMIZED = 0x0001
FUTURE_FLAGS = 0x1FE0000  # the compiler flags of `from __future__` imports
FunctionKey = tuple[str, str, int]


class NeedsReload(Exception):
    """The edit changes more than the bodies of functions."""


class Edit:
    def __init__(self, data: dict[str, Any]) -> None:
        self.file: str = data["file"]
        self.start: int = data["start"]
        self.end: int = data["end"]
        self.replacement: str = data["replacement"]


# The module that runs its parts one after the other; the empty tuple is where they go.
PARTS = "for _fixpoint_part in (): exec(_fixpoint_part)\ndel _fixpoint_part\n"


class Plan:
    """How one candidate gets into the loaded program, worked out before its child exists."""

    def __init__(self) -> None:
        self.swaps: list[tuple[FunctionKey, CodeType]] = []
        # Whole files, where exchanging functions is not enough: the program is loaded anew with these.
        self.files: dict[str, CodeType] = {}
        self.anew = False
        self.broken = False


class Place:
    """Whole lines of a statement: first line, start and end in characters, and what must stand before them to compile."""

    def __init__(self, node: ast.stmt, first: int, start: int, end: int) -> None:
        self.node, self.first, self.start, self.end = node, first, start, end
        self.header = ""


class SourceFile:
    """Text with offsets in UTF-16 code units, as the host counts them."""

    def __init__(self, path: str) -> None:
        self.path = path
        with open(path, "rb") as file:
            self.text = file.read().decode("utf-8")
        self.plain = all(ord(c) < 0x10000 for c in self.text) if not self.text.isascii() else True
        self._places: list[Place] | None = None
        self._line_starts: list[int] = []

    def index(self, units: int) -> int:
        """Code units → characters."""
        if self.plain:
            return units
        return len(self.text.encode("utf-16-le")[: 2 * units].decode("utf-16-le", "replace"))

    def edited(self, edits: list[Edit]) -> str:
        text = self.text
        for edit in sorted(edits, key=lambda e: (e.start, e.end), reverse=True):
            text = text[: self.index(edit.start)] + edit.replacement + text[self.index(edit.end):]
        return text

    def statement_around(self, edits: list[Edit]) -> Place | None:
        """The one top-level statement, or method of a top-level class, that holds all edits."""
        if self._places is None:
            # The parser's lines, not str.splitlines: form feeds and the like do not end a line for it.
            self._line_starts = [0]
            at = self.text.find("\n")
            while at >= 0:
                self._line_starts.append(at + 1)
                at = self.text.find("\n", at + 1)
            self._places = [self._place(node) for node in ast.parse(self.text.lstrip("\ufeff")).body]
        low = self.index(min(edit.start for edit in edits))
        high = self.index(max(edit.end for edit in edits))
        outer = next((p for p in self._places if p.start <= low and high <= p.end), None)
        if outer is None or not isinstance(outer.node, ast.ClassDef):
            return outer
        for node in outer.node.body:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                inner = self._place(node)
                # A method alone compiles many times faster than its whole class.
                if inner.start <= low and high <= inner.end and inner.first > outer.node.lineno:
                    inner.header = f"class {outer.node.name}:\n"
                    return inner
        return outer

    def _place(self, node: ast.stmt) -> Place:
        first = min([node.lineno, *[d.lineno for d in getattr(node, "decorator_list", [])]])
        last = node.end_lineno or node.lineno
        end = self._line_starts[last] if last < len(self._line_starts) else len(self.text)
        return Place(node, first, self._line_starts[first - 1], end)


def own_parts(code: CodeType) -> tuple[Any, ...]:
    consts = tuple((type(c).__name__, repr(c)) for c in code.co_consts if not isinstance(c, CodeType))
    table = getattr(code, "co_exceptiontable", b"")
    return (code.co_code, consts, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, code.co_flags,
            code.co_argcount, code.co_kwonlyargcount, code.co_posonlyargcount, table)


def inner_codes(code: CodeType) -> list[CodeType]:
    return [const for const in code.co_consts if isinstance(const, CodeType)]


def changed_functions(old: CodeType, new: CodeType) -> list[tuple[CodeType, CodeType]]:
    """Pairs of function code that differ, outer ones first. Raises NeedsReload for anything else that differs."""
    is_function = bool(old.co_flags & CO_OPTIMIZED) and old.co_name != "<module>"
    own_differs = own_parts(old) != own_parts(new)
    olds, news = inner_codes(old), inner_codes(new)
    matches = len(olds) == len(news) and all(a.co_name == b.co_name for a, b in zip(olds, news))
    if not is_function:
        if own_differs or not matches:
            raise NeedsReload
        return [pair for a, b in zip(olds, news) for pair in changed_functions(a, b)]
    if old.co_freevars != new.co_freevars:
        raise NeedsReload
    inner: list[tuple[CodeType, CodeType]] = []
    if matches:
        inner = [pair for a, b in zip(olds, news) for pair in changed_functions(a, b)]
    return [(old, new), *inner] if own_differs or not matches or inner else []


def graft(module: CodeType, pairs: list[tuple[CodeType, CodeType]]) -> CodeType | None:
    """The module's code with other functions in it, so that no file is compiled as a whole for one of them; None where one is not found, or twice."""
    times = [0] * len(pairs)

    def of(code: CodeType) -> CodeType:
        for at, (old, new) in enumerate(pairs):
            if place_of(old) == place_of(code):
                times[at] += 1
                return new
        consts = tuple(of(const) if isinstance(const, CodeType) else const for const in code.co_consts)
        return code if all(a is b for a, b in zip(consts, code.co_consts)) else code.replace(co_consts=consts)

    whole = of(module)
    # What stands within one that is exchanged is exchanged with it.
    inner = {id(one) for old, _ in pairs for one in within(old)}
    return whole if all(count == (id(old) not in inner) for count, (old, _) in zip(times, pairs)) else None


def place_of(code: CodeType) -> tuple[Any, ...]:
    """What tells it from others of its file. Not what it consists of: that depends on what the file imports."""
    return code.co_name, code.co_firstlineno, code.co_varnames, code.co_freevars


def within(code: CodeType) -> Iterator[CodeType]:
    for inner in inner_codes(code):
        yield inner
        yield from within(inner)


class Program:
    def __init__(self, root: str) -> None:
        self.root = root
        self._packages = os.path.join(self.root, PACKAGES, "")
        self.sources: dict[str, SourceFile] = {}
        self._codes: dict[str, CodeType] = {}
        self._functions: dict[FunctionKey, list[FunctionType]] = {}
        self._ran_at_import: set[FunctionKey] = set()
        self._base_codes: dict[tuple[str, int], CodeType] = {}
        self._around: dict[tuple[str, int], tuple[CodeType, ...]] = {}
        self._own: set[str] = set()
        self._looked_at = 0
        self._patch_loader()

    def inside(self, path: str | None) -> bool:
        full = os.path.abspath(str(path)) if path else ""
        return full.startswith(self.root + os.sep) and not full.startswith(self._packages)

    def _patch_loader(self) -> None:
        program = self
        original = importlib.machinery.SourceFileLoader.get_code

        def get_code(loader: Any, fullname: str) -> CodeType | None:
            path = os.path.abspath(loader.path)
            if not program.inside(path):
                return original(loader, fullname)
            if path not in program._codes:
                program._codes[path] = original(loader, fullname)  # type: ignore[assignment]
            return program._codes[path]

        importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign,assignment]

    def watch_imports(self) -> None:
        def profile(frame: FrameType, event: str, _: Any) -> None:
            if event == "call" and frame.f_code.co_flags & CO_OPTIMIZED:
                self._ran_at_import.add(self._key(frame.f_code))
        sys.setprofile(profile)

    def imports_done(self) -> None:
        sys.setprofile(None)
        self._ran_at_import = {key for key in self._ran_at_import if self.inside(key[0])}
        for thing in gc.get_objects():
            if type(thing) is FunctionType and self.inside(thing.__code__.co_filename):
                self._functions.setdefault(self._key(thing.__code__), []).append(thing)

    def _key(self, code: CodeType) -> FunctionKey:
        return (code.co_filename, code.co_name, code.co_firstlineno)

    def source(self, file: str) -> SourceFile:
        if file not in self.sources:
            self.sources[file] = SourceFile(os.path.join(self.root, file))
        return self.sources[file]

    def plan(self, edits: list[Edit]) -> Plan:
        """Compiles the candidate; runs nothing of it."""
        plan = Plan()
        files = {edit.file: [e for e in edits if e.file == edit.file] for edit in edits}
        try:
            pairs = {file: self._changed(self.source(file), mine) for file, mine in files.items()}
            swaps = [(self._key(old), new) for changed in pairs.values() for old, new in changed or ()]
            plan.anew = None in pairs.values() or not self._is_exchanged(swaps)
            if plan.anew:
                self._own_modules()
                plan.files = {self.source(file).path: self._edited(self.source(file), mine, pairs[file]) for file, mine in files.items()}
            else:
                plan.swaps = swaps
        except (OSError, SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
            plan.broken = True
        return plan

    def _is_exchanged(self, swaps: list[tuple[FunctionKey, CodeType]]) -> bool:
        """Whether the program is what it would be, once these functions have other code: none of them had a part in loading it."""
        if any(key in self._ran_at_import for key, _ in swaps):
            return False
        return not swaps or any(self.functions_of(key) for key, _ in swaps)

    def _edited(self, source: SourceFile, edits: list[Edit], pairs: list[tuple[CodeType, CodeType]] | None) -> CodeType:
        """The module's code with these functions in it; where more has changed, or they are not found there, compiled."""
        grafted = graft(self._codes[source.path], pairs) if pairs else None
        return grafted or self._module(source, edits)

    def _flags(self, path: str) -> int:
        known = self._codes.get(path)
        return known.co_flags & FUTURE_FLAGS if known else 0

    def _compile_base(self, source: SourceFile, place: Place) -> CodeType:
        key = (source.path, place.first)
        if key not in self._base_codes:
            self._base_codes[key] = self._compile_part(source, place, source.text[place.start: place.end])
        return self._base_codes[key]

    def _compile_part(self, source: SourceFile, place: Place, text: str) -> CodeType:
        padded = "\n" * (place.first - 1 - bool(place.header)) + place.header + text
        return compile(padded, source.path, "exec", flags=self._flags(source.path), dont_inherit=True)

    def _module(self, source: SourceFile, edits: list[Edit]) -> CodeType:
        """The edited file. One statement is compiled, what stands around it only once: whole files take many times longer."""
        text = source.edited(edits)
        place = source.statement_around(edits)
        if place is None or place.header or not self._loaded(source.path):
            return compile(text.lstrip("\ufeff"), source.path, "exec", dont_inherit=True)
        middle = self._compile_part(source, place, text[place.start: place.end + len(text) - len(source.text)])
        around = self._around.get((source.path, place.first))
        if around is None:
            flags = self._flags(source.path)
            before = source.text[: place.start].lstrip("\ufeff")
            after = "\n" * source.text.count("\n", 0, place.end) + source.text[place.end:]
            around = tuple(compile(part, source.path, "exec", flags=flags, dont_inherit=True) for part in (before, after))
            self._around[(source.path, place.first)] = around
        whole = compile(PARTS, source.path, "exec", dont_inherit=True)
        parts = (around[0], middle, around[1])
        return whole.replace(co_consts=tuple(parts if const == () else const for const in whole.co_consts))

    def _loaded(self, path: str) -> bool:
        return path in self._codes

    def _changed(self, source: SourceFile, edits: list[Edit]) -> list[tuple[CodeType, CodeType]] | None:
        """Code of functions, before and after; None where more than functions changes."""
        place = source.statement_around(edits) if self._loaded(source.path) else None
        if place is None:
            return None
        text = source.edited(edits)
        new = self._compile_part(source, place, text[place.start: place.end + len(text) - len(source.text)])
        try:
            return changed_functions(self._compile_base(source, place), new)
        except NeedsReload:
            return None

    def functions_of(self, key: FunctionKey) -> list[FunctionType]:
        return self._functions.get(key, [])

    def install(self, plan: Plan) -> None:
        for key, code in plan.swaps:
            for function in self.functions_of(key):
                function.__code__ = code
        if not plan.anew:
            return
        self._codes.update(plan.files)
        own = self._own_modules()
        for name in own:
            del sys.modules[name]
        forget_project(own)

    def _own_modules(self) -> set[str]:
        """Looked for again only where there are others by now: a child that looks at each module copies the memory that they are in."""
        if len(sys.modules) != self._looked_at:
            self._looked_at = len(sys.modules)
            self._own = {name for name, module in list(sys.modules.items()) if self.inside(getattr(module, "__file__", None))}
        return self._own
