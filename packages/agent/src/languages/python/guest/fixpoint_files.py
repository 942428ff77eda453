"""Files that a snippet reads and nobody has: the test makes them. Parses only."""
from __future__ import annotations

import ast
import os
import re

FILE_NAME = re.compile(r"^[\w-]+(?:[./][\w-]+)*\.[A-Za-z]\w{0,4}$")
READS = re.compile(r"open|read|load|input|parse|from_?file", re.I)
CONTENT = "text\n"


def callee(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else call.func.attr if isinstance(call.func, ast.Attribute) else ""


def names_read(tree: ast.AST, root: str) -> list[str]:
    """Names of files which calls that read are given, and that the tree does not hold."""
    found: dict[str, None] = {}
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not READS.search(callee(call)):
            continue
        for part in [*call.args, *(keyword.value for keyword in call.keywords)]:
            items = part.elts if isinstance(part, (ast.List, ast.Tuple)) else [part]
            for item in items:
                if isinstance(item, ast.Constant) and isinstance(item.value, str) and FILE_NAME.match(item.value) and not os.path.exists(os.path.join(root, item.value)):
                    found[item.value] = None
    return list(found)


def with_files(setup: str, expression: str, root: str) -> tuple[str, str]:
    """(set-up, expression) in which such files are made in a folder of their own."""
    names = names_read(ast.parse(f"{setup}\n{expression}"), root)
    if not names:
        return setup, expression
    lines = ["import os", "import tempfile", "folder = tempfile.mkdtemp()"]
    for position, name in enumerate(names):
        variable = f"path_{position + 1}" if len(names) > 1 else "path"
        lines += [f"{variable} = os.path.join(folder, {os.path.basename(name)!r})", f"with open({variable}, 'w') as sample:\n    sample.write({CONTENT!r})"]
        for quote in "\"'":
            setup = setup.replace(f"{quote}{name}{quote}", variable)
            expression = expression.replace(f"{quote}{name}{quote}", variable)
    return "\n".join([*lines, setup]), expression
