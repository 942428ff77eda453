import unittest

from portfolio.position import Position, Portfolio


class PositionTest(unittest.TestCase):
    def test_first_purchase_includes_fee(self):
        position = Position("ACME")
        position.buy(10, 5.0, fee=10)
        self.assertEqual(position.average, 6.0)
        self.assertEqual(position.unrealised(7.0), 10.0)

    def test_equal_purchases(self):
        position = Position("ACME")
        position.buy(10, 4.0)
        position.buy(10, 6.0)
        self.assertEqual((position.shares, position.average), (20, 5.0))

    def test_sell(self):
        position = Position("ACME")
        position.buy(10, 4.0)
        self.assertEqual(position.sell(4, 5.0, fee=1), 3.0)
        self.assertEqual(position.value(5.0), 30.0)
        with self.assertRaises(ValueError):
            position.sell(7, 5.0)

    def test_report(self):
        portfolio = Portfolio()
        portfolio.position("B").buy(2, 3.0)
        portfolio.position("A")
        self.assertEqual(portfolio.report({"B": 4.0}), ["B 2 @ 3.00 (+2.00)"])
        self.assertEqual(portfolio.invested(), 6.0)


if __name__ == '__main__':
    unittest.main()
