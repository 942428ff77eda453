"""Finds motifs in melodies; notes are numbers of semitones."""


def steps(notes):
    """Distances from each note to the next."""
    return [after - before for before, after in zip(notes, notes[1:])]


def find_motif(melody, motif):
    """Places at which the motif starts, at whatever pitch.

    Occurrences may overlap. A motif of less than two notes has no shape and
    is never found.

    >>> find_motif([0, 2, 9, 11, 4], [5, 7])
    [0, 2]
    """
    if len(motif) < 2:
        return []
    shape = steps(motif)
    line = steps(melody)
    return [
        start
        for start in range(len(line) - len(shape))
        if line[start:start + len(shape)] == shape
    ]


def transpositions(melody, motif):
    """By how many semitones each occurrence is moved."""
    return [melody[start] - motif[0] for start in find_motif(melody, motif)]
