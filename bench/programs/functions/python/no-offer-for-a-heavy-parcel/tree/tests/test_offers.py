import unittest

from shipping.offers import Carrier, Parcel, cheapest, offer

SLOW = Carrier("Slow", {"SE"}, 10, 400, 5)
FAST = Carrier("Fast", {"SE", "NO"}, 15, 900, 5)


class OffersTest(unittest.TestCase):
    def test_cheapest(self):
        self.assertEqual(cheapest(Parcel("SE", 2), [FAST, SLOW]), SLOW)

    def test_heavy(self):
        self.assertEqual(cheapest(Parcel("SE", 12), [FAST, SLOW]), FAST)
        self.assertIsNone(cheapest(Parcel("SE", 16), [FAST, SLOW]))

    def test_country(self):
        self.assertEqual(cheapest(Parcel("NO", 2), [SLOW, FAST]), FAST)

    def test_offer(self):
        self.assertEqual(offer(Parcel("SE", 2), [SLOW]), "Slow: 4.10")
        self.assertEqual(offer(Parcel("FI", 2), [SLOW]), "please ask")
