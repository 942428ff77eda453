import unittest

from cards.reader import CardError, first, read_card


class ReaderTest(unittest.TestCase):
    def test_one_field(self):
        self.assertEqual(read_card("Title: Soup"), {"title": ["Soup"]})

    def test_repeated(self):
        self.assertEqual(read_card("tag: a\nTag: b"), {"tag": ["a", "b"]})

    def test_continued(self):
        self.assertEqual(read_card("note: one\n  two\n  three"), {"note": ["one two three"]})

    def test_no_name(self):
        with self.assertRaises(CardError):
            read_card("just words")

    def test_first(self):
        self.assertEqual(first({"tag": ["a", "b"]}, "Tag"), "a")


if __name__ == "__main__":
    unittest.main()
