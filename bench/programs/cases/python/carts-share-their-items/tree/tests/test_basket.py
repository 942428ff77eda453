import unittest

from shop.basket import Basket, Checkout


class BasketTest(unittest.TestCase):
    def test_add_and_remove(self):
        basket = Basket("ann", [])
        basket.add("tea", 400)
        basket.add("tea", 400, 2)
        basket.add("cup", 900)
        self.assertEqual((basket.count(), basket.total()), (4, 2100))
        basket.remove("tea")
        self.assertEqual(basket.count(), 1)

    def test_shipping(self):
        self.assertEqual(Checkout(Basket("bob")).to_pay(), 0)
        basket = Basket("bob", [{"sku": "pot", "price": 4000, "quantity": 1}])
        self.assertEqual(Checkout(basket).to_pay(), 4490)
        self.assertEqual(Checkout(basket).missing_for_free_shipping(), 1000)

    def test_free_shipping(self):
        basket = Basket("cy", [{"sku": "pot", "price": 2500, "quantity": 2}])
        self.assertEqual(Checkout(basket).shipping(), 0)


if __name__ == '__main__':
    unittest.main()
