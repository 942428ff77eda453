import os
import sys

sys.path.insert(0, os.getcwd())

from envelopes.book import Book


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


b = Book()
b.income(1000)
b.fill("food", 300)
b.spend("food", 350)
assert b.total() == 650
assert b.close_month() == ["food"]
assert b.total() == 650
assert b.free == 650
assert b.envelopes == {"food": 0}
b.fill("fun", 100)
b.spend("food", 20)
b.spend("car", 600)
b.spend("fun", 30)
before = b.total()
assert b.close_month() == ["car", "food"]
assert b.total() == before == 0
assert b.free == 550 - 620
assert b.envelopes == {"food": 0, "fun": 70, "car": 0}
assert b.close_month() == []
assert b.free == -70
assert b.month == 4
c = Book()
c.income(50)
c.fill("x", 50)
c.spend("x", 50)
assert c.close_month() == []
assert (c.free, c.total()) == (0, 0)
raises(ValueError, c.fill, "x", 1)
