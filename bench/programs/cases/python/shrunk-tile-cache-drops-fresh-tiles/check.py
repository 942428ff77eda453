import os
import sys

sys.path.insert(0, os.getcwd())

from tilecache import TileCache, TileId


def filled(capacity, order):
    cache = TileCache(str, capacity)
    for x in order:
        cache.get(TileId(4, x, 0))
    return cache


def kept(cache):
    return [x for x in range(10) if TileId(4, x, 0) in cache]


c = filled(5, range(5))
c.resize(3)
assert kept(c) == kept(filled(3, range(5))) == [2, 3, 4]
assert len(c) == 3 and c.capacity == 3

# a tile used again counts as fresh
c = filled(5, [0, 1, 2, 3, 4, 0])
c.resize(2)
assert kept(c) == [0, 4]
c.resize(1)
assert kept(c) == [0]

# peek is no use
c = filled(3, [0, 1, 2])
c.peek(TileId(4, 0, 0))
c.resize(2)
assert kept(c) == [1, 2]

# after shrinking, new tiles push out the oldest
c = filled(4, range(4))
c.resize(2)
c.get(TileId(4, 7, 0))
assert kept(c) == [3, 7]
misses = c.misses
c.get(TileId(4, 3, 0))
assert c.misses == misses

# unchanged
c = filled(3, range(3))
c.resize(3)
assert kept(c) == [0, 1, 2]
c.resize(9)
assert kept(c) == [0, 1, 2] and c.capacity == 9
c.get(TileId(4, 5, 0))
assert len(c) == 4
try:
    c.resize(0)
except ValueError:
    pass
else:
    raise AssertionError("no error")
assert c.capacity == 9 and len(c) == 4
