import os
import sys

sys.path.insert(0, os.getcwd())

from billing.money import percent_of, split_evenly, parse_money, show


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from decimal import Decimal

from billing.money import receipt

assert receipt(["$9.99"], 19) == {"net": "$9.99", "tax": "$1.90", "gross": "$11.89"}
assert percent_of(Decimal("0.50"), 5) == Decimal("0.03")
assert percent_of(Decimal("0.10"), 5) == Decimal("0.01")
assert percent_of(Decimal("0.30"), 5) == Decimal("0.02")
assert percent_of(Decimal("0.08"), 5) == Decimal("0.00")
assert str(percent_of(Decimal("100"), "7.5")) == "7.50"
assert percent_of(Decimal("-0.50"), 5) == Decimal("-0.03")
assert split_evenly(Decimal("0.05"), 3) == [Decimal("0.02"), Decimal("0.02"), Decimal("0.01")]
assert split_evenly(Decimal("2.00"), 3)[2] == Decimal("0.66")
assert show(Decimal("1000000")) == "$1,000,000.00"
assert receipt([], 19)["gross"] == "$0.00"
