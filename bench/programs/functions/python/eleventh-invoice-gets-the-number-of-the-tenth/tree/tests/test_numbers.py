import unittest

from billing.numbers import gaps, next_number


class NumbersTest(unittest.TestCase):
    def test_first(self):
        self.assertEqual(next_number([], 2024), "RE-2024-1")
        self.assertEqual(next_number(["RE-2023-4"], 2024), "RE-2024-1")

    def test_next(self):
        self.assertEqual(next_number(["RE-2024-1", "RE-2024-2"], 2024), "RE-2024-3")
        self.assertEqual(next_number(["RE-2024-41", "RE-2024-40"], 2024), "RE-2024-42")

    def test_prefix(self):
        self.assertEqual(next_number(["RE-2024-5", "GU-2024-1"], 2024, "GU"), "GU-2024-2")

    def test_gaps(self):
        self.assertEqual(gaps(["RE-2024-1", "RE-2024-4", "RE-2024-12"], 2024), [2, 3, 5, 6, 7, 8, 9, 10, 11])
