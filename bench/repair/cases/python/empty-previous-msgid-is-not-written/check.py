import sys

sys.path.insert(0, sys.argv[1])
import polib


def written(**fields):
    return str(polib.POEntry(msgid="x", msgstr="y", **fields)).splitlines()


assert written(previous_msgctxt="menu", previous_msgid="") == ['#| msgctxt "menu"', '#| msgid ""', 'msgid "x"', 'msgstr "y"']
assert written(previous_msgid="") == ['#| msgid ""', 'msgid "x"', 'msgstr "y"']
assert written(previous_msgctxt="", previous_msgid="a")[:2] == ['#| msgctxt ""', '#| msgid "a"']
assert written(previous_msgid="a", previous_msgid_plural="")[:2] == ['#| msgid "a"', '#| msgid_plural ""']
assert written(previous_msgid="old") == ['#| msgid "old"', 'msgid "x"', 'msgstr "y"']
assert written() == ['msgid "x"', 'msgstr "y"']
text = '#| msgctxt "menu"\n#| msgid ""\nmsgid "x"\nmsgstr "y"\n'
assert str(polib.pofile(text)[0]) == text
