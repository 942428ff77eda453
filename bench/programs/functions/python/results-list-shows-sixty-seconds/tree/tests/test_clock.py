import unittest

from race.clock import clock, results


class ClockTest(unittest.TestCase):
    def test_minutes(self):
        self.assertEqual(clock(12.34), "0:12.3")
        self.assertEqual(clock(200), "3:20.0")

    def test_hours(self):
        self.assertEqual(clock(3605.5), "1:00:05.5")

    def test_results(self):
        self.assertEqual(
            results({"Kim": 72.5, "Lee": 70.25, "Max": None}),
            ["1. Lee 1:10.2", "2. Kim 1:12.5 (+0:02.2)", "-. Max gave up"],
        )
