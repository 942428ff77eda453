"""Search in the photo archive.

A query is a list of words; all of them must be in the caption of a photo.
Words with a minus must not be in it. Words ending in * match any word that
starts like that.
"""

from archive.words import STOP, fold, words


class Query:
    def __init__(self, text):
        self.wanted = []
        self.excluded = []
        for token in text.split():
            if token.startswith("-") and len(token) > 1:
                self.excluded.append(token[1:])
            elif fold(token) not in STOP:
                self.wanted.append(fold(token))

    @staticmethod
    def hits(term, caption):
        """How many words of a caption match a term."""
        if term.endswith("*"):
            return sum(1 for w in caption if w.startswith(term[:-1]))
        return caption.count(term)

    def score(self, caption):
        """0 if the caption does not match, more for more hits."""
        if any(self.hits(term, caption) for term in self.excluded):
            return 0
        counts = [self.hits(term, caption) for term in self.wanted]
        if not counts or min(counts) == 0:
            return 0
        return sum(counts)


class Archive:
    def __init__(self):
        self.captions = {}

    def add(self, name, caption):
        self.captions[name] = words(caption)
        return self

    def search(self, text, limit=10):
        """Names of the matching photos, best first, then by name."""
        query = Query(text)
        scored = [(query.score(caption), name) for name, caption in self.captions.items()]
        found = sorted((-score, name) for score, name in scored if score)
        return [name for _, name in found[:limit]]
