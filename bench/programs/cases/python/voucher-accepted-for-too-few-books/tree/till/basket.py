from dataclasses import dataclass, field


@dataclass(frozen=True)
class Line:
    name: str
    category: str
    cents: int
    quantity: int = 1

    @property
    def total(self):
        return self.cents * self.quantity


@dataclass
class Basket:
    lines: list = field(default_factory=list)

    def add(self, name, category, cents, quantity=1):
        if quantity < 1:
            raise ValueError("quantity must be positive")
        self.lines.append(Line(name, category, cents, quantity))
        return self

    @property
    def subtotal(self):
        return sum(line.total for line in self.lines)

    def in_categories(self, categories):
        """The part of the basket in the given categories (all if empty)."""
        if not categories:
            return Basket(list(self.lines))
        return Basket([l for l in self.lines if l.category in categories])
