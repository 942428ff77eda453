import os
import sys

sys.path.insert(0, os.getcwd())

from theatre.hall import Hall


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

assert Hall("x..|..\n....|.").find_block(4) == ["B1", "B2", "B3", "B4"]
assert Hall(".|.").find_block(2) is None
assert Hall(".|.").find_block(1) == ["A1"]
assert Hall("..|..").find_block(3) is None
assert Hall("..|...").find_block(3) == ["A3", "A4", "A5"]
assert Hall(".|..|.").find_block(2) == ["A2", "A3"]
assert Hall("x|..x..").find_block(2) == ["A2", "A3"]
assert Hall("..x.|.\n.|...").find_block(3) == ["B2", "B3", "B4"]
h = Hall("..|..\n....")
raises(ValueError, h.book, 5)
assert h.book(4) == ["B1", "B2", "B3", "B4"]
assert h.plan() == "..|..\nxxxx"
assert h.book(2) == ["A1", "A2"]
assert h.book(2) == ["A3", "A4"]
assert h.free() == 0
