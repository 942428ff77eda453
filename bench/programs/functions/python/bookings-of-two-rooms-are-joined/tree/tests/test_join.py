import unittest

from bookings.join import Booking, join


class JoinTest(unittest.TestCase):
    def test_nothing(self):
        self.assertEqual(join([]), [])

    def test_two_in_a_row(self):
        self.assertEqual(join([Booking("7", "Abe", 1, 2), Booking("7", "Abe", 3, 1)]), [Booking("7", "Abe", 1, 3)])

    def test_gap(self):
        rows = [Booking("7", "Abe", 1, 1), Booking("7", "Abe", 4, 1)]
        self.assertEqual(join(rows), rows)

    def test_two_guests(self):
        rows = [Booking("7", "Abe", 1, 1), Booking("7", "Bea", 2, 1)]
        self.assertEqual(join(rows), rows)

    def test_out_of_order(self):
        self.assertEqual(join([Booking("7", "Abe", 3, 1), Booking("7", "Abe", 2, 1)]), [Booking("7", "Abe", 2, 2)])


if __name__ == "__main__":
    unittest.main()
