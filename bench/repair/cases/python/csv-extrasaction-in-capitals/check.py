import sys

sys.path.insert(0, sys.argv[1])
import io

from pylib.csv import DictWriter


def write(action):
    out = io.StringIO()
    DictWriter(out, ["a"], extrasaction=action).writerow({"a": 1, "z": 2})
    return out.getvalue()


def refused(action):
    try:
        write(action)
    except ValueError as error:
        return str(error)
    return None


for action in ("RAISE", "Raise", "raise"):
    assert refused(action) == "dict contains fields not in fieldnames: 'z'", action
for action in ("ignore", "IGNORE", "Ignore"):
    assert write(action) == "1\r\n", action
assert "must be 'raise' or 'ignore'" in refused("abort")
assert DictWriter(io.StringIO(), ["a"]).extrasaction == "raise"
