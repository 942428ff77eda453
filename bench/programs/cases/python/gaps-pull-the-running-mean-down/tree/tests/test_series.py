import unittest

from weather.series import RunningMean, Series, chart


class SeriesTest(unittest.TestCase):
    def test_coverage(self):
        self.assertEqual(Series("t", [1, None, 3]).coverage(), 67)
        self.assertEqual(Series("t", []).coverage(), 0)

    def test_extremes(self):
        self.assertEqual(Series("t", [4, None, -3, 7]).extremes(), (-3, 7))
        self.assertIsNone(Series("t", [None]).extremes())

    def test_longest_gap(self):
        self.assertEqual(Series("t", [None, 1, None, None, 2]).longest_gap(), 2)


class RunningMeanTest(unittest.TestCase):
    def test_full_series(self):
        means = RunningMean(3).apply(Series("t", [3, 6, 9, 12]))
        self.assertEqual(means.readings, [3, 4.5, 6, 9])
        self.assertEqual(means.name, "t (mean of 3)")

    def test_least(self):
        means = RunningMean(3, least=2).apply(Series("t", [3, 6, 9]))
        self.assertEqual(means.readings, [None, 4.5, 6])

    def test_bad_size(self):
        for size, least in ((0, 1), (3, 4), (3, 0)):
            with self.assertRaises(ValueError):
                RunningMean(size, least)

    def test_chart(self):
        self.assertEqual(chart(Series("t", [0, 5, None, 20]), 0, 10, width=4), ["", "**", "?", "****"])


if __name__ == "__main__":
    unittest.main()
