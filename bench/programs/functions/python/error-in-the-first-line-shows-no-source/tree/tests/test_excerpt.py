import unittest

from excerpt import excerpt, report

TEXT = "a\nb\nc\nd\ne"


class ExcerptTest(unittest.TestCase):
    def test_middle(self):
        self.assertEqual(excerpt(TEXT, 3, 1), [" 2 | b", ">3 | c", " 4 | d"])

    def test_end(self):
        self.assertEqual(excerpt(TEXT, 5, 1), [" 4 | d", ">5 | e"])

    def test_no_line(self):
        with self.assertRaises(ValueError):
            excerpt(TEXT, 6)

    def test_report(self):
        self.assertEqual(report(TEXT, 4, "bad").splitlines()[0], "line 4: bad")
