import os
import sys
from decimal import Decimal as D

sys.path.insert(0, os.getcwd())
from invoice import Item, net_of, render, total, vat_by_rate

for price, quantity, net in [
    ("2.00", 1000, "1700.00"),
    ("0.07", 1000, "59.50"),
    ("0.025", 200, "4.50"),
    ("0.125", 40, "5.00"),
    ("0.99", 50, "47.03"),
    ("0.004", 100, "0.38"),
    ("0.333", 10, "3.33"),
]:
    got = net_of(Item("x", D(price), quantity))
    assert got == D(net), (price, quantity, got)

screws = [Item("screw", D("0.07"), 1000)]
assert vat_by_rate(screws) == {D(19): D("11.31")}, vat_by_rate(screws)
assert total(screws) == D("70.81")
assert render(screws) == ["1000 x screw: 59.50 EUR", "VAT 19%: 11.31 EUR", "Total: 70.81 EUR"]

# every line is whole cents
got = net_of(Item("kWh", D("0.28374"), 411, discountable=False))
assert got == D("116.62") and got.as_tuple().exponent == -2, got
items = [Item("a", D("0.333"), 1), Item("b", D("0.333"), 1)]
assert [net_of(i) for i in items] == [D("0.33"), D("0.33")]
assert total(items) == D("0.79")

# unchanged
assert net_of(Item("chair", D("49.90"), 3)) == D("149.70")
assert net_of(Item("hour", D("60"), 80, discountable=False)) == D("4800")
assert total([]) == 0
