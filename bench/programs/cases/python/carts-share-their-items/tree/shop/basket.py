"""Shopping baskets."""


class Basket:
    def __init__(self, owner, items=[]):
        self.owner = owner
        self.items = items

    def add(self, sku, price, quantity=1):
        for item in self.items:
            if item["sku"] == sku:
                item["quantity"] += quantity
                return
        self.items.append({"sku": sku, "price": price, "quantity": quantity})

    def remove(self, sku):
        self.items = [item for item in self.items if item["sku"] != sku]

    def count(self):
        return sum(item["quantity"] for item in self.items)

    def total(self):
        return sum(item["price"] * item["quantity"] for item in self.items)


class Checkout:
    FREE_SHIPPING_FROM = 5000
    SHIPPING = 490

    def __init__(self, basket):
        self.basket = basket

    def shipping(self):
        if not self.basket.items or self.basket.total() >= self.FREE_SHIPPING_FROM:
            return 0
        return self.SHIPPING

    def to_pay(self):
        return self.basket.total() + self.shipping()

    def missing_for_free_shipping(self):
        return max(0, self.FREE_SHIPPING_FROM - self.basket.total())
