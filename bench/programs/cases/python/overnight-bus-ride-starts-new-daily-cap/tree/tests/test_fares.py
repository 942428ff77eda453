import unittest
from datetime import date, datetime

from fares import DAILY_CAP, WEEKLY_CAP, CardAccount, fare_for


class FareTest(unittest.TestCase):
    def test_off_peak_and_peak(self):
        self.assertEqual(fare_for("rail", datetime(2024, 3, 5, 12, 0)), 280)
        self.assertEqual(fare_for("rail", datetime(2024, 3, 5, 8, 59)), 390)
        self.assertEqual(fare_for("rail", datetime(2024, 3, 9, 8, 59)), 280)

    def test_unknown_mode(self):
        with self.assertRaises(ValueError):
            fare_for("ferry", datetime(2024, 3, 5, 12, 0))


class CappingTest(unittest.TestCase):
    def setUp(self):
        self.card = CardAccount("0042")

    def test_single_fare(self):
        self.assertEqual(self.card.tap("bus", datetime(2024, 3, 5, 12, 0)), 175)

    def test_daily_cap(self):
        charged = [
            self.card.tap("rail", datetime(2024, 3, 5, hour, 0)) for hour in (10, 12, 14, 20)
        ]
        self.assertEqual(charged, [280, 280, 280, 10])
        self.assertEqual(sum(charged), DAILY_CAP)

    def test_next_day_starts_anew(self):
        for hour in (10, 12, 14, 20):
            self.card.tap("rail", datetime(2024, 3, 5, hour, 0))
        self.assertEqual(self.card.tap("rail", datetime(2024, 3, 6, 10, 0)), 280)

    def test_weekly_cap(self):
        for day in range(4, 11):
            for hour in (10, 12, 14, 20):
                self.card.tap("rail", datetime(2024, 3, day, hour, 0))
        self.assertEqual(sum(ride.charged for ride in self.card.rides), WEEKLY_CAP)
        self.assertEqual(self.card.tap("bus", datetime(2024, 3, 11, 10, 0)), 175)

    def test_weekly_cap_ends_with_the_service_day(self):
        for day in range(4, 11):
            for hour in (10, 12, 14, 20):
                self.card.tap("rail", datetime(2024, 3, day, hour, 0))
        self.assertEqual(self.card.tap("bus", datetime(2024, 3, 11, 1, 0)), 0)

    def test_statement_is_by_service_day(self):
        self.card.tap("bus", datetime(2024, 3, 5, 23, 0))
        self.card.tap("tram", datetime(2024, 3, 6, 1, 0))
        self.card.tap("bus", datetime(2024, 3, 6, 9, 30))
        self.assertEqual(
            self.card.statement(),
            [(date(2024, 3, 5), 2, 375), (date(2024, 3, 6), 1, 175)],
        )


if __name__ == "__main__":
    unittest.main()
