"""Basket, vouchers and receipt of a small museum shop."""

from .basket import Basket, Line
from .receipt import Receipt, checkout
from .vouchers import Voucher, VoucherError

__all__ = ["Basket", "Line", "Receipt", "Voucher", "VoucherError", "checkout"]
