import os
import sys

sys.path.insert(0, os.getcwd())

from portfolio.position import Position, Portfolio


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


p = Position("ACME")
p.buy(100, 10.0)
p.buy(1, 20.0)
assert round(p.average, 2) == 10.1
assert p.shares == 101
q = Position("Q")
q.buy(10, 4.0, fee=10)
q.buy(30, 6.0, fee=10)
assert q.average == 6.0
q.sell(20, 9.0)
assert q.average == 6.0
q.buy(20, 10.0)
assert q.average == 8.0
q.sell(40, 8.0)
q.buy(5, 3.0)
assert q.average == 3.0
book = Portfolio()
book.position("A").buy(3, 1.0)
book.position("A").buy(1, 5.0)
book.position("A").buy(4, 2.0)
assert book.invested() == 16.0
assert book.report({"A": 3.0}) == ["A 8 @ 2.00 (+8.00)"]
raises(ValueError, q.buy, 0, 1.0)
raises(ValueError, q.sell, 6, 1.0)
