import unittest

from archive.search import Archive
from archive.words import fold, words


def archive():
    return (Archive()
            .add("p1", "The old harbour of Málaga")
            .add("p2", "Old boats in the harbour, old nets")
            .add("p3", "Café on the market"))


class SearchTest(unittest.TestCase):
    def test_fold(self):
        self.assertEqual(fold("Málaga"), "malaga")

    def test_words(self):
        self.assertEqual(words("The Lady of the Lake"), ["lady", "lake"])

    def test_search_ranks_by_hits(self):
        self.assertEqual(archive().search("old harbour"), ["p2", "p1"])
        self.assertEqual(archive().search("old harbour", limit=1), ["p2"])

    def test_case_and_accents(self):
        self.assertEqual(archive().search("MALAGA"), ["p1"])
        self.assertEqual(archive().search("café"), ["p3"])

    def test_prefix(self):
        self.assertEqual(archive().search("Mar*"), ["p3"])

    def test_stop_words_in_query(self):
        self.assertEqual(archive().search("the market"), ["p3"])

    def test_nothing_found(self):
        self.assertEqual(archive().search("old castle"), [])
        self.assertEqual(archive().search(""), [])


if __name__ == "__main__":
    unittest.main()
