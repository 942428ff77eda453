import os
import sys

sys.path.insert(0, os.getcwd())

from flags.rollout import Flag, FlagSet, bucket

flags = FlagSet()
flags.add(Flag("map", percent=30)).invite("kim")
assert flags.is_on("map", "kim") is True
flags.kill("map")
assert flags.is_on("map", "kim") is False
assert flags.active("kim") == []
assert Flag("x", enabled=False).invite("a").is_on("a") is False
assert Flag("x", percent=100, enabled=False).is_on("a") is False
assert Flag("x", percent=100, enabled=False).invite("a").is_on("a") is False
assert Flag("x", percent=100).is_on("a") is True
assert Flag("x").invite("a").is_on("a") is True
assert Flag("x").invite("a").is_on("b") is False
assert Flag("x").invite("a").block("a").is_on("a") is False
users = ["u%d" % i for i in range(200)]
half = Flag("half", percent=50)
assert all(half.is_on(u) == (bucket("half", u) < 50) for u in users)
half.enabled = False
assert not any(half.is_on(u) for u in users)
