"""Addresses and totals of orders."""
from dataclasses import dataclass
from typing import List, Optional, Tuple


@dataclass
class Address:
    name: str
    street: str
    town: str


@dataclass
class Order:
    number: int
    shipping: Address
    billing: Optional[Address] = None
    items: List[Tuple[str, int, int]] = ()


def total(order):
    """Cents for all items (name, pieces, cents for each)."""
    return sum(pieces * cents for _, pieces, cents in order.items)


def parcel_label(order):
    address = order.shipping
    return [address.name.upper(), address.street, address.town]


def invoice_head(order):
    """Lines above an invoice; it goes to the buyer if they are not the recipient."""
    address = order.billing or order.shipping
    return [address.name, order.shipping.street, address.town, f"Invoice {order.number:06d}"]
