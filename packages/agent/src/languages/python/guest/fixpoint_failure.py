"""Turns an exception into the failure record that the host reads."""
from __future__ import annotations

import os
import traceback
from types import TracebackType
from typing import Any

GUEST = os.path.dirname(os.path.abspath(__file__)) + os.sep
MACHINERY = ("/_pytest/", "/pluggy/", "/unittest/case.py", "/unittest/suite.py", "/unittest/mock.py")
TEXT_LIMIT = 4000
FRAME_LIMIT = 40


def short(value: object) -> str:
    try:
        text = value if isinstance(value, str) else repr(value)
    except BaseException as error:  # a project's __repr__ may do anything
        text = f"<unprintable {type(value).__name__}: {type(error).__name__}>"
    return text if len(text) <= TEXT_LIMIT else text[:TEXT_LIMIT] + f"… ({len(text) - TEXT_LIMIT} characters cut)"


def shown(value: object) -> str:
    """Always the repr, so that `'1'` and `1` differ."""
    try:
        return short(repr(value))
    except BaseException as error:
        return f"<unprintable {type(value).__name__}: {type(error).__name__}>"


def frames_of(error: BaseException, root: str) -> list[dict[str, Any]]:
    """Innermost first; the machinery's own frames left out."""
    frames: list[dict[str, Any]] = []
    try:
        walked = list(traceback.walk_tb(error.__traceback__))[-400:]
    except Exception:
        return frames
    for frame, line in reversed(walked):
        path = frame.f_code.co_filename
        if path.startswith((GUEST, "<frozen")) or any(part in path for part in MACHINERY):
            continue
        inside = os.path.abspath(path)
        relative = os.path.relpath(inside, root) if inside.startswith(root + os.sep) else path
        frames.append({"file": relative, "line": line, "function": frame.f_code.co_name})
        if len(frames) >= FRAME_LIMIT:
            break
    return frames


def compared_values(tb: TracebackType | None) -> tuple[str | None, str | None]:
    """(expected, actual) from the innermost `TestCase.assertX(first, second)`; first is what was computed by custom."""
    found: tuple[str | None, str | None] = (None, None)
    for frame, _ in traceback.walk_tb(tb):
        if not frame.f_code.co_filename.endswith(os.path.join("unittest", "case.py")):
            continue
        names = frame.f_locals
        if frame.f_code.co_name in ("assertTrue", "assertFalse") and "expr" in names:
            return ("True" if frame.f_code.co_name == "assertTrue" else "False", shown(names["expr"]))
        if "first" in names and "second" in names and frame.f_code.co_name.startswith("assert"):
            return (shown(names["second"]), shown(names["first"]))
        if "member" in names and "container" in names:
            return (shown(names["member"]), shown(names["container"]))
    return found


def kind_of(error: BaseException, root: str, phase: str) -> str:
    if phase == "setup" and not isinstance(error, (ImportError, SyntaxError)):
        return "fixture"
    if isinstance(error, SyntaxError):
        path = os.path.abspath(error.filename or "")
        # A SyntaxError over text that the project parses itself is the project's own exception.
        return "syntax" if path.startswith(root + os.sep) else "exception"
    if isinstance(error, ImportError):
        return "import"
    if isinstance(error, AssertionError) or type(error).__name__ == "Failed":
        return "assertion"
    return "exception"


def failure_of(error: BaseException, root: str, phase: str = "call") -> dict[str, Any]:
    expected, actual = compared_values(error.__traceback__)
    try:
        message = str(error)
    except BaseException as broken:
        message = f"<unprintable {type(error).__name__}: {type(broken).__name__}>"
    return {
        "kind": kind_of(error, root, phase),
        "errorType": "AssertionError" if type(error).__name__ == "Failed" else type(error).__name__,
        "message": short(message),
        "expected": expected,
        "actual": actual,
        "frames": frames_of(error, root),
    }
