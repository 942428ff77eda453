import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from datetime import date

from dairy.batch import Batch, BatchError, parse, recall, scan

raises(BatchError, parse, "B24135-071")
raises(BatchError, parse, "B24135-07B24135-08")
raises(BatchError, parse, "A24001-01 x")
raises(BatchError, parse, "A24001-01-02")
raises(BatchError, parse, "xA24001-01")
raises(BatchError, parse, "A24001-1")
raises(BatchError, parse, "A23366-01")
good, bad = scan(["B24135-07", "B24135-07B24135-08", "c24001-99?", "F24001-12"])
assert [b.code() for b in good] == ["B24135-07", "F24001-12"]
assert bad == ["B24135-07B24135-08", "c24001-99?"]
assert parse("b24135-07") == Batch("B", date(2024, 5, 14), 7)
assert parse("  B24135-07 \n") == Batch("B", date(2024, 5, 14), 7)
assert parse("A24366-01").made == date(2024, 12, 31)
assert parse("A24366-01").best_before() == date(2025, 1, 21)
assert recall(good, "B", date(2024, 5, 14), date(2024, 5, 14)) == ["B24135-07"]
