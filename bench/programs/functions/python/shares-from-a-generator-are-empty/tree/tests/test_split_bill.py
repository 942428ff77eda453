import unittest

from split_bill import split


class SplitTest(unittest.TestCase):
    def test_even(self):
        self.assertEqual(split(900, [1, 1, 1]), [300, 300, 300])

    def test_left_over(self):
        self.assertEqual(split(100, [1, 1, 1]), [34, 33, 33])

    def test_largest_remainder(self):
        self.assertEqual(split(10, [1, 2]), [3, 7])

    def test_nobody(self):
        with self.assertRaises(ValueError):
            split(10, [0])


if __name__ == "__main__":
    unittest.main()
