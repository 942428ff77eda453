import unittest
from datetime import datetime

from boathouse.booking import Boat, Rental, Taken, free_boats


def at(hour, minute=0):
    return datetime(2024, 7, 1, hour, minute)


class BookingTest(unittest.TestCase):
    def test_overlapping_rentals_are_refused(self):
        boat = Boat("Heron")
        boat.rent(at(10), 2, "Ida")
        with self.assertRaises(Taken):
            boat.rent(at(11), 1, "Jo")
        with self.assertRaises(Taken):
            boat.rent(at(9), 2, "Jo")

    def test_after_the_other_rental(self):
        boat = Boat("Heron")
        boat.rent(at(10), 2, "Ida")
        self.assertEqual(boat.rent(at(12), 1, "Jo").end, at(13))

    def test_well_before(self):
        boat = Boat("Heron")
        boat.rent(at(10), 2, "Ida")
        self.assertTrue(boat.is_free(at(7), 2))

    def test_hours(self):
        with self.assertRaises(ValueError):
            Boat("Heron").rent(at(10), 0, "Ida")

    def test_out_at(self):
        boat = Boat("Heron")
        boat.rent(at(10), 2, "Ida")
        self.assertEqual(boat.out_at(at(11, 59)), "Ida")
        self.assertIsNone(boat.out_at(at(12)))

    def test_free_boats(self):
        heron, coot = Boat("Heron"), Boat("Coot")
        heron.rent(at(10), 2, "Ida")
        self.assertEqual(free_boats([heron, coot], at(11), 1), ["Coot"])
        self.assertEqual(free_boats([heron, coot], at(14), 1), ["Coot", "Heron"])

    def test_rental_order(self):
        self.assertLess(Rental(at(9), 5), Rental(at(10), 1))


if __name__ == '__main__':
    unittest.main()
