"""Transposing song sheets with chords in square brackets.

    [C]Should auld ac[G7]quaintance [Am/C]be for[F]got
"""

import re

SHARPS = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
FLATS = ("C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B")
FLAT_KEYS = {"F", "Bb", "Eb", "Ab", "Db", "Gb", "Dm", "Gm", "Cm", "Fm", "Bbm", "Ebm"}

_CHORD = re.compile(r"([A-G][#b]?)([^/\s]*)(?:/([A-G][#b]?))?")
_BRACKETED = re.compile(r"\[([^\]]+)\]")
_KEY = re.compile(r"([A-G][#b]?)(m?)")


def note_index(note):
    """The number of semitones from C to the note, 0 to 11."""
    if note in SHARPS:
        return SHARPS.index(note)
    if note in FLATS:
        return FLATS.index(note)
    enharmonic = {"E#": 5, "B#": 0, "Cb": 11, "Fb": 4}
    try:
        return enharmonic[note]
    except KeyError:
        raise ValueError(f"not a note: {note!r}") from None


def transpose_note(note, steps, flats=False):
    names = FLATS if flats else SHARPS
    return names[(note_index(note) + steps) % 12]


def transpose_key(key, steps):
    """Transpose a key such as "Eb" or "F#m", choosing the usual spelling."""
    match = _KEY.fullmatch(key)
    if match is None:
        raise ValueError(f"not a key: {key!r}")
    tonic, minor = match.groups()
    flat = transpose_note(tonic, steps, flats=True) + minor
    return flat if flat in FLAT_KEYS else transpose_note(tonic, steps) + minor


def transpose_chord(chord, steps, flats=False):
    """Transpose one chord; anything that is not a chord is left alone."""
    match = _CHORD.fullmatch(chord)
    if match is None:
        return chord
    root, quality, bass = match.groups()
    moved = transpose_note(root, steps, flats) + quality
    if bass:
        moved += "/" + transpose_note(bass, steps)
    return moved


def chords_of(text):
    """The different chords of a sheet in the order they first appear."""
    return list(dict.fromkeys(_BRACKETED.findall(text)))


def transpose_sheet(text, key, steps):
    """Return (new key, new text) with all bracketed chords moved."""
    new_key = transpose_key(key, steps)
    flats = new_key in FLAT_KEYS
    moved = _BRACKETED.sub(
        lambda m: "[" + transpose_chord(m.group(1), steps, flats) + "]", text
    )
    return new_key, moved
