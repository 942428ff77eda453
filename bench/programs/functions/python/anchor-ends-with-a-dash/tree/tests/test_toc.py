import unittest

from manual.toc import anchor, contents


class TocTest(unittest.TestCase):
    def test_words(self):
        self.assertEqual(anchor("First Steps"), "first-steps")
        self.assertEqual(anchor("well-known   bugs"), "well-known-bugs")

    def test_signs(self):
        self.assertEqual(anchor("Who are you?"), "who-are-you")

    def test_nothing_left(self):
        self.assertEqual(anchor("!!!"), "section")

    def test_contents(self):
        self.assertEqual(contents(["Notes", "Notes"]), ["* [Notes](#notes)", "* [Notes](#notes-2)"])
