import unittest

from skiplist import Rule, SkipList, explain, kept, unused


class RuleTest(unittest.TestCase):
    def test_any_folder(self):
        rule = Rule("*.log")
        self.assertTrue(rule.matches("a.log", False))
        self.assertTrue(rule.matches("x/y/a.log", False))
        self.assertFalse(rule.matches("a.log.txt", False))

    def test_anchored(self):
        self.assertTrue(Rule("/build").matches("build", True))
        self.assertFalse(Rule("/build").matches("x/build", True))
        self.assertTrue(Rule("doc/*.txt").matches("doc/a.txt", False))
        self.assertFalse(Rule("doc/*.txt").matches("doc/x/a.txt", False))

    def test_folders_only(self):
        self.assertFalse(Rule("tmp/").matches("tmp", False))
        self.assertTrue(Rule("tmp/").matches("a/tmp", True))

    def test_sets(self):
        self.assertTrue(Rule("v[0-9].txt").matches("v3.txt", False))
        self.assertFalse(Rule("v[!0-9].txt").matches("v3.txt", False))

    def test_double_star(self):
        self.assertTrue(Rule("a/**/z").matches("a/z", False))
        self.assertTrue(Rule("a/**/z").matches("a/b/c/z", False))


class SkipTest(unittest.TestCase):
    def test_inside_of_folder(self):
        skip = SkipList("node_modules/\n# comment\n\n*.tmp")
        self.assertTrue(skip.skips("node_modules/x/index.js"))
        self.assertTrue(skip.skips("src/a.tmp"))
        self.assertFalse(skip.skips("src/a.js"))

    def test_exception(self):
        skip = SkipList("*.log\n!keep.log")
        self.assertTrue(skip.skips("a.log"))
        self.assertFalse(skip.skips("logs/keep.log"))

    def test_exception_in_skipped_folder(self):
        self.assertTrue(SkipList("logs/\n!keep.log").skips("logs/keep.log"))

    def test_add(self):
        self.assertTrue(SkipList().add("a").skips("a"))


class TreeTest(unittest.TestCase):
    PATHS = ["src/", "src/a.py", "src/a.pyc", "build/", "build/x.o"]

    def test_kept(self):
        self.assertEqual(kept(self.PATHS, "*.pyc\nbuild/"), ["src/", "src/a.py"])

    def test_explain(self):
        self.assertEqual(explain(self.PATHS, "build/"), ["build/ <- build/", "build/x.o <- build/"])

    def test_unused(self):
        self.assertEqual(unused(self.PATHS, "*.pyc\n*.exe\nbuild/"), ["*.exe"])


if __name__ == "__main__":
    unittest.main()
