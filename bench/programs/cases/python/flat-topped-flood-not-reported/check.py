import os
import sys

sys.path.insert(0, os.getcwd())

from gauge.peaks import describe, highest, hours_above, peaks

flood = [380, 400, 410, 410, 410, 390, 395, 385]
assert peaks(flood) == [(2, 4), (6, 6)]
assert highest(flood) == (2, 410)
assert describe(flood) == ["410 cm, hours 2 to 4", "395 cm, hour 6"]
assert describe(flood, 400) == ["410 cm, hours 2 to 4"]
assert peaks([1, 2, 2, 1]) == [(1, 2)]
assert peaks([1, 2, 2, 1, 3, 3, 3, 0]) == [(1, 2), (4, 6)]
assert peaks([1, 2, 2, 3, 3, 1]) == [(3, 4)]
assert peaks([1, 2, 2]) == []
assert peaks([2, 2, 1]) == []
assert peaks([3, 2, 2, 1]) == []
assert peaks([3, 2, 2, 3]) == []
assert peaks([5, 5, 5]) == []
assert peaks([10, 30, 20, 25, 20]) == [(1, 1), (3, 3)]
assert peaks([1]) == [] and peaks([]) == []
assert highest([1, 2, 3]) is None
