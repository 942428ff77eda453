import os
import sys

sys.path.insert(0, os.getcwd())

from till.money import group, read, show
from till.receipt import Receipt


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

assert show(-120) == "-1.20"
assert show(-5) == "-0.05"
assert show(-1) == "-0.01"
assert show(-99) == "-0.99"
assert show(-100) == "-1.00"
assert show(-123456) == "-1,234.56"
assert show(0) == "0.00"
assert show(120) == "1.20"
assert show(100000) == "1,000.00"
assert Receipt(1).refund("Pen", 120).lines() == ["Receipt 00001", "Pen                    -1.20", "-" * 28, "Pay back               -1.20"]
assert Receipt(2).sell("Ink", 999).refund("Pen", 120).lines()[-1] == "Total                   8.79"
for cents in (-1, -20, -4321, -1000001, 17, 0):
    assert read(show(cents)) == cents
assert group(1000) == "1,000"
raises(ValueError, read, "--1")
