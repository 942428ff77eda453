import unittest
from datetime import date

from loyalty.account import Account


class AccountTest(unittest.TestCase):
    def test_balance_and_expiry(self):
        account = Account()
        account.earn(50, date(2023, 1, 1), valid_days=10)
        self.assertEqual(account.balance(date(2023, 1, 11)), 50)
        self.assertEqual(account.balance(date(2023, 1, 12)), 0)

    def test_points_of_the_future_do_not_count(self):
        account = Account()
        account.earn(50, date(2023, 2, 1))
        self.assertEqual(account.balance(date(2023, 1, 31)), 0)

    def test_batches_add_up(self):
        account = Account()
        account.earn(30, date(2023, 3, 1))
        account.earn(20, date(2022, 6, 1))
        self.assertEqual(account.balance(date(2023, 3, 2)), 50)
        self.assertEqual(account.balance(date(2023, 6, 2)), 30)

    def test_overspending(self):
        account = Account()
        account.earn(10, date(2023, 3, 1))
        with self.assertRaises(ValueError):
            account.spend(11, date(2023, 3, 1))
        self.assertEqual(account.balance(date(2023, 3, 1)), 10)

    def test_expiring(self):
        account = Account()
        account.earn(10, date(2023, 3, 1), valid_days=5)
        account.earn(7, date(2023, 3, 1), valid_days=50)
        self.assertEqual(account.expiring(date(2023, 3, 2), 14), 10)

    def test_statement(self):
        account = Account()
        account.earn(10, date(2023, 3, 1))
        account.earn(4, date(2023, 2, 5))
        self.assertEqual(account.statement(), ["2023-02-05 +4", "2023-03-01 +10"])


if __name__ == "__main__":
    unittest.main()
