import unittest

from crossword.grid import Grid


class GridTest(unittest.TestCase):
    def test_bad_grid(self):
        with self.assertRaises(ValueError):
            Grid(["ab", "c"])

    def test_white(self):
        grid = Grid(["a#", "bc"])
        self.assertTrue(grid.white(1, 1))
        self.assertFalse(grid.white(0, 1))
        self.assertFalse(grid.white(-1, 0))
        self.assertFalse(grid.white(0, 2))

    def test_starts_across(self):
        grid = Grid(["a#be"])
        self.assertEqual([grid.starts_across(0, c) for c in range(4)], [False, False, True, False])

    def test_word(self):
        grid = Grid(["tea", "o##", "pin"])
        self.assertEqual(grid.word(0, 0), "tea")
        self.assertEqual(grid.word(0, 0, down=True), "top")

    def test_share(self):
        self.assertEqual(Grid(["a#", "bc"]).black_share(), 25)

    def test_symmetric(self):
        self.assertTrue(Grid(["#..", "...", "..#"]).is_symmetric())
        self.assertFalse(Grid(["#..", "...", "#.."]).is_symmetric())


if __name__ == "__main__":
    unittest.main()
