import unittest
from decimal import Decimal as D

from invoice import Item, discount_for, net_of, render, total, vat_by_rate
from money import cents


class InvoiceTest(unittest.TestCase):
    def test_cents(self):
        self.assertEqual(cents(D("1.005")), D("1.01"))
        self.assertEqual(cents(D("1.0049")), D("1.00"))

    def test_discount_steps(self):
        steps = [discount_for(Item("x", D(1), n)) for n in (49, 50, 200, 999, 1000)]
        self.assertEqual(steps, [0, 5, 10, 10, 15])

    def test_no_discount_for_services(self):
        self.assertEqual(discount_for(Item("hour", D(60), 80, discountable=False)), 0)

    def test_net(self):
        self.assertEqual(net_of(Item("chair", D("49.90"), 3)), D("149.70"))
        self.assertEqual(net_of(Item("chair", D("50.00"), 60)), D("2850.00"))

    def test_vat_is_per_rate(self):
        items = [Item("a", D("0.33")), Item("b", D("0.33")), Item("book", D(10), vat=D(7))]
        self.assertEqual(vat_by_rate(items), {D(7): D("0.70"), D(19): D("0.13")})

    def test_total(self):
        self.assertEqual(total([Item("desk", D("200.00")), Item("book", D(10), vat=D(7))]), D("248.70"))
        self.assertEqual(total([]), 0)

    def test_render(self):
        self.assertEqual(
            render([Item("desk", D("600.00"), 2), Item("stamp", D("0.85"), 10, vat=D(0))]),
            [
                "2 x desk: 1,200.00 EUR",
                "10 x stamp: 8.50 EUR",
                "VAT 19%: 228.00 EUR",
                "Total: 1,436.50 EUR",
            ],
        )


if __name__ == "__main__":
    unittest.main()
