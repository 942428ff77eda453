import unittest

from rumour import days_until, spread


class SpreadTest(unittest.TestCase):
    def test_alone(self):
        self.assertEqual(spread({}, "a"), [["a"]])

    def test_chain(self):
        self.assertEqual(spread({"a": ["b"], "b": ["c"]}, "a"), [["a"], ["b"], ["c"]])

    def test_back(self):
        self.assertEqual(spread({"a": ["b"], "b": ["a", "c"]}, "a"), [["a"], ["b"], ["c"]])

    def test_until(self):
        self.assertEqual(days_until({"a": ["b", "c"], "c": ["d"]}, "a", "d"), 2)

    def test_never(self):
        self.assertIsNone(days_until({"a": ["b"]}, "b", "a"))


if __name__ == "__main__":
    unittest.main()
