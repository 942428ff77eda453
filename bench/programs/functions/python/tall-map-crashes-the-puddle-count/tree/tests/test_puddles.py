import unittest

from puddles import neighbours, puddle_sizes, sinks


class PuddleTest(unittest.TestCase):
    def test_corner(self):
        self.assertEqual(sorted(neighbours(0, 0, 3, 3)), [(0, 1), (1, 0)])

    def test_two_puddles(self):
        self.assertEqual(puddle_sizes([[1, 5, 1], [1, 5, 5], [5, 5, 5]], 3), [2, 1])

    def test_dry(self):
        self.assertEqual(puddle_sizes([[4, 4], [4, 4]], 4), [])

    def test_one_sink(self):
        self.assertEqual(sinks([[3, 2, 3], [2, 1, 2], [3, 2, 3]]), [(1, 1)])

    def test_no_map(self):
        self.assertEqual(sinks([]), [])


if __name__ == "__main__":
    unittest.main()
