from dataclasses import dataclass

from .vouchers import VoucherError


@dataclass(frozen=True)
class Receipt:
    subtotal: int
    discounts: tuple
    rejected: tuple

    @property
    def total(self):
        return max(0, self.subtotal - sum(off for _, off in self.discounts))

    def as_text(self):
        rows = [("Subtotal", self.subtotal)]
        rows += [(code, -off) for code, off in self.discounts]
        rows.append(("Total", self.total))
        return "\n".join(f"{label:<12}{cents / 100:>9.2f}" for label, cents in rows)


def checkout(basket, vouchers=()):
    """Price the basket; vouchers that do not apply are listed as rejected."""
    discounts, rejected = [], []
    for voucher in vouchers:
        try:
            discounts.append((voucher.code, voucher.discount(basket)))
        except VoucherError as error:
            rejected.append(str(error))
    return Receipt(basket.subtotal, tuple(discounts), tuple(rejected))
