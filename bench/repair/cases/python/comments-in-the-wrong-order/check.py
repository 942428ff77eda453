import sys

sys.path.insert(0, sys.argv[1])
import polib


def written(**fields):
    return str(polib.POEntry(msgid="Open", msgstr="Auf", **fields))


assert written(comment="menu entry", tcomment="as in a door") == '# as in a door\n#. menu entry\nmsgid "Open"\nmsgstr "Auf"\n'
assert written(comment="a\nb", tcomment="c\nd").splitlines()[:4] == ["# c", "# d", "#. a", "#. b"]
assert written(comment="menu entry").splitlines()[0] == "#. menu entry"
assert written(tcomment="as in a door").splitlines()[0] == "# as in a door"
assert written() == 'msgid "Open"\nmsgstr "Auf"\n'
full = written(comment="c", tcomment="t", occurrences=[("a.c", "1")], flags=["fuzzy"]).splitlines()
assert full[:4] == ["# t", "#. c", "#: a.c:1", "#, fuzzy"]
text = '# t\n#. c\nmsgid "a"\nmsgstr "b"\n'
assert str(polib.pofile('msgid ""\nmsgstr ""\n\n' + text)[0]) == text
