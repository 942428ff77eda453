import os
import sys

sys.path.insert(0, os.getcwd())

from relnotes.changelog import parse_changelog, render_html, Release


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


def shape(text):
    return [(r.version, r.entries) for r in parse_changelog(text)]


assert shape("## 2.0\n- new parser\n- drop Python 2\n## 1.9\n- fix crash\n") == [("2.0", ["new parser", "drop Python 2"]), ("1.9", ["fix crash"])]
assert shape("## 2\n- a\n  b\n\n## 1\n") == [("2", ["a b"]), ("1", [])]
assert shape("## 3\n## 2\n- x\n## 1\n- y\n") == [("3", []), ("2", ["x"]), ("1", ["y"])]
assert shape("- stray\n## 1\n- y\n") == [("1", ["y"])]
assert shape("") == []
assert shape("## 1\n- y\n### Heading\n- z\n") == [("1", ["y", "z"])]
assert render_html(parse_changelog("## 2\n- a\n## 1\n")) == "<h2>2</h2>\n<ul><li>a</li></ul>\n<h2>1</h2>\n<p>No changes.</p>"
