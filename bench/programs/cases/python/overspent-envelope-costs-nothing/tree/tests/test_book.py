import unittest

from envelopes.book import Book


class BookTest(unittest.TestCase):
    def setUp(self):
        self.book = Book()
        self.book.income(1000)
        self.book.fill("food", 300)

    def test_fill(self):
        self.assertEqual((self.book.free, self.book.total()), (700, 1000))
        with self.assertRaises(ValueError):
            self.book.fill("fun", 701)

    def test_spend(self):
        self.assertEqual(self.book.spend("food", 350), -50)
        self.assertEqual(self.book.total(), 650)

    def test_move(self):
        self.book.move("food", "fun", 100)
        self.assertEqual(self.book.envelopes, {"food": 200, "fun": 100})
        with self.assertRaises(ValueError):
            self.book.move("fun", "food", 101)

    def test_total_with_several_envelopes(self):
        self.book.fill("car", 200)
        self.book.spend("car", 30)
        self.assertEqual(self.book.total(), 970)
        self.assertEqual(self.book.free, 500)

    def test_spend_from_new_envelope(self):
        self.assertEqual(self.book.spend("gift", 20), -20)
