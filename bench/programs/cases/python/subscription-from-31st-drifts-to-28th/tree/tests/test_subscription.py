import unittest
from datetime import date

from caldates import add_months, on_working_day
from subscription import Subscription


class DatesTest(unittest.TestCase):
    def test_add_months(self):
        self.assertEqual(add_months(date(2024, 11, 15), 3), date(2025, 2, 15))
        self.assertEqual(add_months(date(2024, 1, 31), 1), date(2024, 2, 29))
        self.assertEqual(add_months(date(2024, 5, 5), 0), date(2024, 5, 5))

    def test_on_working_day(self):
        self.assertEqual(on_working_day(date(2024, 6, 1)), date(2024, 6, 3))
        self.assertEqual(on_working_day(date(2024, 6, 2)), date(2024, 6, 3))
        self.assertEqual(on_working_day(date(2024, 6, 3)), date(2024, 6, 3))


class SubscriptionTest(unittest.TestCase):
    def test_due(self):
        subscription = Subscription(date(2024, 3, 10), "quarterly", 30)
        self.assertEqual(subscription.due, date(2024, 3, 10))
        self.assertEqual(subscription.pay(date(2024, 3, 9)), date(2024, 6, 10))
        self.assertEqual(subscription.payments, [(date(2024, 3, 9), 30)])

    def test_unknown_period(self):
        with self.assertRaises(ValueError):
            Subscription(date(2024, 3, 10), "weekly")

    def test_cancel(self):
        subscription = Subscription(date(2024, 3, 10))
        subscription.cancel()
        self.assertIsNone(subscription.due)
        with self.assertRaises(ValueError):
            subscription.pay(date(2024, 3, 10))

    def test_overdue(self):
        subscription = Subscription(date(2024, 3, 10))
        self.assertFalse(subscription.is_overdue(date(2024, 3, 17)))
        self.assertTrue(subscription.is_overdue(date(2024, 3, 18)))
        self.assertTrue(subscription.is_overdue(date(2024, 3, 11), grace=0))


if __name__ == "__main__":
    unittest.main()
