"""What judges a candidate, remembered: one that passes by changing it has not passed."""
from __future__ import annotations

import sys
from types import ModuleType

# The frameworks, and what a bare `assert` relies on.
WATCHED = ("builtins", "unittest", "_pytest", "pluggy")
# Frameworks keep these about the run itself.
OWN_STATE = frozenset({"__warningregistry__", "_"})


def _is_watched(name: str) -> bool:
    return name.partition(".")[0] in WATCHED


class Fingerprint:
    """Identities of all that the watched modules and their classes hold."""

    def __init__(self) -> None:
        self._held = self._take()

    def _take(self) -> dict[tuple[str, str, str], object]:
        held: dict[tuple[str, str, str], object] = {}
        for name, module in list(sys.modules.items()):
            if not _is_watched(name) or not isinstance(module, ModuleType):
                continue
            for key, value in list(vars(module).items()):
                if key in OWN_STATE:
                    continue
                held[(name, key, "")] = value
                if isinstance(value, type) and value.__module__ == name:
                    for inner, method in list(vars(value).items()):
                        held[(name, key, inner)] = method
        return held

    def changed(self) -> bool:
        """Whether anything was replaced or taken away. What is new, such as a module that was not loaded, is no change."""
        now = self._take()
        return any(now.get(key) is not value for key, value in self._held.items())
