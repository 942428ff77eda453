import unittest

from planner import common_slots, total_minutes


class SlotsTest(unittest.TestCase):
    def test_nothing_shared(self):
        self.assertEqual(common_slots([(0, 10)], [(20, 30)]), [])

    def test_same_slots(self):
        self.assertEqual(common_slots([(0, 10), (20, 30)], [(0, 10), (20, 30)]), [(0, 10), (20, 30)])

    def test_inside(self):
        self.assertEqual(common_slots([(0, 100)], [(10, 20), (50, 80)]), [(10, 20), (50, 80)])

    def test_too_short(self):
        self.assertEqual(common_slots([(0, 30)], [(20, 60)], at_least=15), [])

    def test_total(self):
        self.assertEqual(total_minutes([(0, 10), (30, 45)]), 25)


if __name__ == "__main__":
    unittest.main()
