import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from decimal import Decimal

from freight.quote import Rates, Shipment, base, fuel, insurance, quote

D = Decimal
rates = Rates(D("20.00"), insurance_per_mille=D("2"))
assert quote(Shipment().add(90, 4000), rates)["insurance"] == D("8.00")
assert quote(Shipment().add(90, 4000), rates)["total"] == D("28.00")
assert insurance(Shipment().add(90, 3000).add(5, 7250), rates) == D("20.50")
assert insurance(Shipment().add(1, 2000), rates) == D("5.00")
assert insurance(Shipment().add(1, 2500), rates) == D("5.00")
assert insurance(Shipment().add(1, 2510), rates) == D("5.02")
half = Rates(D("10"), D("10"), D("0.5"), D("1.00"))
assert insurance(Shipment().add(1, 12345), half) == D("6.17")
assert insurance(Shipment().add(1, 100), half) == D("1.00")
assert insurance(Shipment().add(1), half) == D("0.00")
assert base(Shipment().add(101), half) == D("20.00")
assert fuel(Shipment().add(101), half) == D("2.00")
assert quote(Shipment().add(101, 10000), half) == {"base": D("20.00"), "fuel": D("2.00"), "insurance": D("5.00"), "total": D("27.00")}
