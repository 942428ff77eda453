import unittest

from library.marks import Mark, MarkError, Shelf, find_shelf, in_order, misplaced


class MarksTest(unittest.TestCase):
    def test_text(self):
        self.assertEqual(str(Mark("qa76.9  .b12 1998")), "QA 76.9 B12 1998")
        self.assertEqual(str(Mark("Z 5")), "Z 5")

    def test_errors(self):
        for text in ("", "QA", "76 QA", "QA 76 B"):
            with self.assertRaises(MarkError):
                Mark(text)

    def test_order(self):
        self.assertEqual(in_order(["QB 10", "QA 76 B2", "QA 76", "QA 76 B12"]), ["QA 76", "QA 76 B12", "QA 76 B2", "QB 10"])

    def test_order_of_years(self):
        self.assertEqual(in_order(["T 5 A1 2004", "T 5 A1", "T 5 A1 1998"]), ["T 5 A1", "T 5 A1 1998", "T 5 A1 2004"])

    def test_misplaced(self):
        self.assertEqual(misplaced(["QA 10", "QC 12", "QB 11", "QC 13"]), ["QB 11"])

    def test_find_shelf(self):
        shelves = [Shelf("one", "A 10", "A 49.9"), Shelf("two", "A 50", "C 99")]
        self.assertEqual(find_shelf(shelves, "A 25 X7"), "one")
        self.assertEqual(find_shelf(shelves, "B 20"), "two")
        self.assertIsNone(find_shelf(shelves, "D 10"))


if __name__ == "__main__":
    unittest.main()
