import unittest

from shopui.crumbs import collapse, title, trail


class CrumbsTest(unittest.TestCase):
    def test_short(self):
        self.assertEqual(trail(["Home", "Garden"]), "Home > Garden")

    def test_long(self):
        self.assertEqual(trail(["Home", "A", "B", "C", "D"]), "Home > ... > C > D")

    def test_limit(self):
        self.assertEqual(collapse(list("abcdef"), 3), ["a", "...", "f"])
        with self.assertRaises(ValueError):
            collapse(list("abc"), 2)

    def test_title(self):
        self.assertEqual(title(["Home", "A", "B", "C"]), "C - ... - Home")
