import unittest

from router import Router, NotFound


class RouterTest(unittest.TestCase):
    def setUp(self):
        self.shop = Router("/shop").add("/", lambda: "home").add("/items/{id}", lambda id: "item " + id)

    def test_dispatch(self):
        self.assertEqual(self.shop.dispatch("/shop"), "home")
        self.assertEqual(self.shop.dispatch("/shop/items/7"), "item 7")

    def test_not_found(self):
        for path in ("/", "/shopping", "/shop/items", "/shop/items/1/2"):
            with self.assertRaises(NotFound):
                self.shop.dispatch(path)

    def test_mount(self):
        root = Router().add("/about", lambda: "about").mount(self.shop)
        self.assertEqual(root.dispatch("/about"), "about")
        self.assertEqual(root.dispatch("/shop/items/x"), "item x")


if __name__ == '__main__':
    unittest.main()
