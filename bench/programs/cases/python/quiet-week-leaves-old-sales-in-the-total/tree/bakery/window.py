"""Sales of the last days, for the reorder hints of the bakery."""

from collections import deque


class SalesWindow:
    """Adds up sales of the last `days` days; day numbers never go back."""

    def __init__(self, days):
        self.days = days
        self._entries = deque()
        self._sum = 0
        self._today = None

    def _advance(self, day):
        if self._today is not None and day < self._today:
            raise ValueError("day %d is over" % day)
        self._today = day
        if self._entries and self._entries[0][0] <= day - self.days:
            _, amount = self._entries.popleft()
            self._sum -= amount

    def sell(self, day, amount=1):
        self._advance(day)
        self._entries.append((day, amount))
        self._sum += amount

    def total(self, day):
        """Sales of the window that ends with the day."""
        self._advance(day)
        return self._sum

    def per_day(self, day):
        return self.total(day) / self.days


class Reorder:
    def __init__(self, days=7, cover=2):
        self.days = days
        self.cover = cover
        self.windows = {}

    def sell(self, product, day, amount=1):
        if product not in self.windows:
            self.windows[product] = SalesWindow(self.days)
        self.windows[product].sell(day, amount)

    def hints(self, day, stock):
        """Products whose stock does not last for `cover` days, in order."""
        short = []
        for product in sorted(self.windows):
            need = self.windows[product].per_day(day) * self.cover
            if stock.get(product, 0) < need:
                short.append(product)
        return short
