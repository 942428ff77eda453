"""Says which modules and distributions this interpreter has. Arguments: one JSON document; answer: one JSON line."""
from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import os
import platform
import sys

from fixpoint_boot import with_packages


def has_module(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def version_of(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except Exception:  # a broken metadata folder is as good as none
        return None


def main() -> None:
    asked = json.loads(sys.argv[1])
    sys.path[:] = with_packages(sys.path[1:], os.getcwd())
    top_levels = importlib.metadata.packages_distributions() if hasattr(importlib.metadata, "packages_distributions") else {}
    found: dict[str, str] = {}
    missing: list[str] = []
    for name in asked["modules"]:
        if not has_module(name):
            missing.append(name)
        for distribution in top_levels.get(name, []):
            found[distribution] = version_of(distribution) or ""
    for name in asked["distributions"]:
        version = version_of(name)
        if version is not None:
            found[name] = version
        elif not has_module(name.replace("-", "_")):
            missing.append(name)
    print(json.dumps({"missing": sorted(set(missing)), "found": found, "python": platform.python_version(),
                      "pytest": version_of("pytest")}))


if __name__ == "__main__":
    main()
