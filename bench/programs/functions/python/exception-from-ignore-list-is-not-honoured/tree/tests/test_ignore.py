import unittest

from backup.ignore import is_ignored, parse_rules, to_save


class IgnoreTest(unittest.TestCase):
    def test_parse(self):
        self.assertEqual(parse_rules("# comment\n*.o\n!keep.o\n"), [("*.o", True), ("keep.o", False)])

    def test_names(self):
        rules = parse_rules("*.o\nbuild/")
        self.assertTrue(is_ignored("src/main.o", rules))
        self.assertTrue(is_ignored("build/x.c", rules))
        self.assertFalse(is_ignored("src/main.c", rules))

    def test_to_save(self):
        self.assertEqual(to_save(["a.c", "a.o", "b.c"], "*.o"), ["a.c", "b.c"])
