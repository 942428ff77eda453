import unittest

from tiles.board import Board


class BoardTest(unittest.TestCase):
    def test_swap(self):
        b = Board("XYZ")
        b.swap(0, 1)
        self.assertEqual(b.tiles, ["Y", "X", "Z"])
        self.assertEqual(b.moves, 1)

    def test_drop_undo(self):
        b = Board("XYZ")
        b.drop(1)
        self.assertTrue(b.undo())
        self.assertEqual(b.tiles, ["X", "Y", "Z"])

    def test_rotate_undo(self):
        b = Board("XYZ")
        b.rotate()
        self.assertEqual(b.tiles, ["Y", "Z", "X"])
        b.undo()
        self.assertEqual(b.tiles, ["X", "Y", "Z"])

    def test_nothing_to_undo(self):
        self.assertFalse(Board("XYZ").undo())


if __name__ == "__main__":
    unittest.main()
