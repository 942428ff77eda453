import unittest
from datetime import date

from weekbook.book import WeekBook, week_days, week_key


class WeekBookTest(unittest.TestCase):
    def test_week_key(self):
        self.assertEqual(week_key(date(2024, 2, 15)), "2024-W07")
        self.assertEqual(week_key(date(2024, 2, 18)), "2024-W07")
        self.assertEqual(week_key(date(2024, 2, 19)), "2024-W08")

    def test_week_days(self):
        days = week_days("2024-W07")
        self.assertEqual((days[0], days[-1]), (date(2024, 2, 12), date(2024, 2, 18)))

    def test_hours(self):
        book = WeekBook()
        book.add(date(2024, 2, 12), "ann", 8)
        book.add(date(2024, 2, 13), "bo", 4.5)
        self.assertEqual(book.hours("2024-W07"), 12.5)
        self.assertEqual(book.hours("2024-W07", "bo"), 4.5)
        self.assertEqual(book.hours("2024-W09"), 0)

    def test_sheet(self):
        book = WeekBook()
        book.add(date(2024, 2, 13), "ann", 2)
        book.add(date(2024, 2, 13), "bo", 4.5)
        self.assertEqual(list(book.sheet("2024-W07")), ["Tue 13.02.2024 6.5"])
        self.assertEqual(book.weeks(), ["2024-W07"])

    def test_bad_hours(self):
        with self.assertRaises(ValueError):
            WeekBook().add(date(2024, 2, 12), "ann", 25)


if __name__ == '__main__':
    unittest.main()
