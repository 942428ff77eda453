"""Start-up shared by the guest scripts: the project's modules in front of the system's, results on a private stream."""
from __future__ import annotations

import importlib
import json
import os
import sys
import threading
from typing import Any, TextIO

from fixpoint_nose import Nose
from fixpoint_own_metadata import stand_in
from fixpoint_removed import put_back

# What the scripts and the runners may import lazily. Loaded from the system first, because a project may hold a
# (broken) module of the same name, which must never be what the machinery itself runs on.
PRELOAD = (
    "ast", "bdb", "cmd", "code", "collections.abc", "concurrent.futures", "contextlib", "copy", "csv", "ctypes",
    "dataclasses", "datetime", "decimal", "difflib", "doctest", "email.message", "enum", "fnmatch", "fractions",
    "functools", "gc", "getpass", "glob", "heapq", "html", "importlib.machinery", "importlib.metadata",
    "importlib.util", "inspect", "io", "itertools", "linecache", "locale", "logging", "numbers", "operator",
    "pathlib", "pdb", "platform", "pprint", "queue", "random", "re", "resource", "select", "shlex", "shutil",
    "signal", "socket", "string", "struct", "subprocess", "tempfile", "textwrap", "time", "tokenize", "traceback",
    "types", "typing", "unittest", "unittest.mock", "uuid", "warnings", "weakref", "xml.etree.ElementTree", "zipfile",
)
# The import system and the frameworks stay what they are, even when the tree has a module of that name.
KEPT = frozenset({"builtins", "sys", "importlib", "encodings", "codecs", "site", "zipimport", "unittest", "pytest",
                  "_pytest", "fixpoint_boot", "__main__"})


def protocol_stream() -> TextIO:
    """The stream for results: the real stdout. What the project prints goes to stderr from now on."""
    stream = os.fdopen(os.dup(1), "w", encoding="utf-8", errors="backslashreplace", buffering=1)
    os.dup2(2, 1)
    return stream


def document() -> Any:
    """What the host asks for, as one JSON document over all arguments; the project sees none of them."""
    text = "".join(sys.argv[1:])
    sys.argv[1:] = []
    return json.loads(text)


class Reporter:
    """Writes one JSON document a line."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._lock = threading.Lock()

    def send(self, message: dict[str, Any]) -> None:
        line = json.dumps(message, ensure_ascii=True)
        with self._lock:
            self._stream.write(line + "\n")
            self._stream.flush()


def preload(*more: str) -> None:
    for name in (*PRELOAD, *more):
        try:
            importlib.import_module(name)
        except ImportError:
            pass


def provided_names(roots: list[str]) -> set[str]:
    """Top-level modules and packages that the tree holds."""
    names: set[str] = set()
    for root in roots:
        try:
            entries = sorted(os.listdir(root))
        except OSError:
            continue
        for entry in entries:
            if entry.endswith(".py"):
                names.add(entry[:-3])
            elif os.path.isfile(os.path.join(root, entry, "__init__.py")):
                names.add(entry)
    return names


# Packages that were installed for the tree.
PACKAGES = ".fixpoint-packages"


def with_packages(paths: list[str], root: str) -> list[str]:
    """The tree's packages where an environment of its own would have them: behind the standard library, before the system's."""
    folder = os.path.join(root, PACKAGES)
    if folder in paths or not os.path.isdir(folder):
        return paths
    at = next((at for at, path in enumerate(paths) if os.path.basename(path) in ("dist-packages", "site-packages")), len(paths))
    return [*paths[:at], folder, *paths[at:]]


def enter_project(root: str, source_roots: list[str], *more_preload: str, preloads: bool = True) -> list[str]:
    """Makes `source_roots` (absolute) the first places for imports and forgets system modules that the tree replaces."""
    shadowed = provided_names(source_roots) - KEPT
    if preloads and shadowed & set(getattr(sys, "stdlib_module_names", PRELOAD)):  # half a second that other projects need not pay
        preload(*more_preload)
    guest = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = with_packages([*source_roots, *[p for p in sys.path if p and os.path.abspath(p) != guest and p not in source_roots]], root)
    packages = [path for path in sys.path if os.path.basename(path) == PACKAGES]
    replaced = shadowed | (provided_names(packages) - KEPT - set(getattr(sys, "stdlib_module_names", PRELOAD)))
    for name in list(sys.modules):
        top = name.partition(".")[0]
        if top in replaced and top not in sys.builtin_module_names:
            del sys.modules[name]
    importlib.invalidate_caches()
    os.environ["PYTHONPATH"] = os.pathsep.join([*source_roots, *packages])
    os.chdir(root)
    stand_in(root, source_roots)
    sys.meta_path.append(Nose())
    put_back()
    return sorted(shadowed)
