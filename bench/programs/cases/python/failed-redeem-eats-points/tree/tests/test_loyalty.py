import unittest

from loyalty import Account, LoyaltyError


class LoyaltyTest(unittest.TestCase):
    def test_earn(self):
        account = Account("ann")
        self.assertEqual(account.earn(1259), 125)
        self.assertEqual(account.affordable(), ["espresso", "latte", "cake"])

    def test_redeem(self):
        account = Account("ann", 200)
        self.assertEqual(account.redeem("latte", "cake"), 0)
        self.assertEqual(account.redeemed_total(), 200)

    def test_errors(self):
        account = Account("bob", 10)
        with self.assertRaises(LoyaltyError):
            account.redeem("espresso")
        with self.assertRaises(LoyaltyError):
            account.redeem("yacht")
        self.assertEqual(account.points, 10)

    def test_statement(self):
        account = Account("cy")
        account.earn(100)
        self.assertEqual(account.statement(), "cy: 10 points\n  earn   +10")


if __name__ == '__main__':
    unittest.main()
