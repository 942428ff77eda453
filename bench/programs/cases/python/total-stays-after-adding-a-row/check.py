import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from offer.sheet import Offer, Row

o = Offer("Finch").add("shelf", 2, 4500)
assert list(o.lines()) == ["1. 2 x shelf 90.00", "total 90.00"]
o.add("screws", 1, 350)
assert list(o.lines()) == ["1. 2 x shelf 90.00", "2. 1 x screws 3.50", "total 93.50"]
assert o.subtotal == 9350
assert o.remove(1) == Row("shelf", 2, 4500)
assert o.subtotal == 350
assert o.total == 350
o.discount = 50
assert o.total == 175
o.remove(1)
assert o.total == 0
e = Offer("E")
assert e.subtotal == 0
assert e.add("a", 3, 100).total == 300
assert e.total == 300
raises(IndexError, e.remove, 2)
raises(IndexError, e.remove, 0)
raises(ValueError, e.add, "b", 0, 5)
assert e.subtotal == 300
assert e.rows == (Row("a", 3, 100),)
