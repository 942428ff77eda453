"""Plain data as JSON lines."""

import json

from .plain import to_plain
from .trim import only, without_empty


def dump(value, compact=False):
    data = to_plain(value)
    if compact:
        return json.dumps(without_empty(data), separators=(",", ":"), ensure_ascii=False)
    return json.dumps(data, ensure_ascii=False)


def dump_lines(values, fields=None):
    """One line for each value; fields picks and orders the columns."""
    lines = []
    for value in values:
        data = to_plain(value)
        if fields is not None:
            data = only(data, fields)
        lines.append(json.dumps(data, ensure_ascii=False))
    return "".join(line + "\n" for line in lines)
