import unittest

from carpark import receipt


class CarParkTest(unittest.TestCase):
    def check(self, arrival, departure, amount):
        text = receipt(arrival, departure)
        self.assertTrue(text.endswith(f": {amount} EUR"), text)

    def test_short(self):
        self.check("2024-03-04 10:00", "2024-03-04 10:15", "0.00")
        self.check("2024-03-04 10:00", "2024-03-04 10:16", "1.50")

    def test_hours(self):
        self.check("2024-03-04 10:00", "2024-03-04 12:00", "3.00")
        self.check("2024-03-04 10:00", "2024-03-04 12:01", "4.50")

    def test_most_of_a_day(self):
        self.check("2024-03-04 10:00", "2024-03-05 09:00", "12.00")

    def test_backwards(self):
        with self.assertRaises(ValueError):
            receipt("2024-03-04 10:00", "2024-03-04 09:00")
