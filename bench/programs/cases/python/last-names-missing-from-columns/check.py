import os
import sys

sys.path.insert(0, os.getcwd())

from roster.columns import fitting_columns, layout, render, widths


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


names = ["Ann", "Bo", "Cy", "Dora", "Eli", "Fay", "Gus"]
assert layout(names, 3) == [["Ann", "Dora", "Gus"], ["Bo", "Eli"], ["Cy", "Fay"]]
assert layout(names, 2) == [["Ann", "Eli"], ["Bo", "Fay"], ["Cy", "Gus"], ["Dora"]]
assert layout(["a", "b"], 3) == [["a", "b"]]
assert layout(["a"], 2) == [["a"]]
assert layout(["a", "b", "c"], 2) == [["a", "c"], ["b"]]
assert sorted(x for row in layout(names, 4) for x in row) == names
assert sorted(x for row in layout(names, 5) for x in row) == names
assert render(["Ann", "Bo", "Cy"], 2) == "Ann  Cy\nBo"
assert layout(["a", "b", "c", "d"], 2) == [["a", "c"], ["b", "d"]]
assert layout(["a", "b", "c"], 3) == [["a", "b", "c"]]
assert layout(["a", "b", "c"], 1) == [["a"], ["b"], ["c"]]
assert layout([], 3) == []
assert widths([["aa", "b"], ["a"]]) == [2, 1]
raises(ValueError, layout, names, 0)
