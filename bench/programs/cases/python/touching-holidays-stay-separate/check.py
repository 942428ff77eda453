import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from spanlib import Span, SpanSet


def norm(text):
    return str(SpanSet.parse(text))


spans = SpanSet.parse("2024-07-01..2024-07-05, 2024-07-06..2024-07-12")
assert str(spans) == "2024-07-01..2024-07-12"
assert not spans.gaps()
assert norm("2024-01-03, 2024-01-01, 2024-01-02") == "2024-01-01..2024-01-03"
assert norm("2023-12-31, 2024-01-01") == "2023-12-31..2024-01-01"
assert norm("2024-02-28..2024-02-29, 2024-03-01") == "2024-02-28..2024-03-01"
assert spans == SpanSet.parse("2024-07-01..2024-07-12")
assert str(SpanSet.parse("2024-01-01").union(SpanSet.parse("2024-01-02"))) == "2024-01-01..2024-01-02"
assert len(spans.longest()) == 12
assert norm("2024-01-01, 2024-01-03") == "2024-01-01, 2024-01-03"
assert str(SpanSet.parse("2024-01-01, 2024-01-03").gaps()) == "2024-01-02"
assert norm("2024-01-01..2024-01-09, 2024-01-03, 2024-01-11") == "2024-01-01..2024-01-09, 2024-01-11"
assert not Span.parse("2024-01-01").overlaps(Span.parse("2024-01-02"))
assert str(SpanSet.parse("2024-01-01..2024-01-05").minus(SpanSet.parse("2024-01-03"))) == "2024-01-01..2024-01-02, 2024-01-04..2024-01-05"
assert norm("") == ""
