import unittest

from tsv.cells import escape, read_row, unescape, write_row


class CellsTest(unittest.TestCase):
    def test_escape(self):
        self.assertEqual(escape("tab\there"), "tab\\there")
        self.assertEqual(escape("back\\slash"), "back\\\\slash")

    def test_unescape(self):
        self.assertEqual(unescape("one\\ntwo"), "one\ntwo")
        self.assertEqual(unescape("\\\\n"), "\\n")

    def test_rows(self):
        row = ["a\tb", "", "c\\t"]
        self.assertEqual(read_row(write_row(row)), row)
