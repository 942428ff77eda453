import unittest
from datetime import datetime

from hours import HoursError, Span, parse_hours

BISTRO = "Tue-Fri 11:30-14:00, 17:00-22:30\nSat 17:00-23:00"
CLUB = "Mon-Sun 20:00-04:00"


class ParseTest(unittest.TestCase):
    def test_spans(self):
        week = parse_hours(BISTRO)
        self.assertEqual(week.spans(1), [Span(690, 840), Span(1020, 1350)])
        self.assertEqual(week.spans(0), [])

    def test_range_over_the_weekend(self):
        week = parse_hours("Sat-Mon 10:00-12:00")
        self.assertEqual([bool(week.spans(d)) for d in range(7)], [True] + [False] * 4 + [True] * 2)

    def test_closed_overrides(self):
        week = parse_hours("Mon-Sun 09:00-17:00\nWed closed")
        self.assertEqual(week.spans(2), [])

    def test_unknown_day(self):
        with self.assertRaises(HoursError):
            parse_hours("Foo 10:00-12:00")

    def test_bad_span(self):
        with self.assertRaises(HoursError):
            parse_hours("Mon 10-12")


class OpenTest(unittest.TestCase):
    def test_day_hours(self):
        week = parse_hours(BISTRO)
        self.assertTrue(week.is_open(datetime(2024, 5, 7, 11, 30)))
        self.assertFalse(week.is_open(datetime(2024, 5, 7, 14, 0)))
        self.assertFalse(week.is_open(datetime(2024, 5, 6, 12, 0)))

    def test_night_hours(self):
        week = parse_hours(CLUB)
        self.assertTrue(week.is_open(datetime(2024, 5, 8, 23, 59)))
        self.assertTrue(week.is_open(datetime(2024, 5, 9, 3, 59)))
        self.assertFalse(week.is_open(datetime(2024, 5, 9, 4, 0)))


class WeekTest(unittest.TestCase):
    def test_weekly_minutes(self):
        self.assertEqual(parse_hours(CLUB).weekly_minutes(), 7 * 8 * 60)
        self.assertEqual(parse_hours("Mon 00:00-00:00").weekly_minutes(), 24 * 60)

    def test_text(self):
        self.assertEqual(str(parse_hours(BISTRO)).splitlines()[5:], ["Sat 17:00-23:00", "Sun closed"])


if __name__ == "__main__":
    unittest.main()
