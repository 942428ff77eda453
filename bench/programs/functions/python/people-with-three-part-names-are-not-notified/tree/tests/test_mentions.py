import unittest

from chat.mentions import link, mentions


class MentionsTest(unittest.TestCase):
    def test_simple(self):
        self.assertEqual(mentions("hello @bob and @alice"), ["bob", "alice"])

    def test_hyphen(self):
        self.assertEqual(mentions("@anne-marie: look"), ["anne-marie"])

    def test_mail_address(self):
        self.assertEqual(mentions("bob@example.org"), [])

    def test_once(self):
        self.assertEqual(mentions("@bob @Bob"), ["bob"])

    def test_link(self):
        self.assertEqual(link("@bob @eve", {"bob"}), "[@bob](/people/bob) @eve")
