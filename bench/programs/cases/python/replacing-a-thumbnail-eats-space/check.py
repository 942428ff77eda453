import os
import sys

sys.path.insert(0, os.getcwd())

from thumbs.store import Gallery, Store

store = Store(10)
store.put("garden", b"1234")
store.put("camera", b"1234")
store.put("camera", b"5678")
assert store.names() == ["garden", "camera"]
assert store.evicted == []
assert store.used == 8
for _ in range(20):
    store.put("camera", b"123456")
assert store.used == 10 and store.free() == 0
assert store.names() == ["garden", "camera"]
store.put("garden", b"1")
assert store.used == 7
assert store.names() == ["camera", "garden"]
assert store.get("garden") == b"1"
store.put("camera", b"1234567890")
assert store.names() == ["camera"]
assert store.evicted == ["garden"]
assert store.remove("camera") and store.used == 0
one = Store(4)
assert one.put("a", b"1234") and one.put("a", b"12")
assert one.free() == 2
assert not one.put("b", b"12345")
assert one.names() == ["a"]
lru = Store(10)
lru.put("a", b"1234")
lru.put("b", b"1234")
lru.get("a")
lru.put("c", b"1234")
assert lru.names() == ["a", "c"] and lru.evicted == ["b"]
