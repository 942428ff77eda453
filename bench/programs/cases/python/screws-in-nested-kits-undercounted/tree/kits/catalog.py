"""Kits of a furniture maker. A kit consists of parts and of other kits."""
from collections import Counter
from decimal import Decimal


class Catalog:
    def __init__(self):
        self._prices = {}
        self._kits = {}

    def part(self, name, price):
        self._prices[name] = Decimal(price)

    def kit(self, name, contents):
        """`contents` maps the names of parts or kits to how many are inside."""
        for inside in contents:
            if inside not in self._prices and inside not in self._kits:
                raise KeyError(f"unknown part {inside}")
        self._kits[name] = dict(contents)

    def parts(self, name, count=1):
        """All the single parts that are needed for `count` pieces of something."""
        if name not in self._kits:
            return Counter({name: count})
        total = Counter()
        for inside, amount in self._kits[name].items():
            total += self.parts(inside, amount)
        return total

    def price(self, name):
        return sum((self._prices[part] * n for part, n in self.parts(name).items()), Decimal(0))

    def levels(self, name):
        """How deeply are kits nested? A single part has no level."""
        if name not in self._kits:
            return 0
        return 1 + max((self.levels(inside) for inside in self._kits[name]), default=0)


def picking_list(catalog, order):
    """Lines for the warehouse: the parts for a whole order {name: count}."""
    total = Counter()
    for name, count in order.items():
        total += catalog.parts(name, count)
    return [f"{n:>4} x {part}" for part, n in sorted(total.items())]
