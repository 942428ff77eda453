import os
import sys

sys.path.insert(0, os.getcwd())

from bakery.window import Reorder, SalesWindow


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


w = SalesWindow(7)
w.sell(1, 10)
w.sell(2, 20)
w.sell(3, 30)
assert w.total(24) == 0
assert w.total(24) == 0
s = SalesWindow(3)
s.sell(1, 1)
s.sell(1, 2)
s.sell(1, 4)
assert s.total(3) == 7
assert s.total(4) == 0
t = SalesWindow(3)
t.sell(1, 1)
t.sell(2, 2)
t.sell(3, 4)
t.sell(5, 8)
assert t.total(5) == 12
t.sell(9, 16)
assert t.total(9) == 16
assert t.per_day(9) == 16 / 3
r = Reorder(days=2, cover=2)
r.sell("rye", 1, 10)
r.sell("rye", 1, 10)
r.sell("bun", 3, 4)
assert r.hints(3, {"rye": 0, "bun": 1}) == ["bun"]
d = SalesWindow(3)
totals = []
for day in range(1, 6):
    d.sell(day, 10)
    totals.append(d.total(day))
assert totals == [10, 20, 30, 30, 30]
raises(ValueError, d.total, 4)
assert SalesWindow(2).total(5) == 0
