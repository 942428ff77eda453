"""Chord symbols of a song sheet and their transposition."""

import re

SHARPS = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
FLATS = ["C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B"]

_CHORD = re.compile(r"^([A-G][#b]?)(m|min|maj|dim|aug|sus)?([0-9]*)(?:/([A-G][#b]?))?$")


def _index(note):
    names = FLATS if note.endswith("b") else SHARPS
    return names.index(note)


def _shift(note, steps, flats=False):
    names = FLATS if flats else SHARPS
    return names[(_index(note) + steps) % 12]


def is_chord(word):
    return bool(_CHORD.match(word))


def transpose(chord, steps, flats=False):
    """The chord moved by a number of half tones.

    >>> transpose("Am7", 3)
    'Cm7'
    """
    match = _CHORD.match(chord)
    if not match:
        raise ValueError("not a chord: %s" % chord)
    root, quality, number, bass = match.groups()
    result = _shift(root, steps, flats) + (quality or "") + number
    if bass:
        result += "/" + bass
    return result


def transpose_line(line, steps, flats=False):
    """Moves all chords of a line. Words that are no chords and the blanks stay."""
    parts = re.split(r"(\s+)", line)
    return "".join(transpose(p, steps, flats) if is_chord(p) else p for p in parts)


def capo(chord, fret):
    """The shape to play with a capo so that the chord sounds."""
    return transpose(chord, -fret)
