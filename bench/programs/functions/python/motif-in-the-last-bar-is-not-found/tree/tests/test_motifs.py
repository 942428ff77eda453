import unittest

from motifs import find_motif, steps, transpositions


class MotifTest(unittest.TestCase):
    def test_steps(self):
        self.assertEqual(steps([60, 64, 67]), [4, 3])

    def test_found_twice(self):
        self.assertEqual(find_motif([0, 3, 5, 8, 1], [0, 3]), [0, 2])

    def test_not_there(self):
        self.assertEqual(find_motif([0, 1, 2, 3], [0, 7]), [])

    def test_no_shape(self):
        self.assertEqual(find_motif([0, 1], [0]), [])

    def test_transposed(self):
        self.assertEqual(transpositions([5, 9, 2], [0, 4]), [5])


if __name__ == "__main__":
    unittest.main()
