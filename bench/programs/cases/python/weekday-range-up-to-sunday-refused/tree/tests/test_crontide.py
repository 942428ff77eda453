import unittest
from datetime import datetime

from crontide import CronError, Schedule, Table

MONDAY = datetime(2024, 5, 6, 12, 0)


class ScheduleTest(unittest.TestCase):
    def test_every_quarter(self):
        self.assertEqual(Schedule("*/15 * * * *").next(MONDAY), datetime(2024, 5, 6, 12, 15))

    def test_hours(self):
        self.assertEqual(Schedule("30 8-10 * * *").next(MONDAY), datetime(2024, 5, 7, 8, 30))

    def test_weekdays(self):
        self.assertEqual(Schedule("0 9 * * 6").next(MONDAY), datetime(2024, 5, 11, 9, 0))
        self.assertEqual(Schedule("0 9 * * 0").next(MONDAY), datetime(2024, 5, 12, 9, 0))
        self.assertEqual(Schedule("0 9 * * mon-fri").next(MONDAY), datetime(2024, 5, 7, 9, 0))

    def test_months(self):
        self.assertEqual(Schedule("0 0 1 jan,Mar *").next(MONDAY), datetime(2025, 1, 1))

    def test_day_or_weekday(self):
        times = Schedule("0 0 10 * wed").upcoming(MONDAY, 3)
        self.assertEqual([time.day for time in times], [8, 10, 15])

    def test_never(self):
        self.assertIsNone(Schedule("0 0 31 2 *").next(MONDAY))

    def test_aliases(self):
        self.assertEqual(Schedule("@weekly").next(MONDAY), datetime(2024, 5, 12))

    def test_errors(self):
        for line in ("* * * *", "60 * * * *", "* * * * 8", "*/0 * * * *", "5-1 * * * *", "a * * * *", "* * 0 * *"):
            with self.assertRaises(CronError):
                Schedule(line)


class TableTest(unittest.TestCase):
    TEXT = "# jobs\n0 12 * * * lunch bell\n\n@hourly chime\n"

    def test_due(self):
        self.assertEqual(Table.parse(self.TEXT).due(MONDAY), ["lunch bell", "chime"])

    def test_first(self):
        self.assertEqual(Table.parse(self.TEXT).first(MONDAY), (datetime(2024, 5, 6, 13, 0), "chime"))

    def test_bad_lines(self):
        with self.assertRaisesRegex(CronError, "line 2"):
            Table.parse("@daily x\n0 0 * * 1-2-3 y")
        with self.assertRaisesRegex(CronError, "no command"):
            Table.parse("0 0 * * *")


if __name__ == "__main__":
    unittest.main()
