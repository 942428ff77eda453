import unittest

from selector.labels import SelectorError, parse, select, split

FLEET = {
    "ash": {"zone": "north", "gpu": "yes"},
    "elm": {"zone": "south"},
    "oak": {"zone": "west", "team": "maps"},
}


class LabelsTest(unittest.TestCase):
    def test_split(self):
        self.assertEqual(split("a = b, c in (d, e),"), ["a = b", "c in (d, e)"])

    def test_parse(self):
        self.assertEqual(parse("a!=b"), [("a", "notin", frozenset(["b"]))])
        with self.assertRaises(SelectorError):
            parse("a == = b")

    def test_equality(self):
        self.assertEqual(select(FLEET, "zone = north"), ["ash"])

    def test_sets(self):
        self.assertEqual(select(FLEET, "zone in (north, west)"), ["ash", "oak"])

    def test_presence(self):
        self.assertEqual(select(FLEET, "gpu"), ["ash"])
        self.assertEqual(select(FLEET, "!gpu, zone = west"), ["oak"])

    def test_empty_selector(self):
        self.assertEqual(select(FLEET, ""), ["ash", "elm", "oak"])


if __name__ == "__main__":
    unittest.main()
