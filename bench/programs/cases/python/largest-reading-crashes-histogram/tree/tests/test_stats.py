import unittest

from gauges.stats import Histogram, median, outliers


class StatsTest(unittest.TestCase):
    def test_median(self):
        self.assertEqual(median([5, 1, 3]), 3)
        self.assertEqual(median([4, 1, 3, 2]), 2.5)
        with self.assertRaises(ValueError):
            median([])

    def test_outliers(self):
        self.assertEqual(outliers([10, 11, 9, 10, 12, 50]), [50])

    def test_counts(self):
        h = Histogram(0, 10, 5).add_all([0, 1, 2, 3.5, 9.9])
        self.assertEqual(h.counts, [2, 2, 0, 0, 1])

    def test_outside(self):
        h = Histogram(0, 10, 2).add_all([-1, 11, 12, 4])
        self.assertEqual((h.below, h.above, h.counts), (1, 2, [1, 0]))

    def test_mode_and_bars(self):
        h = Histogram(0, 10, 2).add_all([6, 7, 2])
        self.assertEqual(h.mode(), (5.0, 10.0))
        self.assertEqual(h.bars(), ["     0.0 #", "     5.0 ##"])

    def test_bad_range(self):
        with self.assertRaises(ValueError):
            Histogram(3, 3, 2)


if __name__ == "__main__":
    unittest.main()
