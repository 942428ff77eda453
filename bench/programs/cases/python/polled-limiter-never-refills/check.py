import os
import sys

sys.path.insert(0, os.getcwd())

from gate.limiter import Limiter

lim = Limiter(capacity=1, interval=10)
assert lim.replay([(0, "k"), (4, "k"), (8, "k"), (12, "k"), (16, "k")]) == [True, False, False, True, False]
lim = Limiter(1, 10)
assert lim.allow("a", 0)
assert lim.retry_after("a", 4) == 6
assert lim.retry_after("a", 9) == 1
assert lim.allow("a", 10)
lim = Limiter(3, 10)
assert [lim.allow("a", 0) for _ in range(4)] == [True, True, True, False]
assert lim.allow("a", 15) is True
assert lim.allow("a", 19) is False
assert lim.allow("a", 20) is True
assert lim.allow("a", 29) is False
assert lim.retry_after("a", 29, 2) == 11
assert [lim.allow("a", 1000) for _ in range(4)] == [True, True, True, False]
lim = Limiter(2, 5)
assert lim.replay([(t, "x") for t in range(0, 12, 2)]) == [True, True, False, True, False, True]
assert lim.replay([(t, "y") for t in range(0, 3)]) == [True, True, False]
lim = Limiter(4, 10)
assert lim.allow("c", 0, cost=4) and not lim.allow("c", 29, cost=3) and lim.allow("c", 30, cost=3)
