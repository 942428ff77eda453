import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from skiplist import SkipList, explain, kept

TEXT = "*.pdf\n!report*.pdf\nreport-draft*.pdf\n"
skip = SkipList(TEXT)
assert skip.skips("report-draft-3.pdf")
assert skip.skips("x/report-draft.pdf")
assert not skip.skips("report-2.pdf")
assert skip.skips("photo.pdf")
assert SkipList("!a.txt\n*.txt").skips("a.txt")
assert SkipList("*.a\n!x.a\n*.a").skips("x.a")
assert not SkipList("*.a\n!x.a\n*.a\n!x.a").skips("x.a")
assert SkipList("*.log\n!keep.log").add("keep.log").skips("keep.log")
assert explain(["report-draft.pdf", "b.pdf"], TEXT) == ["report-draft.pdf <- report-draft*.pdf", "b.pdf <- *.pdf"]
assert kept(["logs/", "logs/a"], "!logs/\nlogs/") == []
assert explain(["a.txt"], "a.*\n*.txt") == ["a.txt <- *.txt"]
assert not SkipList("*.log\n!keep.log").skips("logs/keep.log")
assert SkipList("logs/\n!keep.log").skips("logs/keep.log")
assert kept(["logs/", "logs/a"], "logs/\n!logs/") == ["logs/", "logs/a"]
assert not SkipList("").skips("a")
