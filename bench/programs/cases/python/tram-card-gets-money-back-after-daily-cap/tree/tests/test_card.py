import unittest
from datetime import datetime

from tram.card import Card, CardError
from tram.fares import fare


def at(hour, minute=0, day=1):
    return datetime(2024, 6, day, hour, minute)


class CardTest(unittest.TestCase):
    def test_fare(self):
        self.assertEqual(fare("Harbour", "Centre"), 180)
        self.assertEqual(fare("Airport", "Museum"), 320)

    def test_ride(self):
        card = Card(1000)
        self.assertEqual(card.ride(at(8), "Harbour", "Stadium"), 250)
        self.assertEqual(card.balance, 750)
        self.assertEqual(card.history(), ["01.06. 08:00 Harbour-Stadium 2.50"])

    def test_cap(self):
        card = Card(2000)
        charges = [card.ride(at(h), "Centre", "Airport") for h in (8, 10, 12)]
        self.assertEqual(charges, [320, 320, 60])

    def test_next_day(self):
        card = Card(2000)
        for hour in (8, 10, 12):
            card.ride(at(hour), "Centre", "Airport")
        self.assertEqual(card.ride(at(7, day=2), "Centre", "Airport"), 320)

    def test_balance_too_low(self):
        with self.assertRaises(CardError):
            Card(100).ride(at(8), "Harbour", "Centre")

    def test_top_up(self):
        self.assertEqual(Card(10).top_up(90), 100)
        with self.assertRaises(CardError):
            Card().top_up(0)


if __name__ == "__main__":
    unittest.main()
