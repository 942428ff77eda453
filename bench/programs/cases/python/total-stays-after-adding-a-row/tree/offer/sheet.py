"""Offers of a joiner's workshop: rows with a discount on the whole."""
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Row:
    text: str
    count: int
    cents: int

    @property
    def sum(self):
        return self.count * self.cents


class Offer:
    def __init__(self, customer):
        self.customer = customer
        self.discount = 0
        self._rows = []

    @property
    def rows(self):
        return tuple(self._rows)

    @cached_property
    def subtotal(self):
        return sum(row.sum for row in self._rows)

    @property
    def total(self):
        return round(self.subtotal * (100 - self.discount) / 100)

    def add(self, text, count, cents):
        if count < 1:
            raise ValueError("count must be at least 1")
        self._rows.append(Row(text, count, cents))
        return self

    def remove(self, position):
        """Positions are printed from 1."""
        if not 1 <= position <= len(self._rows):
            raise IndexError(f"no row {position}")
        return self._rows.pop(position - 1)

    def lines(self):
        for position, row in enumerate(self._rows, start=1):
            yield f"{position}. {row.count} x {row.text} {row.sum / 100:.2f}"
        if self.discount:
            yield f"discount {self.discount} %"
        yield f"total {self.total / 100:.2f}"
