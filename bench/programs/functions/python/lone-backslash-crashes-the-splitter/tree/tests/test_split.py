import unittest

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "src"))

from cmdline.split import split_command  # noqa: E402


class SplitCommandTest(unittest.TestCase):
    def test_blanks(self):
        self.assertEqual(split_command("  look   north "), ["look", "north"])

    def test_quotes(self):
        self.assertEqual(split_command("drop 'old lamp'"), ["drop", "old lamp"])

    def test_escaped_blank(self):
        self.assertEqual(split_command(r"take red\ key"), ["take", "red key"])

    def test_escaped_quote(self):
        self.assertEqual(split_command(r"say it\'s"), ["say", "it's"])

    def test_empty_word(self):
        self.assertEqual(split_command("name ''"), ["name", ""])


if __name__ == "__main__":
    unittest.main()
