import os
import sys

sys.path.insert(0, os.getcwd())

from songsheet.chords import capo, is_chord, transpose, transpose_line


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


assert transpose("C/E", 2) == "D/F#"
assert transpose_line("C/E  Am/G", 2) == "D/F#  Bm/A"
assert transpose("C/E", 1, flats=True) == "Db/F"
assert transpose("F/A", 1, flats=True) == "Gb/Bb"
assert transpose("Gm7/Bb", 2) == "Am7/C"
assert transpose("D/A", -2) == "C/G"
assert capo("D/F#", 2) == "C/E"
assert transpose("C/E", 12) == "C/E"
assert transpose("C/E", 0) == "C/E"
assert transpose("Am7", 3) == "Cm7"
assert transpose("B", 2, flats=True) == "Db"
assert transpose_line("C  G7 (twice)", 2) == "D  A7 (twice)"
assert is_chord("C/E") and not is_chord("C/H")
raises(ValueError, transpose, "C/H", 1)
