import unittest

from rota.week import Week


class WeekTest(unittest.TestCase):
    def setUp(self):
        self.week = Week()
        self.week.add("wed", "Mia", 10, 14)
        self.week.add("wed", "Tom", 8, 12)

    def test_line(self):
        self.assertEqual(self.week.line("wed"), "wed: Tom 8-12, Mia 10-14")
        self.assertEqual(self.week.line("sun"), "sun: -")

    def test_hours(self):
        self.week.add("thu", "Mia", 8, 10)
        self.assertEqual(self.week.hours("Mia"), 6)

    def test_copy(self):
        other = self.week.copy()
        self.assertEqual(other.line("wed"), self.week.line("wed"))
        other.remove("wed", "Tom")
        self.assertEqual(other.line("wed"), "wed: Mia 10-14")
        self.assertEqual(self.week.line("wed"), "wed: Tom 8-12, Mia 10-14")

    def test_bad_shift(self):
        with self.assertRaises(ValueError):
            self.week.add("mon", "Mia", 12, 11)
