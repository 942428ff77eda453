from dataclasses import dataclass


class VoucherError(ValueError):
    """The voucher cannot be used with this basket."""


@dataclass(frozen=True)
class Voucher:
    """`percent` or `cents` off the goods of `categories` (empty: all goods).

    The goods the voucher is for must come to at least `minimum` cents.
    """

    code: str
    percent: int = 0
    cents: int = 0
    categories: frozenset = frozenset()
    minimum: int = 0

    def discount(self, basket):
        eligible = basket.in_categories(self.categories)
        if not eligible.lines:
            raise VoucherError(f"{self.code}: nothing to discount")
        if basket.subtotal < self.minimum:
            raise VoucherError(f"{self.code}: minimum not reached")
        off = eligible.subtotal * self.percent // 100 + self.cents
        return min(off, eligible.subtotal)
