import unittest
from datetime import date

from spanlib import LeaveAccount, Span, SpanError, SpanSet, workdays


class SpanTest(unittest.TestCase):
    def test_parse(self):
        self.assertEqual(Span.parse("2024-01-05"), Span(date(2024, 1, 5), date(2024, 1, 5)))
        self.assertEqual(len(Span.parse("2024-02-28 .. 2024-03-01")), 3)
        with self.assertRaises(SpanError):
            Span.parse("2024-01-05..2024-01-04")
        with self.assertRaises(SpanError):
            Span.parse("soon")

    def test_minus(self):
        span = Span.parse("2024-01-01..2024-01-10")
        self.assertEqual(
            [str(piece) for piece in span.minus(Span.parse("2024-01-03..2024-01-04"))],
            ["2024-01-01..2024-01-02", "2024-01-05..2024-01-10"],
        )
        self.assertEqual(span.minus(span), [])

    def test_common(self):
        span = Span.parse("2024-01-01..2024-01-10")
        self.assertEqual(str(span.common(Span.parse("2024-01-10..2024-01-12"))), "2024-01-10")
        self.assertIsNone(span.common(Span.parse("2024-02-01")))


class SpanSetTest(unittest.TestCase):
    def test_overlapping_spans_become_one(self):
        spans = SpanSet.parse("2024-01-05..2024-01-09, 2024-01-01..2024-01-06")
        self.assertEqual(str(spans), "2024-01-01..2024-01-09")

    def test_inner_span(self):
        spans = SpanSet.parse("2024-01-01..2024-01-09, 2024-01-03")
        self.assertEqual(spans.days(), 9)

    def test_contains(self):
        spans = SpanSet.parse("2024-01-01, 2024-01-05..2024-01-06")
        self.assertIn(date(2024, 1, 6), spans)
        self.assertNotIn(date(2024, 1, 3), spans)

    def test_gaps(self):
        spans = SpanSet.parse("2024-01-01, 2024-01-05..2024-01-06, 2024-01-10")
        self.assertEqual(str(spans.gaps()), "2024-01-02..2024-01-04, 2024-01-07..2024-01-09")

    def test_minus_and_common(self):
        a = SpanSet.parse("2024-01-01..2024-01-10")
        b = SpanSet.parse("2024-01-02, 2024-01-09..2024-01-12")
        self.assertEqual(str(a.minus(b)), "2024-01-01, 2024-01-03..2024-01-08")
        self.assertEqual(str(a.common(b)), "2024-01-02, 2024-01-09..2024-01-10")

    def test_empty(self):
        self.assertFalse(SpanSet())
        self.assertIsNone(SpanSet().longest())


class LeaveTest(unittest.TestCase):
    def test_workdays(self):
        week = SpanSet.parse("2024-05-06..2024-05-12")
        self.assertEqual(workdays(week), 5)
        self.assertEqual(workdays(week, SpanSet.parse("2024-05-09")), 4)

    def test_account(self):
        account = LeaveAccount(6)
        self.assertEqual(account.book(SpanSet.parse("2024-05-06..2024-05-12")), 5)
        with self.assertRaises(SpanError):
            account.book(SpanSet.parse("2024-05-13..2024-05-14"))
        account.cancel(SpanSet.parse("2024-05-08"))
        self.assertEqual(account.left, 2)


if __name__ == "__main__":
    unittest.main()
