import unittest

from inikit import ConfigError, MissingOption, SyntaxProblem, parse

TEXT = """\
# main file
timeout = 30
[Mail]
host = mail.example.org   ; the relay
name = "a # b"
tls = Yes
to = ann@example.org,
    bob@example.org
"""


class ParseTest(unittest.TestCase):
    def setUp(self):
        self.config = parse(TEXT)

    def test_plain(self):
        self.assertEqual(self.config.get("mail", "HOST"), "mail.example.org")

    def test_defaults_section(self):
        self.assertEqual(self.config.get_int("mail", "timeout"), 30)

    def test_quoted_value_keeps_hash(self):
        self.assertEqual(self.config.get("mail", "name"), "a # b")

    def test_bool(self):
        self.assertIs(self.config.get_bool("mail", "tls"), True)
        self.assertIs(self.config.get_bool("mail", "debug", False), False)

    def test_continued_list(self):
        self.assertEqual(self.config.get_list("mail", "to"), ["ann@example.org", "bob@example.org"])

    def test_missing(self):
        with self.assertRaises(MissingOption):
            self.config.get("mail", "port")

    def test_wrong_number(self):
        with self.assertRaises(ConfigError):
            self.config.get_int("mail", "host")

    def test_sections(self):
        self.assertEqual(self.config.sections(), ["defaults", "mail"])

    def test_comment_lines(self):
        self.assertEqual(parse("; one\n  # two\na = 1\n").options("defaults"), {"a": "1"})

    def test_syntax_errors(self):
        with self.assertRaises(SyntaxProblem) as caught:
            parse("a = 1\n\n[x")
        self.assertEqual(caught.exception.line, 3)
        with self.assertRaises(SyntaxProblem):
            parse("just text")

    def test_empty_value(self):
        self.assertEqual(parse("a =\n").get("defaults", "a"), "")


if __name__ == "__main__":
    unittest.main()
