"""Money helpers; amounts are Decimals with two digits."""
from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")


def parse_money(text):
    cleaned = text.strip().lstrip("$").replace(",", "")
    return Decimal(cleaned).quantize(CENT, rounding=ROUND_HALF_UP)


def percent_of(amount, percent):
    """Commercially rounded: half a cent and more counts as one."""
    return (amount * Decimal(percent) / 100).quantize(CENT, rounding=ROUND_DOWN)


def split_evenly(amount, people):
    """Shares that add up to the amount; the first ones carry the odd cents."""
    share = (amount / people).quantize(CENT, rounding=ROUND_DOWN)
    odd = int((amount - share * people) / CENT)
    return [share + CENT if index < odd else share for index in range(people)]


def show(amount, symbol="$"):
    sign = "-" if amount < 0 else ""
    return "%s%s%s" % (sign, symbol, format(abs(amount), ",.2f"))


def with_tax(amount, percent):
    return amount + percent_of(amount, percent)


def receipt(prices, percent):
    total = sum((parse_money(price) for price in prices), Decimal("0.00"))
    return {
        "net": show(total),
        "tax": show(percent_of(total, percent)),
        "gross": show(with_tax(total, percent)),
    }
