"""File names for the archive of the choir."""

SPELLED = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "&": " and "}
ALLOWED = set("abcdefghijklmnopqrstuvwxyz0123456789")


def file_stem(title, limit=40):
    """Name for a piece of music: lower case, words joined by hyphens.

    Special characters are spelled out, all others that are not allowed
    separate words. Not longer than `limit` characters, cut between words
    where that is possible.

    >>> file_stem("Ave Maria (live)")
    'ave-maria-live'
    """
    text = title.lower()
    for char, spelled in SPELLED.items():
        text.replace(char, spelled)
    words = "".join(c if c in ALLOWED else " " for c in text).split()
    stem = "-".join(words)
    while len(stem) > limit and len(words) > 1:
        words.pop()
        stem = "-".join(words)
    return stem[:limit]


def unique_stems(titles):
    """Stems of all titles, with a number behind those that came before."""
    seen = {}
    stems = []
    for title in titles:
        stem = file_stem(title)
        seen[stem] = seen.get(stem, 0) + 1
        stems.append(stem if seen[stem] == 1 else f"{stem}-{seen[stem]}")
    return stems
