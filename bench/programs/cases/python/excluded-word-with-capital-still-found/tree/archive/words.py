"""Words of texts and queries."""

import re
import unicodedata

STOP = {"the", "a", "an", "of", "and", "in", "on"}


def fold(word):
    """Lower case and without accents: "Café" -> "cafe"."""
    decomposed = unicodedata.normalize("NFKD", word.lower())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def words(text):
    """The folded words of a text without the stop words."""
    found = [fold(w) for w in re.findall(r"\w+", text)]
    return [w for w in found if w not in STOP]
