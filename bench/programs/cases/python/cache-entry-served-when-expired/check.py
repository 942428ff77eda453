import os
import sys

sys.path.insert(0, os.getcwd())

from ttlcache import TtlCache


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


t = [0]
cache = TtlCache(lambda: t[0], ttl=10, limit=2)
cache.put("a", 1)
t[0] = 9.5
assert cache.get("a") == 1
t[0] = 10
assert cache.get("a") is None
assert cache.purge() == 1
assert len(cache) == 0
off = TtlCache(lambda: t[0], ttl=0)
off.put("rate", 1.1)
assert off.get("rate") is None
calls = []
for _ in range(3):
    off.get_or_load("x", lambda key: calls.append(key) or len(calls))
assert len(calls) == 3
cache.put("b", 2)
cache.put("c", 3)
t[0] = 20
cache.put("d", 4)
assert len(cache) == 1
assert cache.get("d") == 4
assert (cache.hits, cache.misses) == (2, 1)
