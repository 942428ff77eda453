import unittest

from ledger.recurring import RecurringPayment, add_months, upcoming, total_due


class RecurringTest(unittest.TestCase):
    def setUp(self):
        from datetime import date
        self.date = date
        self.rent = RecurringPayment("rent", 80000, date(2023, 1, 1))

    def test_add_months_over_new_year(self):
        self.assertEqual(add_months(self.date(2023, 11, 5), 3), self.date(2024, 2, 5))

    def test_due_dates(self):
        dates = self.rent.due_dates(self.date(2023, 3, 31))
        self.assertEqual([d.month for d in dates], [1, 2, 3])

    def test_last_date_is_respected(self):
        gym = RecurringPayment("gym", 2000, self.date(2023, 1, 10), 1, self.date(2023, 2, 10))
        self.assertEqual(len(gym.due_dates(self.date(2023, 12, 31))), 2)

    def test_total(self):
        tax = RecurringPayment("tax", 500, self.date(2023, 2, 15), 3)
        self.assertEqual(total_due([self.rent, tax], self.date(2023, 2, 1), self.date(2023, 5, 31)), 321000)
        self.assertEqual(upcoming([tax], self.date(2023, 3, 1), self.date(2023, 6, 1)), [(self.date(2023, 5, 15), "tax")])


if __name__ == '__main__':
    unittest.main()
