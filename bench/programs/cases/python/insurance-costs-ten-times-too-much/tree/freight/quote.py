"""Quotes for shipments of furniture.

Rates: the base rate is per 100 kg (begun hundreds count), the fuel surcharge
is given in percent of the base, the insurance rate in per mille of the value
of the goods.
"""
from dataclasses import dataclass, field
from decimal import ROUND_CEILING, ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")


def money(amount):
    return Decimal(amount).quantize(CENT, ROUND_HALF_UP)


@dataclass
class Rates:
    base_per_100kg: Decimal
    fuel_percent: Decimal = Decimal(0)
    insurance_per_mille: Decimal = Decimal(0)
    minimum_insurance: Decimal = Decimal("5.00")


@dataclass
class Shipment:
    pieces: list = field(default_factory=list)

    def add(self, kilos, value=0):
        kilos = Decimal(kilos)
        if kilos <= 0:
            raise ValueError("kilos must be positive")
        self.pieces.append((kilos, Decimal(value)))
        return self

    @property
    def kilos(self):
        return sum((kilos for kilos, _ in self.pieces), Decimal(0))

    @property
    def value(self):
        return sum((value for _, value in self.pieces), Decimal(0))


def base(shipment, rates):
    hundreds = (shipment.kilos / 100).to_integral_value(ROUND_CEILING)
    return money(hundreds * rates.base_per_100kg)


def fuel(shipment, rates):
    return money(base(shipment, rates) * rates.fuel_percent / 100)


def insurance(shipment, rates):
    """At least the minimum, but nothing for goods without a value."""
    if shipment.value == 0:
        return money(0)
    return max(money(shipment.value * rates.insurance_per_mille / 100), rates.minimum_insurance)


def quote(shipment, rates):
    parts = {
        "base": base(shipment, rates),
        "fuel": fuel(shipment, rates),
        "insurance": insurance(shipment, rates),
    }
    parts["total"] = sum(parts.values(), Decimal(0))
    return parts
