import unittest

from invoice import Address, Order, parcel_label, total

HOME = Address("Ruth Lind", "Elm Road 4", "Bath")


class OrderTest(unittest.TestCase):
    def test_total(self):
        order = Order(12, HOME, items=[("tea", 2, 350), ("cup", 1, 900)])
        self.assertEqual(total(order), 1600)

    def test_total_of_nothing(self):
        self.assertEqual(total(Order(13, HOME)), 0)

    def test_label(self):
        order = Order(14, HOME, Address("Lind Ltd", "Quay 1", "Bristol"))
        self.assertEqual(parcel_label(order), ["RUTH LIND", "Elm Road 4", "Bath"])

    def test_no_billing_address(self):
        self.assertIsNone(Order(15, HOME).billing)


if __name__ == "__main__":
    unittest.main()
