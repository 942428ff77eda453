import unittest

from blocks.board import cells, fits, lay, places

DOT = ("#",)
HOOK = ("##", "#.")


class BoardTest(unittest.TestCase):
    def test_cells(self):
        self.assertEqual(cells(HOOK, 2, 1), [(2, 1), (3, 1), (2, 2)])

    def test_empty_board(self):
        self.assertTrue(fits(["...", "..."], HOOK, 0, 0))

    def test_corner_taken(self):
        self.assertFalse(fits(["a..", "..."], HOOK, 0, 0))

    def test_outside(self):
        self.assertFalse(fits(["..."], DOT, 3, 0))
        self.assertFalse(fits(["..."], DOT, 0, -1))

    def test_lay(self):
        self.assertEqual(lay(["...", "..."], HOOK, 1, 0, "h"), [".hh", ".h."])

    def test_places_of_a_dot(self):
        self.assertEqual(places(["x.", ".x"], DOT), [(1, 0), (0, 1)])


if __name__ == "__main__":
    unittest.main()
