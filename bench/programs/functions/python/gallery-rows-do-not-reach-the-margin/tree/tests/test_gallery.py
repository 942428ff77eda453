import unittest

from gallery import layout, total_height

SQUARE = [(name, 100, 100) for name in "abcdef"]


class LayoutTest(unittest.TestCase):
    def test_single_row(self):
        self.assertEqual(layout(SQUARE[:3], 308), [(["a", "b", "c"], 100)])
        self.assertEqual(layout(SQUARE[:3], 248), [(["a", "b", "c"], 80)])

    def test_unfinished_row(self):
        self.assertEqual(layout(SQUARE[:2], 500), [(["a", "b"], 100)])

    def test_no_gap(self):
        self.assertEqual(layout(SQUARE, 300, gap=0), [(["a", "b", "c"], 100), (["d", "e", "f"], 100)])

    def test_empty(self):
        self.assertEqual(layout([], 300), [])

    def test_total_height(self):
        self.assertEqual(total_height([(["a"], 100), (["b"], 90)]), 194)
