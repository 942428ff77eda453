import unittest
from datetime import date

from feed.listing import Article, by_day, front_page, newest_first

OLD = Article("Beta", date(2024, 1, 30))
NEW = Article("Alpha", date(2024, 2, 2))
NEXT = Article("Gamma", date(2024, 2, 5))


class ListingTest(unittest.TestCase):
    def test_newest_first(self):
        self.assertEqual(newest_first([NEW, NEXT, OLD]), [NEXT, NEW, OLD])

    def test_by_day(self):
        self.assertEqual(by_day([OLD, NEW]), [(NEW.day, ["Alpha"]), (OLD.day, ["Beta"])])

    def test_front_page(self):
        self.assertEqual(front_page([OLD, NEW, NEXT], date(2024, 2, 4), 3), ["Alpha"])
