"""Options for pytest that keep those of the project's own from running other tests than were asked for, elsewhere, or at length."""
from __future__ import annotations

import os
import shlex
from importlib import metadata
from pathlib import Path

# Where a project's own options stand, the first that has any.
SETTINGS = ("pytest.ini", ".pytest.ini", "pyproject.toml", "tox.ini", "setup.cfg")
# What stands behind these is no test.
WITH_VALUE = frozenset({
    "-c", "-k", "-m", "-n", "-o", "-p", "-W", "--basetemp", "--confcutdir", "--cov", "--cov-config", "--cov-report", "--deselect",
    "--durations", "--ignore", "--ignore-glob", "--import-mode", "--junit-xml", "--junitxml", "--maxfail", "--rootdir", "--tb",
})


def calm() -> list[str]:
    """Tests run in this process, and nothing counts what runs, which takes time."""
    distributed = ["-n", "0"] if _is_installed("pytest-xdist") else []
    return [*distributed, "--no-cov"] if _is_installed("pytest-cov") else distributed


def _is_installed(distribution: str) -> bool:
    """By what pytest itself finds its plugins."""
    try:
        metadata.distribution(distribution)
    except metadata.PackageNotFoundError:
        return False
    return True


def nothing_beside(root: str) -> list[str]:
    """Where the project's own options name tests, which would run beside those that are asked for: the same without them."""
    own = _own_options(Path(root))
    left = [word for index, word in enumerate(own) if not _is_path(word, own[index - 1] if index else "", root)]
    return [] if left == own else ["-o", f"addopts={shlex.join(left)}"]


def _is_path(word: str, before: str, root: str) -> bool:
    return not word.startswith("-") and before not in WITH_VALUE and os.path.exists(os.path.join(root, word.partition("::")[0]))


def _own_options(root: Path) -> list[str]:
    from _pytest.config.findpaths import load_config_dict_from_file

    for name in SETTINGS:
        file = root / name
        try:
            settings = load_config_dict_from_file(file) if file.is_file() else None
        except BaseException:  # pytest itself will say what is wrong with it
            return []
        if settings is not None:
            own = settings.get("addopts", "")
            # Newer versions tell where a value is from.
            own = getattr(own, "value", own)
            return [str(word) for word in own] if isinstance(own, list) else shlex.split(str(own))
    return []
