import os
import sys

sys.path.insert(0, os.getcwd())

from keys.rooms import expand, missing, shorten


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


assert shorten(["A1", "A2", "B3", "B4"]) == "A1-A2, B3-B4"
assert expand(shorten(["A1", "A2", "B3", "B4"])) == ["A1", "A2", "B3", "B4"]
assert shorten(["A1", "B2"]) == "A1, B2"
assert shorten(["9", "A10", "B11"]) == "9, A10, B11"
assert shorten(["C5", "A3", "B4", "A2"]) == "A2-A3, B4, C5"
assert missing("A1-A3, B1-B4", "A3, B1-B2") == "A1-A2, B3-B4"
assert shorten(["A3", "A1", "A2", "B7"]) == "A1-A3, B7"
assert shorten(["B1", "A1"]) == "A1, B1"
assert shorten(["a9", "A10"]) == "A9-A10"
assert shorten(["12", "10", "11"]) == "10-12"
assert shorten(["A1", "A1", "A3"]) == "A1, A3"
assert shorten([]) == ""
raises(ValueError, expand, "A1-B4")
