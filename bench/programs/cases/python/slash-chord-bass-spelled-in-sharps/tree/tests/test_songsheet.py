import unittest

from songsheet import chords_of, note_index, transpose_chord, transpose_key, transpose_note, transpose_sheet


class NotesTest(unittest.TestCase):
    def test_index(self):
        self.assertEqual(note_index("D#"), note_index("Eb"))
        self.assertEqual(note_index("Cb"), 11)

    def test_unknown_note(self):
        with self.assertRaises(ValueError):
            note_index("H")

    def test_transpose(self):
        self.assertEqual(transpose_note("A", 3), "C")
        self.assertEqual(transpose_note("C", -2), "A#")
        self.assertEqual(transpose_note("C", -2, flats=True), "Bb")


class KeysTest(unittest.TestCase):
    def test_flat_and_sharp_keys(self):
        self.assertEqual(transpose_key("G", 3), "Bb")
        self.assertEqual(transpose_key("G", 2), "A")
        self.assertEqual(transpose_key("Am", 2), "Bm")
        self.assertEqual(transpose_key("Em", 3), "Gm")


class ChordsTest(unittest.TestCase):
    def test_quality_is_kept(self):
        self.assertEqual(transpose_chord("Am7", 2), "Bm7")
        self.assertEqual(transpose_chord("Gsus4", 3, flats=True), "Bbsus4")

    def test_bass_moves_along(self):
        self.assertEqual(transpose_chord("C/E", 2), "D/F#")
        self.assertEqual(transpose_chord("G/B", 5), "C/E")

    def test_not_a_chord(self):
        self.assertEqual(transpose_chord("Chorus x2", 4), "Chorus x2")


class SheetTest(unittest.TestCase):
    def test_sheet(self):
        key, text = transpose_sheet("[G]Happy [D7]birthday [G]to you", "G", 3)
        self.assertEqual(key, "Bb")
        self.assertEqual(text, "[Bb]Happy [F7]birthday [Bb]to you")

    def test_chords_of(self):
        self.assertEqual(chords_of("[G]a [D/F#]b [G]c"), ["G", "D/F#"])


if __name__ == "__main__":
    unittest.main()
