import os
import sys

sys.path.insert(0, os.getcwd())

from loyalty import Account, LoyaltyError


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


ann = Account("ann", 60)
raises(LoyaltyError, ann.redeem, "mug")
assert ann.history == []
assert ann.statement() == "ann: 60 points"
assert ann.redeemed_total() == 0
assert ann.redeem("espresso") == 10
raises(LoyaltyError, ann.redeem, "espresso")
assert ann.history == [("redeem", -50)]
assert ann.redeemed_total() == 50
raises(LoyaltyError, ann.redeem, "latte", "boat")
ann.earn(1100)
assert ann.redeem("cake") == 0
assert ann.statement() == "ann: 0 points\n  redeem -50\n  earn   +110\n  redeem -120"
