import unittest

from stock.inventory import Inventory, StockError


class InventoryTest(unittest.TestCase):
    def setUp(self):
        self.inventory = Inventory(["north", "south"])
        self.inventory.receive("north", "bolt", 10)

    def test_ship(self):
        self.inventory.ship("north", "bolt", 4)
        self.assertEqual(self.inventory.level("north", "bolt"), 6)
        with self.assertRaises(StockError):
            self.inventory.ship("north", "bolt", 7)

    def test_transfer_keeps_the_total(self):
        self.inventory.transfer("north", "south", "bolt", 3)
        self.assertEqual(self.inventory.total("bolt"), 10)
        self.assertEqual(len(self.inventory.journal), 3)

    def test_unknown_warehouse(self):
        with self.assertRaises(StockError):
            self.inventory.transfer("north", "moon", "bolt", 1)
        self.assertEqual(self.inventory.total("bolt"), 10)

    def test_low(self):
        self.assertEqual(self.inventory.low("bolt", 5), ["south"])


if __name__ == '__main__':
    unittest.main()
