import unittest

from notes.wrap import wrap_paragraph, render, quote


class WrapTest(unittest.TestCase):
    def test_wraps(self):
        self.assertEqual(wrap_paragraph("one two three", 8), ["one two", "three"])
        self.assertEqual(wrap_paragraph("extraordinary a b", 4), ["extraordinary", "a b"])

    def test_paragraphs(self):
        self.assertEqual(render("a\nb\n\n\nc", 10), "a b\n\nc")

    def test_code_between_paragraphs(self):
        self.assertEqual(render("see:\n\n    x = 1\n    y = 2\n\nok"), "see:\n\n    x = 1\n    y = 2\n\nok")

    def test_quote(self):
        self.assertEqual(quote("a\n\nb"), "> a\n>\n> b")


if __name__ == '__main__':
    unittest.main()
