import os
import sys

sys.path.insert(0, os.getcwd())

from shop.basket import Basket, Checkout


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


ann = Basket("ann")
ann.add("tea", 400)
bob = Basket("bob")
assert bob.items == []
assert Checkout(bob).to_pay() == 0
bob.add("cup", 900)
assert ann.total() == 400
assert bob.total() == 900
saved = [{"sku": "pot", "price": 4000, "quantity": 1}]
cy = Basket("cy", saved)
cy.add("tea", 400)
assert cy.count() == 2
assert len(saved) == 1
ann.remove("tea")
assert ann.count() == 0
assert Basket("dan").count() == 0
