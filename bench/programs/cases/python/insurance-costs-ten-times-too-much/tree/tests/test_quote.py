import unittest
from decimal import Decimal

from freight.quote import Rates, Shipment, base, fuel, money

RATES = Rates(Decimal("20.00"), fuel_percent=Decimal("12.5"), insurance_per_mille=Decimal("2"))


class QuoteTest(unittest.TestCase):
    def test_money(self):
        self.assertEqual(str(money("2.345")), "2.35")
        self.assertEqual(str(money(7)), "7.00")

    def test_begun_hundreds(self):
        self.assertEqual(base(Shipment().add(100), RATES), Decimal("20.00"))
        self.assertEqual(base(Shipment().add(100).add("0.5"), RATES), Decimal("40.00"))

    def test_fuel(self):
        self.assertEqual(fuel(Shipment().add(250), RATES), Decimal("7.50"))

    def test_weight_must_be_positive(self):
        with self.assertRaises(ValueError):
            Shipment().add(0)

    def test_sums(self):
        shipment = Shipment().add("1.5", 10).add(2, 20)
        self.assertEqual((shipment.kilos, shipment.value), (Decimal("3.5"), Decimal(30)))


if __name__ == '__main__':
    unittest.main()
