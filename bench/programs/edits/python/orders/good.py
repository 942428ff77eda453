"""Order life cycle: a small state machine with stock, refunds and history."""
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Dict, List, Optional, Tuple

TRANSITIONS = {
    ("draft", "submit"): "pending",
    ("pending", "pay"): "paid",
    ("pending", "cancel"): "cancelled",
    ("pending", "expire"): "cancelled",
    ("paid", "ship"): "shipped",
    ("paid", "cancel"): "cancelled",
    ("shipped", "deliver"): "delivered",
    ("delivered", "return"): "returned",
}
PAYMENT_WINDOW = timedelta(hours=48)
RETURN_WINDOW = timedelta(days=30)


class OrderError(Exception):
    pass


@dataclass
class Order:
    number: str
    customer: str
    lines: Dict[str, int] = field(default_factory=dict)
    state: str = "draft"
    paid_cents: int = 0
    refunded_cents: int = 0
    history: List[Tuple[datetime, str, str]] = field(default_factory=list)

    def entered(self, state) -> Optional[datetime]:
        for moment, _, reached in reversed(self.history):
            if reached == state:
                return moment
        return None


class Shop:
    def __init__(self, prices, stock):
        self.prices = dict(prices)
        self.stock = dict(stock)
        self.orders: Dict[str, Order] = {}
        self._counters: Dict[int, int] = {}

    def create(self, customer, now):
        count = self._counters.get(now.year, 0) + 1
        self._counters[now.year] = count
        order = Order(f"{now.year}-{count:04d}", customer)
        self.orders[order.number] = order
        return order

    def add_line(self, order, sku, quantity):
        if order.state != "draft":
            raise OrderError("only drafts can be edited")
        if sku not in self.prices:
            raise OrderError(f"unknown article {sku!r}")
        wanted = order.lines.get(sku, 0) + quantity
        if wanted > 0:
            order.lines[sku] = wanted
        else:
            order.lines.pop(sku, None)

    def total(self, order):
        return sum(self.prices[sku] * n for sku, n in order.lines.items())

    def _move(self, order, event, now):
        target = TRANSITIONS.get((order.state, event))
        if target is None:
            raise OrderError(f"cannot {event} an order that is {order.state}")
        order.state = target
        order.history.append((now, event, target))

    def submit(self, order, now):
        if not order.lines:
            raise OrderError("order is empty")
        missing = [s for s, n in order.lines.items() if self.stock.get(s, 0) < n]
        if missing:
            raise OrderError("out of stock: " + ", ".join(sorted(missing)))
        self._move(order, "submit", now)
        for sku, n in order.lines.items():
            self.stock[sku] -= n

    def pay(self, order, cents, now):
        """Register a payment; the order is paid once the total is covered."""
        if order.state != "pending":
            raise OrderError(f"no payment expected while {order.state}")
        order.paid_cents += cents
        surplus = order.paid_cents - self.total(order)
        if surplus < 0:
            return False
        order.refunded_cents += surplus
        self._move(order, "pay", now)
        return True

    def cancel(self, order, now, event="cancel"):
        held = order.state in ("pending", "paid")
        self._move(order, event, now)
        if held:
            self._restock(order)
        order.refunded_cents = order.paid_cents

    def advance(self, order, event, now):
        if event not in ("ship", "deliver"):
            raise ValueError(f"use the method for {event!r}")
        self._move(order, event, now)

    def give_back(self, order, now):
        delivered = order.entered("delivered")
        if delivered and now - delivered > RETURN_WINDOW:
            raise OrderError("return window is over")
        self._move(order, "return", now)
        self._restock(order)
        order.refunded_cents = order.paid_cents

    def _restock(self, order):
        for sku, n in order.lines.items():
            self.stock[sku] = self.stock.get(sku, 0) + n

    def expire_unpaid(self, now):
        """Cancel pending orders whose payment window has passed."""
        expired = []
        for order in self.orders.values():
            if order.state != "pending":
                continue
            if now - order.entered("pending") > PAYMENT_WINDOW:
                self.cancel(order, now, event="expire")
                expired.append(order.number)
        return expired

    def revenue(self, year, month):
        """Cents kept from orders that were paid in the given month."""
        total = 0
        for order in self.orders.values():
            paid = order.entered("paid")
            if paid and (paid.year, paid.month) == (year, month):
                total += order.paid_cents - order.refunded_cents
        return total
