import os
import sys

sys.path.insert(0, os.getcwd())

from notes.wrap import wrap_paragraph, render, quote


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


assert render("    if ok:\n        go()") == "    if ok:\n        go()"
assert render("\n\n    a\n\ntext here\n") == "    a\n\ntext here"
assert render("      deep") == "      deep"
assert quote(render("    x")) == ">     x"
assert render("") == ""
assert render("\n  \n") == ""
assert render("  soft indent\nhere") == "soft indent here"
assert render("t\n\n    x\n") == "t\n\n    x"
