import os
import sys

sys.path.insert(0, os.getcwd())

from zoo.tickets import Party, best_price, single_price, explain, family_ticket_allowed


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


assert best_price(Party(15)) == 21600
assert explain(Party(15)) == "group: 216.00"
assert not family_ticket_allowed(Party(3, 2))
assert not family_ticket_allowed(Party(2, 4, members=1))
assert not family_ticket_allowed(Party(2, 0))
assert not family_ticket_allowed(Party(0, 3))
assert not family_ticket_allowed(Party(2, 5))
assert not family_ticket_allowed(Party(2, 0, toddlers=2))
assert family_ticket_allowed(Party(1, 1))
assert family_ticket_allowed(Party(2, 4))
assert family_ticket_allowed(Party(1, 4, toddlers=1))
assert best_price(Party(2, 2)) == 4200
assert best_price(Party(3, 0)) == 5400
assert best_price(Party(2, 5)) == 8100
assert explain(Party(1, 2)) == "single: 36.00"
