import unittest

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "src"))

from tally import add_station, district, seats  # noqa: E402


class TallyTest(unittest.TestCase):
    def test_running_totals(self):
        self.assertEqual(add_station([("red", 2)], {"red": 5, "blue": 1}), {"red": 7, "blue": 1})

    def test_seats(self):
        self.assertEqual(seats({"a": 90, "b": 40}, 3), {"a": 2, "b": 1})

    def test_tie(self):
        self.assertEqual(seats({"b": 5, "a": 5}, 1), {"a": 1, "b": 0})

    def test_district(self):
        self.assertEqual(district([[("red", 10), ("green", 5)], [("red", 10)]], 3), {"green": 0, "red": 3})


if __name__ == "__main__":
    unittest.main()
