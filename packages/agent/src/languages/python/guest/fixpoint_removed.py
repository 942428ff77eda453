"""Puts back names that newer Pythons and some packages removed, for projects that are written for older ones."""
from __future__ import annotations

import importlib
import os
import sys
from typing import Any, Callable

SETTING = "FIXPOINT_REMOVED_NAMES"


def _gcd() -> Any:
    import math

    def gcd(a: int, b: int) -> int:
        """The sign is that of `b`, as it was."""
        return -math.gcd(a, b) if b < 0 or (b == 0 and a < 0) else math.gcd(a, b)

    return gcd


def _getargspec() -> Any:
    import inspect
    from collections import namedtuple

    spec = namedtuple("ArgSpec", "args varargs keywords defaults")

    def getargspec(func: Any) -> Any:
        full = inspect.getfullargspec(func)
        if full.kwonlyargs or full.annotations:
            raise ValueError("Function has keyword-only parameters or annotations, use inspect.signature() API which can support them")
        return spec(full.args, full.varargs, full.varkw, full.defaults)

    return getargspec


def _formatargspec() -> Any:
    def formatargspec(args: Any, varargs: Any = None, varkw: Any = None, defaults: Any = None, *_: Any, **__: Any) -> str:
        first = len(args) - len(defaults or ())
        shown = [one if at < first else f"{one}={defaults[at - first]!r}" for at, one in enumerate(args)]
        return f"({', '.join([*shown, *([f'*{varargs}'] if varargs else []), *([f'**{varkw}'] if varkw else [])])})"

    return formatargspec


def _escape() -> Any:
    import html

    def escape(s: str, quote: bool = False) -> str:
        return html.escape(s, quote).replace("&#x27;", "'")

    return escape


def _coroutine() -> Any:
    import types

    return types.coroutine


def _of(module: str, name: str) -> Callable[[], Any]:
    return lambda: getattr(importlib.import_module(module), name)


def _module(name: str) -> Callable[[], Any]:
    return lambda: importlib.import_module(name)


FORMER: dict[str, Callable[[], Any]] = {
    "asyncio.coroutine": _coroutine,
    "base64.decodestring": _of("base64", "decodebytes"),
    "base64.encodestring": _of("base64", "encodebytes"),
    "cgi.escape": _escape,
    "cgi.parse_qs": _of("urllib.parse", "parse_qs"),
    "cgi.parse_qsl": _of("urllib.parse", "parse_qsl"),
    "fractions.gcd": _gcd,
    "inspect.formatargspec": _formatargspec,
    "inspect.getargspec": _getargspec,
    "markupsafe.soft_unicode": _of("markupsafe", "soft_str"),
    "numpy.bool": _of("builtins", "bool"),
    "numpy.complex": _of("builtins", "complex"),
    "numpy.float": _of("builtins", "float"),
    "numpy.int": _of("builtins", "int"),
    "numpy.long": _of("builtins", "int"),
    "numpy.object": _of("builtins", "object"),
    "numpy.str": _of("builtins", "str"),
    "numpy.unicode": _of("builtins", "str"),
    "os.errno": _module("errno"),
    "time.clock": _of("time", "perf_counter"),
    "xml.etree.cElementTree": _module("xml.etree.ElementTree"),
}


def put_back() -> None:
    """What the setting names and this Python lacks. The project does not see the setting."""
    for name in os.environ.pop(SETTING, "").split():
        module_name, _, member = name.rpartition(".")
        try:
            module = importlib.import_module(module_name)
            if hasattr(module, member):
                continue
            former = FORMER.get(name) or _of("collections.abc", member)
            value = former()
        except (ImportError, AttributeError):
            continue
        setattr(module, member, value)
        if name == "xml.etree.cElementTree":
            sys.modules[name] = value
