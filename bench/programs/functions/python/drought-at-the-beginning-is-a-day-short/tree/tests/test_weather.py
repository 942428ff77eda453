import unittest

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "src"))

from weather import longest_drought, summary, wet_days  # noqa: E402


class WeatherTest(unittest.TestCase):
    def test_wet_days(self):
        self.assertEqual(wet_days([0, 2, 1, 0]), [1, 2])

    def test_middle(self):
        self.assertEqual(longest_drought([5, 0, 0, 0, 5]), 3)

    def test_end(self):
        self.assertEqual(longest_drought([5, 1, 0, 0]), 2)

    def test_always_wet(self):
        self.assertEqual(longest_drought([1, 2, 3]), 0)

    def test_no_days(self):
        self.assertEqual(longest_drought([]), 0)


if __name__ == "__main__":
    unittest.main()
