import sys

sys.path.insert(0, sys.argv[1])
import importlib.util
import os
import tempfile

from pylib.doctest import DocTestFinder

SOURCE = [
    "class AB:",
    "    '>>> 2'",
    "",
    "",
    "def made(name):",
    "    return type(name, (), {'__doc__': '>>> 1', '__module__': __name__})",
    "",
    "",
    "dotted, bracket, star, group = made('A.'), made('Unit['), made('AB*'), made('A(B')",
]

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "units.py")
    with open(path, "w") as file:
        file.write("\n".join(SOURCE))
    spec = importlib.util.spec_from_file_location("units", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = {test.name: test.lineno for test in DocTestFinder().find(module, "units") if test.examples}

assert found == {"units.AB": 1, "units.dotted": None, "units.bracket": None, "units.star": None, "units.group": None}, found
