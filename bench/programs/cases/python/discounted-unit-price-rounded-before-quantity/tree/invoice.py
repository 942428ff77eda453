"""Work out what an invoice comes to.

Prices are given without VAT and may have fractions of a cent (screws, sheets
of paper, kilowatt hours). What is printed on the invoice is whole cents.
"""
from collections import defaultdict
from dataclasses import dataclass
from decimal import Decimal

from money import cents, show

# (least quantity, percent off), largest quantity first
QUANTITY_DISCOUNTS = [(1000, Decimal(15)), (200, Decimal(10)), (50, Decimal(5))]


@dataclass(frozen=True)
class Item:
    text: str
    price: Decimal
    quantity: int = 1
    vat: Decimal = Decimal(19)
    discountable: bool = True


def discount_for(item):
    """The percentage an item gets off for its quantity."""
    if not item.discountable:
        return Decimal(0)
    for least, percent in QUANTITY_DISCOUNTS:
        if item.quantity >= least:
            return percent
    return Decimal(0)


def reduced(amount, percent):
    """An amount of money with a percentage taken off, in whole cents."""
    return cents(amount * (100 - percent) / 100)


def net_of(item):
    return reduced(item.price, discount_for(item)) * item.quantity


def vat_by_rate(items):
    """{rate: VAT}, worked out from the sum of the net amounts at each rate."""
    nets = defaultdict(Decimal)
    for item in items:
        nets[item.vat] += net_of(item)
    return {rate: cents(net * rate / 100) for rate, net in sorted(nets.items())}


def total(items):
    return sum((net_of(item) for item in items), Decimal(0)) + sum(vat_by_rate(items).values())


def render(items):
    """The invoice as lines of text."""
    lines = [f"{item.quantity} x {item.text}: {show(net_of(item))}" for item in items]
    for rate, vat in vat_by_rate(items).items():
        if vat:
            lines.append(f"VAT {rate}%: {show(vat)}")
    lines.append(f"Total: {show(total(items))}")
    return lines
