import unittest

from offer.sheet import Offer, Row


class OfferTest(unittest.TestCase):
    def test_total(self):
        offer = Offer("Finch").add("shelf", 2, 4500).add("screws", 1, 350)
        self.assertEqual(offer.subtotal, 9350)
        self.assertEqual(offer.total, 9350)

    def test_discount(self):
        offer = Offer("Finch").add("shelf", 1, 999)
        offer.discount = 10
        self.assertEqual(offer.total, 899)

    def test_remove(self):
        offer = Offer("Finch").add("shelf", 2, 4500).add("screws", 1, 350)
        self.assertEqual(offer.remove(2), Row("screws", 1, 350))
        self.assertEqual(offer.subtotal, 9000)
        with self.assertRaises(IndexError):
            offer.remove(2)

    def test_lines(self):
        offer = Offer("Finch").add("shelf", 2, 4500)
        offer.discount = 5
        self.assertEqual(list(offer.lines()), ["1. 2 x shelf 90.00", "discount 5 %", "total 85.50"])

    def test_count(self):
        with self.assertRaises(ValueError):
            Offer("Finch").add("shelf", 0, 1)

    def test_rows(self):
        self.assertEqual(Offer("Finch").rows, ())


if __name__ == '__main__':
    unittest.main()
