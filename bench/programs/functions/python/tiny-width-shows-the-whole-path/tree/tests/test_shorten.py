import unittest

from shorten import shorten, table


class ShortenTest(unittest.TestCase):
    def test_path(self):
        self.assertEqual(shorten("/home/kim/thesis.tex", 10), "/home\u2026.tex")

    def test_fits(self):
        self.assertEqual(shorten("notes.md", 8), "notes.md")

    def test_even(self):
        self.assertEqual(shorten("abcdefgh", 7), "abc\u2026fgh")

    def test_empty(self):
        self.assertEqual(shorten("", 0), "")

    def test_table(self):
        self.assertEqual(table([["abcdefgh", "x"]], 5), ["ab\u2026gh | x    "])


if __name__ == "__main__":
    unittest.main()
