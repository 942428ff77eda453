import unittest
from datetime import time

from postrun.tour import Stop, Tour

STOPS = [Stop("Oak", time(13), 60), Stop("Elm", time(9), 30), Stop("Ash", time(10, 15), 45)]


class TourTest(unittest.TestCase):
    def test_minutes(self):
        self.assertEqual(STOPS[2].arrival_minute, 615)
        self.assertEqual(STOPS[2].departure_minute, 660)

    def test_order(self):
        self.assertEqual([stop.village for stop in Tour(STOPS).stops], ["Elm", "Ash", "Oak"])

    def test_preceding(self):
        self.assertEqual(Tour(STOPS).preceding("Oak").village, "Ash")
        self.assertEqual(Tour(STOPS).preceding("Elm").village, "Oak")

    def test_where(self):
        tour = Tour(STOPS)
        self.assertEqual(tour.where(time(9, 29)), "Elm")
        self.assertIsNone(tour.where(time(9, 30)))
        self.assertEqual(tour.where(time(13)), "Oak")

    def test_unknown(self):
        with self.assertRaises(LookupError):
            Tour(STOPS).preceding("Fir")
        with self.assertRaises(ValueError):
            Tour([])


if __name__ == '__main__':
    unittest.main()
