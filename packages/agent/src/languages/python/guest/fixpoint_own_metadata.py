"""What installing the project would make and a checkout lacks: the module that holds its version, and the metadata that its code asks for."""
from __future__ import annotations

import os
import re
import sys
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any, Iterator

SETTINGS = ("pyproject.toml", "setup.cfg", "setup.py")
MOST_BYTES = 200_000
# Of setuptools_scm, hatch-vcs and the like.
VERSION_FILE = re.compile(r"""\b(?:version[-_]file|write[-_]to)["']?\s*[=:]\s*["']?([\w./-]+\.py)\b""")
NAME = re.compile(r"""^(?:\s*|.*\bsetup\()name\s*=\s*["']?([A-Za-z0-9][\w.-]*)""", re.MULTILINE)
VERSION = re.compile(r"""^\s*version\s*=\s*["']?(\d[\w.+!-]*)""", re.MULTILINE)
UNKNOWN = "0.0.0"


def _read(root: str) -> Iterator[str]:
    for name in SETTINGS:
        try:
            with open(os.path.join(root, name), encoding="utf-8", errors="replace") as file:
                yield file.read(MOST_BYTES)
        except OSError:
            continue


class OwnMetadata:
    """Finds and loads. Asked last: what is there stays what it is. `importlib.metadata` costs 40 ms, so only who asks it loads it."""

    def __init__(self, name: str | None, version: str, modules: frozenset[str]) -> None:
        self._name = name
        self._version = version
        self._modules = modules

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        return ModuleSpec(fullname, self) if fullname in self._modules else None

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        numbers = tuple(int(part) for part in re.findall(r"\d+", self._version)[:3])
        vars(module).update(version=self._version, __version__=self._version, version_tuple=numbers, __version_tuple__=numbers,
                            commit_id=None, __commit_id__=None)

    def find_distributions(self, context: Any = None) -> Iterator[Any]:
        from importlib.metadata import Distribution

        text = f"Metadata-Version: 2.1\nName: {self._name}\nVersion: {self._version}\n"

        class OwnDistribution(Distribution):
            def read_text(self, filename: str) -> str | None:
                return text if filename == "METADATA" else None

            def locate_file(self, path: Any) -> Any:
                raise FileNotFoundError(path)

        wanted = getattr(context, "name", None)
        if self._name is not None and wanted is not None and _plain(wanted) == _plain(self._name):
            yield OwnDistribution()


class OwnResources:
    """Tells `pkg_resources` of the project too, once somebody loads it: it looks for distributions by itself, and only in folders."""

    def __init__(self, name: str, version: str) -> None:
        self._name = name
        self._version = version

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if fullname != "pkg_resources":
            return None
        spec = PathFinder.find_spec(fullname, path)
        if spec is None or spec.loader is None:
            return None
        load = spec.loader.exec_module

        def exec_module(module: ModuleType) -> None:
            load(module)
            own = module.Distribution(project_name=self._name, version=self._version)  # type: ignore[attr-defined]
            # Whoever adds it as an installed one has it looked for on the disk.
            module.working_set.by_key.setdefault(own.key, own)  # type: ignore[attr-defined]

        spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def stand_in(root: str, source_roots: list[str]) -> None:
    """For what the settings in `root` name and no installation made."""
    texts = list(_read(root))
    files = {os.path.normpath(os.path.join(root, file)) for text in texts for file in VERSION_FILE.findall(text)}
    modules = {os.path.relpath(file, source)[:-3].replace(os.sep, ".") for file in files for source in source_roots}
    name = next((found for text in texts for found in NAME.findall(text)), None)
    version = next((found for text in texts for found in VERSION.findall(text)), UNKNOWN)
    sys.meta_path.append(OwnMetadata(name, version, frozenset(modules)))
    if name is not None:
        sys.meta_path.insert(0, OwnResources(name, version))
