import unittest

from shelf import Shelf


class ShelfTest(unittest.TestCase):
    def test_titles(self):
        self.assertEqual(Shelf(3, ["Emma", "Ulysses"]).titles(), ["Emma", "Ulysses"])

    def test_too_many(self):
        self.assertEqual(Shelf(1, ["Emma", "Ulysses"]).titles(), ["Emma"])

    def test_use(self):
        shelf = Shelf(3, ["Emma", "Ulysses", "Dracula"])
        self.assertTrue(shelf.use("Dracula"))
        self.assertEqual(shelf.titles(), ["Dracula", "Emma", "Ulysses"])

    def test_use_unknown(self):
        shelf = Shelf(3, ["Emma"])
        self.assertFalse(shelf.use("Dracula"))
        self.assertEqual(shelf.titles(), ["Emma"])


if __name__ == "__main__":
    unittest.main()
