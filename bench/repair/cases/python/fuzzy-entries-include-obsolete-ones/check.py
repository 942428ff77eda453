import sys

sys.path.insert(0, sys.argv[1])
import polib

po = polib.POFile()
po.append(polib.POEntry(msgid="Open", msgstr="Auf", flags=["fuzzy"]))
po.append(polib.POEntry(msgid="Shut", msgstr="Zu", flags=["fuzzy"], obsolete=True))
po.append(polib.POEntry(msgid="Save", msgstr="Sichern"))
po.append(polib.POEntry(msgid="Print", msgstr=""))
po.append(polib.POEntry(msgid="Gone", msgstr="Weg", obsolete=True))
assert [entry.msgid for entry in po.fuzzy_entries()] == ["Open"]
assert [entry.msgid for entry in po.translated_entries()] == ["Save"]
assert [entry.msgid for entry in po.untranslated_entries()] == ["Print"]
assert [entry.msgid for entry in po.obsolete_entries()] == ["Shut", "Gone"]
read = polib.pofile('#, fuzzy\n#~ msgid "a"\n#~ msgstr "b"\n\n#, fuzzy\nmsgid "c"\nmsgstr "d"\n')
assert [entry.msgid for entry in read.fuzzy_entries()] == ["c"]
assert polib.POFile().fuzzy_entries() == []
