import os
import sys

sys.path.insert(0, os.getcwd())

from songsheet import transpose_chord, transpose_sheet

key, text = transpose_sheet("[G]Let it [D/F#]be, [C/E]let it [Cm/Eb]be", "G", 3)
assert key == "Bb"
assert text == "[Bb]Let it [F/A]be, [Eb/G]let it [Ebm/Gb]be", text

assert transpose_sheet("[F/Bb]", "C", 3) == ("Eb", "[Ab/Db]")
assert transpose_sheet("[C/G][G/B]x", "G", -2) == ("F", "[Bb/F][F/A]x")
assert transpose_sheet("[Em/D][Am/C]", "Em", 1) == ("Fm", "[Fm/Eb][Bbm/Db]")
assert transpose_chord("Am7/G", 1, flats=True) == "Bbm7/Ab"
assert transpose_chord("Ab/Eb", 0, True) == "Ab/Eb"

# unchanged: sharp keys, no bass, no chord
assert transpose_chord("C/E", 2) == "D/F#"
assert transpose_chord("Am7/G", 1) == "A#m7/G#"
assert transpose_sheet("[D/F#]a", "D", 2) == ("E", "[E/G#]a")
assert transpose_sheet("[Dm]a[Chorus x2]", "C", 5) == ("F", "[Gm]a[Chorus x2]")
