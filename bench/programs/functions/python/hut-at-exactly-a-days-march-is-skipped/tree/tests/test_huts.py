import unittest

from huts import cheapest_plan, legs


class HutsTest(unittest.TestCase):
    def test_short_walk_needs_no_hut(self):
        self.assertEqual(cheapest_plan([(5, 40)], 11, 15), (0, []))

    def test_cheaper_of_two(self):
        self.assertEqual(cheapest_plan([(8, 30), (12, 25)], 20, 14), (25, [12]))

    def test_two_nights(self):
        self.assertEqual(cheapest_plan([(9, 20), (14, 60), (17, 25)], 26, 11), (45, [9, 17]))

    def test_out_of_reach(self):
        self.assertIsNone(cheapest_plan([(4, 10)], 30, 12))

    def test_legs(self):
        self.assertEqual(legs([9, 17], 26), [9, 8, 9])


if __name__ == "__main__":
    unittest.main()
