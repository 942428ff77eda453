"""Line coverage per test by sys.settrace, for the project's own files only. Works from Python 3.8 on."""
from __future__ import annotations

import os
import signal
import sys
import threading
from types import CodeType, FrameType
from typing import Any, Callable, Optional

Local = Optional[Callable[[FrameType, str, Any], Any]]
# What values are, in words, by file, line and name.
Traits = dict[str, dict[int, dict[str, list[str]]]]


# Whoever fails has its values told: what runs for that has no part in the failure, and no test that passes runs it. (file, functions; all where empty)
DESCRIBING = (
    ("/_pytest/_io/saferepr.py", ()), ("/_pytest/assertion/util.py", ()), ("/unittest/util.py", ("safe_repr", "_common_shorten_repr")), ("/fixpoint_failure.py", ()),
)


def code_lines(code: CodeType) -> set[int]:
    """Lines that hold something that can run, nested functions included."""
    lines: set[int] = set()
    pending = [code]
    while pending:
        current = pending.pop()
        lines.update(line for _, _, line in current.co_lines() if line)
        pending.extend(const for const in current.co_consts if isinstance(const, CodeType))
    return lines


class LineTracer:
    """Lines between `begin` and `end` count for one test; lines run outside any test are those of import time."""

    def __init__(self, root: str, files: list[str]) -> None:
        self._root = root
        self._wanted = {os.path.join(root, file): file for file in files}
        self._names: dict[str, str | None] = {}
        self._lines: dict[str, set[int]] = {}
        self._imported: dict[str, set[int]] = {}
        self._seen: set[str] = set()
        self._describing = 0
        self._describers: dict[str, tuple[str, ...] | None] = {}
        self._module_level = False

    def _name(self, path: str) -> str | None:
        try:
            return self._names[path]
        except KeyError:
            name = self._wanted.get(os.path.abspath(path)) if not path.startswith("<") else None
            self._names[path] = name
            return name

    def _global(self, frame: FrameType, event: str, arg: Any) -> Local:
        code = frame.f_code
        name = self._name(code.co_filename)
        if name is None:
            return self._described(frame) if self._describes(code) else None
        self._seen.add(name)
        if self._describing:
            return None
        into = self._imported if code.co_name == "<module>" or self._is_class_body(frame) else self._lines
        lines = into.setdefault(name, set())
        add = lines.add

        def local(inner: FrameType, kind: str, _: Any) -> Local:
            if kind == "line":
                add(inner.f_lineno)
            return local

        return local

    def _describes(self, code: CodeType) -> bool:
        path = code.co_filename
        if path not in self._describers:
            self._describers[path] = next((names for end, names in DESCRIBING if path.replace("\\", "/").endswith(end)), None)
        names = self._describers[path]
        return names is not None and (not names or code.co_name in names)

    def _described(self, frame: FrameType) -> Local:
        self._describing += 1
        frame.f_trace_lines = False

        def local(_: FrameType, kind: str, __: Any) -> Local:
            if kind == "return":
                self._describing -= 1
            return local

        return local

    def _is_class_body(self, frame: FrameType) -> bool:
        return "__qualname__" in frame.f_code.co_names and frame.f_back is not None and frame.f_back.f_code.co_name == "<module>"

    def watch(self, seconds: float, report: Callable[[], None]) -> None:
        """A traced test that runs longer gets a TimeoutError; one that swallows it is reported and ends the process."""
        fired = 0

        def ring(_: int, __: Any) -> None:
            nonlocal fired
            fired += 1
            if fired > 1:
                report()
                os._exit(7)
            raise TimeoutError(f"the traced test ran longer than {seconds:g} s")

        signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)

    def unwatch(self) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)

    def begin(self) -> None:
        for name, lines in self._lines.items():  # what ran since the last `end` was import or set-up
            self._imported.setdefault(name, set()).update(lines)
        self._lines = {}
        self._describing = 0
        threading.settrace(self._global)
        sys.settrace(self._global)

    def end(self) -> dict[str, list[int]]:
        lines, self._lines = self._lines, {}
        return {name: sorted(found) for name, found in lines.items()}

    def traits(self, passed: bool) -> Traits:
        """What values the test had that failed; of one that passed, they are kept for `held`. After `end`."""
        return {}

    def held(self) -> Traits:
        """What values all tests had that passed."""
        return {}

    def snapshot(self) -> dict[str, list[int]]:
        return {name: sorted(found) for name, found in list(self._lines.items())}

    def imported(self) -> dict[str, list[int]]:
        return {name: sorted(found) for name, found in self._imported.items()}

    def coverable(self) -> dict[str, list[int]]:
        sys.settrace(None)
        threading.settrace(None)  # type: ignore[arg-type]
        found: dict[str, list[int]] = {}
        for name in sorted(self._seen):
            try:
                with open(os.path.join(self._root, name), "rb") as file:
                    found[name] = sorted(code_lines(compile(file.read(), name, "exec", dont_inherit=True)))
            except (OSError, SyntaxError, ValueError, RecursionError):
                continue
        return found
