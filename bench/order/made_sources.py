"""Right programs to put slips into: the repaired programs of the development halves, those that were written for slips, and short modules of the standard library."""
from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sysconfig
import tempfile
from typing import Iterator

from slip_source import Source

PROGRAMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../programs")
STANDARD = ("textwrap fnmatch bisect heapq colorsys glob shlex netrc sched quopri reprlib linecache copy graphlib stat genericpath "
            "posixpath cmd csv contextlib statistics calendar queue string nturl2path sndhdr chunk mimetypes").split()
MOST_CHARACTERS = 16_000


def sources() -> Iterator[Source]:
    for folder in ("cases", "functions"):
        for slug in sorted(os.listdir(os.path.join(PROGRAMS, folder, "python"))):
            if is_development(slug):
                yield from repaired(os.path.join(PROGRAMS, folder, "python", slug), slug)
    edits = os.path.join(PROGRAMS, "edits/python")
    for slug in sorted(os.listdir(edits)):
        yield from read(os.path.join(edits, slug, "good.py"), f"{slug}.py")
    for name in STANDARD:
        yield from read(os.path.join(sysconfig.get_paths()["stdlib"], f"{name}.py"), f"{name}.py")


def is_development(slug: str) -> bool:
    """As `halfOf` of bench/repair/read-cases.ts."""
    return hashlib.sha256(f"python/{slug}".encode()).digest()[0] % 2 == 0


def repaired(folder: str, slug: str) -> Iterator[Source]:
    with tempfile.TemporaryDirectory() as place:
        tree = os.path.join(place, "tree")
        shutil.copytree(os.path.join(folder, "tree"), tree)
        subprocess.run(["git", "apply", "--unsafe-paths", f"--directory={tree}", os.path.join(folder, "fix.patch")], check=True, cwd=place)
        for home, folders, names in sorted(os.walk(tree)):
            folders.sort()
            for name in sorted(names):
                file = os.path.relpath(os.path.join(home, name), tree)
                if name.endswith(".py") and "test" not in file:
                    yield from read(os.path.join(home, name), f"{slug}/{file}")


def read(path: str, name: str) -> Iterator[Source]:
    if os.path.exists(path) and 200 < os.path.getsize(path) < MOST_CHARACTERS:
        with open(path, encoding="utf-8") as file:
            yield Source(name, file.read().expandtabs(4))
