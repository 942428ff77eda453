import os
import sys

sys.path.insert(0, os.getcwd())

from till import Basket, Voucher, VoucherError, checkout

read5 = Voucher("READ5", cents=500, categories=frozenset({"books"}), minimum=3000)


def refused(voucher, basket):
    try:
        voucher.discount(basket)
    except VoucherError as error:
        return str(error)
    return None


b = Basket().add("Guide", "books", 1200).add("Vase", "gifts", 4000)
assert refused(read5, b) == "READ5: minimum not reached"
r = checkout(b, [read5])
assert r.total == 5200 and r.rejected == ("READ5: minimum not reached",)
assert r.discounts == ()

# just below and exactly at the minimum, with other goods about
b = Basket().add("Guide", "books", 2999).add("Mug", "gifts", 1)
assert refused(read5, b)
b = Basket().add("Guide", "books", 1500, 2).add("Mug", "gifts", 1)
assert read5.discount(b) == 500

two = Voucher("ART", percent=20, categories=frozenset({"prints", "books"}), minimum=2000)
b = Basket().add("Print", "prints", 900).add("Guide", "books", 1000).add("Mug", "gifts", 950)
assert refused(two, b) == "ART: minimum not reached"
b.add("Card", "prints", 100)
assert two.discount(b) == 400

# unchanged
assert refused(read5, Basket().add("Guide", "books", 1200)) == "READ5: minimum not reached"
assert refused(read5, Basket().add("Mug", "gifts", 9000)) == "READ5: nothing to discount"
fiver = Voucher("FIVER", cents=500, minimum=2500)
assert fiver.discount(Basket().add("Guide", "books", 1500).add("Mug", "gifts", 1000)) == 500
assert refused(fiver, Basket().add("Mug", "gifts", 2499))
assert Voucher("X", cents=500).discount(Basket().add("Card", "gifts", 250)) == 250
