"""Stock of several warehouses."""
from collections import defaultdict


class StockError(Exception):
    pass


class Inventory:
    def __init__(self, warehouses):
        self.levels = {name: defaultdict(int) for name in warehouses}
        self.journal = []

    def _shelf(self, warehouse):
        if warehouse not in self.levels:
            raise StockError("no warehouse %s" % warehouse)
        return self.levels[warehouse]

    def receive(self, warehouse, sku, count):
        self._shelf(warehouse)[sku] += count
        self.journal.append((warehouse, sku, count))

    def ship(self, warehouse, sku, count):
        shelf = self._shelf(warehouse)
        if shelf[sku] < count:
            raise StockError("only %d of %s in %s" % (shelf[sku], sku, warehouse))
        shelf[sku] -= count
        self.journal.append((warehouse, sku, -count))

    def transfer(self, source, target, sku, count):
        self._shelf(target)
        self.ship(source, sku, count)
        self.receive(source, sku, count)

    def level(self, warehouse, sku):
        return self._shelf(warehouse)[sku]

    def total(self, sku):
        return sum(shelf[sku] for shelf in self.levels.values())

    def low(self, sku, minimum):
        """Warehouses with less than the minimum of an article."""
        return sorted(name for name, shelf in self.levels.items() if shelf[sku] < minimum)
