"""Values of a place: `'total 3' at the end` is said of the last of what a call gives. Parses only."""
from __future__ import annotations

import ast
import re

AT = re.compile(r"\s(?:(?:at|in) the (?P<place>end|start|beginning|top|bottom)|as (?:the|its) (?P<rank>first|last)(?: \w{1,20})?|(?P<word>first|last))\.?$", re.I)
LAST = ("end", "bottom", "last")
LONGEST = 2000


def at_place(expected: str, actual: str | None) -> tuple[str, str, str] | None:
    """(the place as code, the value that should be there, the one that is there now); None where no place is told, or nothing is shown there."""
    found = AT.search(expected[-60:]) if len(expected) <= LONGEST else None
    shown = literal_of(actual) if actual is not None and found else None
    if found is None or not isinstance(shown, (ast.List, ast.Tuple)) or not shown.elts:
        return None
    told = expected[:len(expected) - len(found.group(0))].strip()
    value = literal_of(told)
    here = -1 if (found.group("place") or found.group("rank") or found.group("word")).lower() in LAST else 0
    if value is None or type(value) is not type(shown.elts[here]):
        return None
    return f"[{here}]", ast.unparse(value), ast.unparse(shown.elts[here])


def literal_of(text: str) -> ast.expr | None:
    if len(text) > LONGEST:
        return None
    try:
        tree = ast.parse(text.strip().strip("`").strip(), mode="eval")
        ast.literal_eval(tree)
    except (SyntaxError, ValueError, TypeError, RecursionError, MemoryError):
        return None
    return tree.body
