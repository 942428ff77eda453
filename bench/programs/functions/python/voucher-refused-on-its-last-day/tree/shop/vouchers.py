"""Vouchers of the shop; all amounts are in cents."""
from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Voucher:
    code: str
    percent: int
    first: date
    last: date
    minimum: int = 0


def find(vouchers, code):
    """The voucher with this code, in whatever case it was typed, or None."""
    wanted = code.strip().upper()
    for voucher in vouchers:
        if voucher.code.upper() == wanted:
            return voucher
    return None


def usable(voucher, basket, today):
    """Whether the voucher counts for a basket of this value today.

    The first and the last day belong to its time.
    """
    if basket < voucher.minimum:
        return False
    return voucher.first <= today < voucher.last


def to_pay(basket, vouchers, today):
    """What is left of the basket; only the best voucher is counted."""
    percents = [v.percent for v in vouchers if usable(v, basket, today)]
    return basket - basket * max(percents, default=0) // 100
