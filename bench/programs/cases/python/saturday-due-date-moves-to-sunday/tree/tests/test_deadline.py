import unittest
from datetime import date

from court.calendar import Calendar
from court.deadline import Deadline


class DeadlineTest(unittest.TestCase):
    def test_workday(self):
        calendar = Calendar([date(2024, 3, 29)], [(12, 25)])
        self.assertTrue(calendar.is_workday(date(2024, 3, 28)))
        self.assertFalse(calendar.is_workday(date(2024, 3, 29)))
        self.assertFalse(calendar.is_workday(date(2023, 12, 25)))
        self.assertFalse(calendar.is_workday(date(2024, 3, 31)))

    def test_workdays(self):
        self.assertEqual(Calendar().workdays(date(2024, 3, 1), date(2024, 3, 10)), 6)

    def test_due_on_workday(self):
        self.assertEqual(Deadline("complaint", date(2024, 3, 5)).due(), date(2024, 3, 12))

    def test_due_on_sunday(self):
        self.assertEqual(Deadline("complaint", date(2024, 3, 3)).due(), date(2024, 3, 11))

    def test_due_on_holiday(self):
        calendar = Calendar([date(2024, 3, 12)])
        self.assertEqual(Deadline("complaint", date(2024, 3, 5), calendar).due(), date(2024, 3, 13))

    def test_late(self):
        deadline = Deadline("objection", date(2024, 3, 5), extension=1)
        self.assertFalse(deadline.is_late(date(2024, 3, 20)))
        self.assertTrue(deadline.is_late(date(2024, 3, 21)))

    def test_notice(self):
        deadline = Deadline("complaint", date(2024, 3, 5))
        self.assertEqual(deadline.notice(date(2024, 3, 11)), "complaint: due on 2024-03-12 (2 working days)")
        self.assertEqual(deadline.notice(date(2024, 3, 14)), "complaint: expired on 2024-03-12")

    def test_unknown(self):
        with self.assertRaises(ValueError):
            Deadline("plea", date(2024, 3, 5))


if __name__ == "__main__":
    unittest.main()
