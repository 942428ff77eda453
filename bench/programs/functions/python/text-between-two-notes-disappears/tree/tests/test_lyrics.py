import unittest

from chorus.lyrics import notes, sheet, sung


class LyricsTest(unittest.TestCase):
    def test_no_note(self):
        self.assertEqual(sung("  Oh   my "), "Oh my")

    def test_one_note(self):
        self.assertEqual(sung("Oh [[C7]] my"), "Oh my")

    def test_notes(self):
        self.assertEqual(notes("Oh [[ C7 ]] my"), ["C7"])

    def test_sheet(self):
        self.assertEqual(sheet("[[slowly]]\nOne [[A]]\n\nTwo"), [("One", ["A"]), ("Two", [])])


if __name__ == "__main__":
    unittest.main()
