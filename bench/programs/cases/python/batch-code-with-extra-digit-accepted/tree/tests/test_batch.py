import unittest
from datetime import date

from dairy.batch import Batch, BatchError, parse, recall, scan


class BatchTest(unittest.TestCase):
    def test_parse(self):
        self.assertEqual(parse("B24135-07"), Batch("B", date(2024, 5, 14), 7))
        self.assertEqual(parse(" b24135-07\n"), Batch("B", date(2024, 5, 14), 7))

    def test_errors(self):
        for text in ("", "G24135-07", "B24135", "XB24135-07", "B24000-01", "B23366-01"):
            with self.assertRaises(BatchError, msg=text):
                parse(text)

    def test_leap_year(self):
        self.assertEqual(parse("A24366-01").made, date(2024, 12, 31))

    def test_code(self):
        self.assertEqual(Batch("C", date(2024, 1, 9), 3).code(), "C24009-03")

    def test_scan(self):
        good, bad = scan(["A24001-01", "milk"])
        self.assertEqual((len(good), bad), (1, ["milk"]))

    def test_recall(self):
        batches = [parse(code) for code in ("A24003-01", "A24001-01", "B24002-01", "A24009-01")]
        self.assertEqual(recall(batches, "A", date(2024, 1, 1), date(2024, 1, 3)), ["A24001-01", "A24003-01"])


if __name__ == '__main__':
    unittest.main()
