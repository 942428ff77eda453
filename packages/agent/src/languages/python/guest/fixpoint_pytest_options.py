"""Options for pytest that keep those of the project's own from running other tests than were asked for, elsewhere, or at length."""
from __future__ import annotations

import os
import shlex
from functools import lru_cache
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import fixpoint_django as django
from fixpoint_boot import PACKAGES

# By which group of entry points pytest finds its plugins.
PLUGINS = "pytest11"
# Where a project's own options stand, the first that has any.
SETTINGS = ("pytest.ini", ".pytest.ini", "pyproject.toml", "tox.ini", "setup.cfg")
# What stands behind these is no test.
WITH_VALUE = frozenset({
    "-c", "-k", "-m", "-n", "-o", "-p", "-W", "--basetemp", "--confcutdir", "--cov", "--cov-config", "--cov-report", "--deselect",
    "--durations", "--ignore", "--ignore-glob", "--import-mode", "--junit-xml", "--junitxml", "--maxfail", "--rootdir", "--tb",
})


def calm(root: str) -> list[str]:
    """Tests run in this process, nothing counts what runs, which takes time, and settings that pytest refuses are none."""
    distributed = ["-n", "0"] if is_installed("pytest-xdist") else []
    uncounted = ["--no-cov"] if is_installed("pytest-cov") else []
    # Its fixtures come with each test.
    without_django = ["-p", "no:django"] if has_django_plugin() and django.asked() is None else []
    without_broken = [word for name in unloadable() for word in ("-p", f"no:{name}")]
    return [*distributed, *uncounted, *without_django, *without_broken, *known_warnings(root), *(["-c", os.devnull] if _settings(Path(root)) is None else [])]


def has_django_plugin() -> bool:
    return is_installed("pytest-django")


def is_installed(distribution: str) -> bool:
    """By what pytest itself finds its plugins; not where they cannot be loaded."""
    try:
        plugins = {point.name for point in metadata.distribution(distribution).entry_points if point.group == PLUGINS}
    except metadata.PackageNotFoundError:
        return False
    return plugins.isdisjoint(unloadable())


@lru_cache(1)
def unloadable() -> frozenset[str]:
    """
    Plugins that were installed for the project and are made for another version of what pytest stands on: it would end at them.
    Tried in a process of their own, since pytest loads each in its own way.
    """
    own = [point for found in metadata.distributions() if os.path.basename(str(found.locate_file(""))) == PACKAGES
           for point in found.entry_points if point.group == PLUGINS]
    if not own:
        return frozenset()
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.write(write, "\n".join(point.name for point in own if not is_loadable(point)).encode())
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read, encoding="utf-8") as told:
        names = told.read().split("\n")
    os.waitpid(pid, 0)
    return frozenset(names) - {""}


def is_loadable(point: metadata.EntryPoint) -> bool:
    try:
        point.load()
    except BaseException:
        return False
    return True


def doctests(root: str) -> list[str]:
    """Those of the project's own options that make tests of its documentation: without them there may be no other."""
    return [word for word in _own_options(Path(root)) if word.startswith("--doctest")]


def nothing_beside(root: str) -> list[str]:
    """Where the project's own options name tests, which would run beside those that are asked for: the same without them."""
    own = _own_options(Path(root))
    left = [word for index, word in enumerate(own) if not _is_path(word, own[index - 1] if index else "", root)]
    return [] if left == own else ["-o", f"addopts={shlex.join(left)}"]


def _is_path(word: str, before: str, root: str) -> bool:
    return not word.startswith("-") and before not in WITH_VALUE and os.path.exists(os.path.join(root, word.partition("::")[0]))


def known_warnings(root: str) -> list[str]:
    """Where the project's own settings name warnings of a package that is not there, at which pytest ends: the same without them."""
    own = _value(Path(root), "filterwarnings")
    lines = own if isinstance(own, list) else [line.strip() for line in str(own).splitlines() if line.strip()]
    left = [str(line) for line in lines if _is_known(str(line))]
    return [] if len(left) == len(lines) else ["-o", "filterwarnings=" + "\n".join(left)]


def _is_known(line: str) -> bool:
    """By the package of the third part, the warning's class."""
    parts = line.split(":")
    package, _, inner = (parts[2].strip() if len(parts) > 2 else "").partition(".")
    try:
        return not inner or find_spec(package) is not None
    except (ImportError, ValueError):
        return False


def _own_options(root: Path) -> list[str]:
    own = _value(root, "addopts")
    return [str(word) for word in own] if isinstance(own, list) else shlex.split(str(own))


def _value(root: Path, setting: str) -> Any:
    own = (_settings(root) or {}).get(setting, "")
    # Newer versions tell where a value is from.
    return getattr(own, "value", own)


def _settings(root: Path) -> dict[str, Any] | None:
    """None where pytest does not start with them: a section that older versions read, a file that does not parse."""
    try:
        from _pytest.config.findpaths import load_config_dict_from_file
    except ImportError:  # before version 6
        return {}
    for name in SETTINGS:
        file = root / name
        try:
            settings = load_config_dict_from_file(file) if file.is_file() else None
        except BaseException:  # what it fails with is none of `Exception`
            return None
        if settings is not None:
            return settings
    return {}
