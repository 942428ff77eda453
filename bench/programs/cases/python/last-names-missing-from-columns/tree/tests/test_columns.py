import unittest

from roster.columns import fitting_columns, layout, render, widths


class ColumnsTest(unittest.TestCase):
    def test_widths(self):
        self.assertEqual(widths([["aa", "b"], ["a", "bbb"]]), [2, 3])

    def test_fitting_columns(self):
        self.assertEqual(fitting_columns(["Ann", "Dora"], 16), 3)
        self.assertEqual(fitting_columns([], 1), 1)

    def test_widths_of_uneven_rows(self):
        self.assertEqual(widths([["aa", "b", "ccc"], ["aaaa", "bb"]]), [4, 2, 3])
        self.assertEqual(widths([]), [])

    def test_gap(self):
        self.assertEqual(fitting_columns(["Ann"], 11, gap=1), 3)
        self.assertEqual(fitting_columns(["Ann"], 10, gap=1), 2)

    def test_narrow_board(self):
        self.assertEqual(fitting_columns(["Bartholomew"], 5), 1)

    def test_empty_list(self):
        self.assertEqual(layout([], 3), [])
        self.assertEqual(render([], 3), "")
