"""Variables of the environment without which a project's settings do not load: as the project's example has them, else anything."""
from __future__ import annotations

import os
import re
import traceback
from typing import Callable, TypeVar

EXAMPLES = (".env.test", ".env.example", ".env.sample", ".env.template", ".env.dist", "example.env", "env.example")
LINE = re.compile(r"^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*(.*?)[ \t]*$", re.MULTILINE)
# What packages say that read settings from the environment.
ASKED_FOR = re.compile(r"[Ss]et the (\w+) environment variable|^(\w+) not found\. Declare it")
ANYTHING = "1"
MOST = 40
T = TypeVar("T")


def with_variables(folders: list[str], load: Callable[[], T]) -> T:
    """What `load` gives, once all that it asks the environment for is there. `folders` may hold an example."""
    for _ in range(MOST):
        try:
            return load()
        except Exception as error:
            name = missing_variable(error)
            if name is None or name in os.environ:
                raise
            os.environ[name] = told(folders).get(name, ANYTHING)
    return load()


def missing_variable(error: Exception) -> str | None:
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    if isinstance(error, KeyError) and frames and frames[-1].f_globals.get("__name__") == "os":
        return str(error.args[0])
    found = ASKED_FOR.search(str(error))
    return found and (found.group(1) or found.group(2))


def told(folders: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in (os.path.join(folder, name) for name in EXAMPLES for folder in folders):
        try:
            with open(path, encoding="utf-8", errors="replace") as file:
                text = file.read(200_000)
        except OSError:
            continue
        for name, value in LINE.findall(text):
            found.setdefault(name, value.strip("\"'"))
    return found
