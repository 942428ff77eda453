import unittest

from till import Basket, Voucher, VoucherError, checkout


class BasketTest(unittest.TestCase):
    def test_subtotal(self):
        basket = Basket().add("Mug", "gifts", 950, 2).add("Atlas", "books", 3000)
        self.assertEqual(basket.subtotal, 4900)

    def test_quantity_must_be_positive(self):
        with self.assertRaises(ValueError):
            Basket().add("Mug", "gifts", 950, 0)

    def test_in_categories(self):
        basket = Basket().add("Mug", "gifts", 950).add("Atlas", "books", 3000)
        self.assertEqual(basket.in_categories({"books"}).subtotal, 3000)
        self.assertEqual(basket.in_categories(()).subtotal, 3950)


class VoucherTest(unittest.TestCase):
    def test_percent_of_category(self):
        basket = Basket().add("Mug", "gifts", 1000).add("Atlas", "books", 3000)
        voucher = Voucher("READ10", percent=10, categories=frozenset({"books"}))
        self.assertEqual(voucher.discount(basket), 300)

    def test_minimum(self):
        voucher = Voucher("FIVER", cents=500, minimum=2500)
        self.assertEqual(voucher.discount(Basket().add("Vase", "gifts", 2500)), 500)
        with self.assertRaises(VoucherError):
            voucher.discount(Basket().add("Vase", "gifts", 2499))

    def test_category_minimum(self):
        voucher = Voucher("READ5", cents=500, categories=frozenset({"books"}), minimum=2000)
        with self.assertRaises(VoucherError):
            voucher.discount(Basket().add("Guide", "books", 1200))

    def test_never_more_than_the_goods(self):
        voucher = Voucher("FIVER", cents=500)
        self.assertEqual(voucher.discount(Basket().add("Card", "gifts", 250)), 250)


class CheckoutTest(unittest.TestCase):
    def test_rejected_voucher_is_listed(self):
        voucher = Voucher("READ10", percent=10, categories=frozenset({"books"}))
        receipt = checkout(Basket().add("Mug", "gifts", 950), [voucher])
        self.assertEqual(receipt.total, 950)
        self.assertEqual(receipt.rejected, ("READ10: nothing to discount",))

    def test_text(self):
        receipt = checkout(Basket().add("Vase", "gifts", 2500), [Voucher("FIVER", cents=500)])
        self.assertEqual(
            receipt.as_text().splitlines(),
            ["Subtotal        25.00", "FIVER           -5.00", "Total           20.00"],
        )


if __name__ == "__main__":
    unittest.main()
