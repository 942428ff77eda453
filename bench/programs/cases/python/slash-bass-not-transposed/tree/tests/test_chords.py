import unittest

from songsheet.chords import capo, is_chord, transpose, transpose_line


class ChordsTest(unittest.TestCase):
    def test_transpose(self):
        self.assertEqual(transpose("Am7", 3), "Cm7")
        self.assertEqual(transpose("Bb", 2), "C")
        self.assertEqual(transpose("B", 2), "C#")
        self.assertEqual(transpose("B", 2, flats=True), "Db")

    def test_line(self):
        self.assertEqual(transpose_line("C   G7  (twice) F", 2), "D   A7  (twice) G")

    def test_slash_chord_is_a_chord(self):
        self.assertTrue(is_chord("C/E"))
        self.assertFalse(is_chord("Chorus"))
        self.assertEqual(transpose("C/E", 12), "C/E")

    def test_capo(self):
        self.assertEqual(capo("D", 2), "C")

    def test_unknown(self):
        with self.assertRaises(ValueError):
            transpose("H7", 1)
