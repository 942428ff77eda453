import unittest

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "src"))

from linediff import apply_change, common_prefix, describe_change  # noqa: E402


class LineDiffTest(unittest.TestCase):
    def test_prefix(self):
        self.assertEqual(common_prefix("mono", "monk"), 3)

    def test_word_replaced(self):
        self.assertEqual(describe_change("let a = b", "let c = b"), (4, "a", "c"))

    def test_inserted_in_front(self):
        self.assertEqual(describe_change("end", "the end"), (0, "", "the "))

    def test_removed_inside(self):
        self.assertEqual(describe_change("very very big", "very big"), (5, "very ", ""))

    def test_unchanged(self):
        self.assertEqual(describe_change("abc", "abc"), (3, "", ""))

    def test_round_trip(self):
        self.assertEqual(apply_change("one two six", describe_change("one two six", "one four six")), "one four six")

    def test_mismatch(self):
        with self.assertRaises(ValueError):
            apply_change("abc", (1, "x", "y"))


if __name__ == "__main__":
    unittest.main()
