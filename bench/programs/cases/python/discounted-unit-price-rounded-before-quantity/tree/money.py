from decimal import ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")


def cents(amount):
    """The amount rounded to whole cents, half a cent upwards."""
    return amount.quantize(CENT, rounding=ROUND_HALF_UP)


def show(amount, currency="EUR"):
    return f"{amount:,.2f} {currency}"
