import unittest

from gauge.peaks import describe, highest, hours_above, peaks


class PeaksTest(unittest.TestCase):
    def test_single_hours(self):
        self.assertEqual(peaks([10, 30, 20, 25, 20]), [(1, 1), (3, 3)])

    def test_threshold(self):
        self.assertEqual(peaks([10, 30, 20, 25, 20], 30), [(1, 1)])

    def test_steps_are_no_peaks(self):
        self.assertEqual(peaks([10, 20, 20, 30, 30]), [])
        self.assertEqual(peaks([30, 20, 20, 10]), [])
        self.assertEqual(peaks([]), [])

    def test_highest(self):
        self.assertEqual(highest([1, 5, 2, 8, 3, 8, 1]), (3, 8))
        self.assertIsNone(highest([1, 2, 3]))

    def test_describe(self):
        self.assertEqual(describe([10, 30, 20]), ["30 cm, hour 1"])
        self.assertEqual(hours_above([10, 30, 20], 20), 2)
