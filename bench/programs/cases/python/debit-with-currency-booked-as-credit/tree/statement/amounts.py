"""Amounts on bank statements: "1.234,56", "12,00-", "-3,5 EUR", "EUR 7"."""

import re
from decimal import Decimal

CURRENCIES = {"EUR", "CHF", "SEK"}


class AmountError(ValueError):
    pass


def parse_amount(text, currency="EUR"):
    """(amount, currency) of a text; the minus may be before or after the number."""
    rest = text.strip()
    negative = rest.startswith("-") or rest.endswith("-")
    for code in sorted(CURRENCIES):
        if rest.startswith(code):
            currency, rest = code, rest[len(code):].strip()
        elif rest.endswith(code):
            currency, rest = code, rest[:-len(code)].strip()
    digits = rest.replace("-", "").replace(".", "").replace(",", ".").strip()
    if not re.fullmatch(r"\d+(\.\d{1,2})?", digits):
        raise AmountError("not an amount: %r" % text)
    amount = Decimal(digits).quantize(Decimal("0.01"))
    return (-amount if negative else amount), currency
