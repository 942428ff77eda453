import unittest

from mailer.template import MissingField, fields, fill, scan


class TemplateTest(unittest.TestCase):
    def test_plain(self):
        self.assertEqual(scan("hello"), [("text", "hello")])

    def test_one_field(self):
        self.assertEqual(fill("Dear {name},", {"name": "Kim"}), "Dear Kim,")

    def test_blanks_inside(self):
        self.assertEqual(fill("{ n } seats", {"n": 3}), "3 seats")

    def test_fields(self):
        self.assertEqual(fields("{a} {b} {a}"), ["a", "b"])

    def test_missing(self):
        with self.assertRaises(MissingField):
            fill("{a}", {"b": 1})


if __name__ == "__main__":
    unittest.main()
