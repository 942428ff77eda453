import os
import sys

sys.path.insert(0, os.getcwd())

from stock.inventory import Inventory, StockError


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


inv = Inventory(["north", "south", "west"])
inv.receive("north", "bolt", 10)
inv.transfer("north", "south", "bolt", 4)
assert (inv.level("north", "bolt"), inv.level("south", "bolt")) == (6, 4)
assert inv.low("bolt", 1) == ["west"]
inv.transfer("south", "west", "bolt", 4)
assert inv.level("west", "bolt") == 4
assert inv.level("south", "bolt") == 0
assert inv.total("bolt") == 10
assert inv.journal[-2:] == [("south", "bolt", -4), ("west", "bolt", 4)]
raises(StockError, inv.transfer, "south", "north", "bolt", 1)
assert inv.level("north", "bolt") == 6
inv.transfer("north", "north", "bolt", 2)
assert inv.level("north", "bolt") == 6
