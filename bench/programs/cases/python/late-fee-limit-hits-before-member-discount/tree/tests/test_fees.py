import unittest
from datetime import date
from decimal import Decimal

from lending.fees import Account, Loan, Tool

DRILL = Tool("drill", Decimal("1.00"), Decimal("12.00"))


class FeeTest(unittest.TestCase):
    def test_grace(self):
        loan = Loan(DRILL, date(2024, 3, 1))
        self.assertEqual(loan.days_late(date(2024, 3, 3)), 0)
        self.assertEqual(loan.days_late(date(2024, 3, 4)), 1)

    def test_not_due_yet(self):
        self.assertEqual(Loan(DRILL, date(2024, 3, 1)).days_late(date(2024, 1, 1)), 0)

    def test_returned(self):
        loan = Loan(DRILL, date(2024, 3, 1), returned=date(2024, 3, 5))
        self.assertEqual(loan.days_late(date(2024, 9, 1)), 2)

    def test_nothing_borrowed(self):
        self.assertEqual(Account("ann").owes(date(2024, 3, 7)), Decimal(0))

    def test_borrow(self):
        account = Account("ann", "patron")
        loan = account.borrow(DRILL, date(2024, 3, 1))
        self.assertEqual(account.loans, [loan])

    def test_status(self):
        with self.assertRaises(ValueError):
            Account("bo", "king")


if __name__ == '__main__':
    unittest.main()
