import os
import sys

sys.path.insert(0, os.getcwd())

from warehouse.route import Pick, length, route, sheet

def items(*picks):
    return "".join(p.item for p in route([Pick(a, s, i) for a, s, i in picks]))


assert items((1, 4, "a"), (1, 18, "b"), (3, 2, "d"), (3, 15, "c")) == "abcd"
assert items((2, 4, "a"), (2, 18, "b")) == "ab"
assert items((2, 18, "b"), (2, 4, "a"), (5, 3, "d"), (5, 7, "c")) == "abcd"
assert items((2, 1, "a"), (2, 2, "b"), (4, 9, "c"), (4, 5, "d"), (6, 5, "e"), (6, 6, "f")) == "abcdef"
assert items((1, 1, "a"), (1, 2, "b"), (2, 2, "c"), (2, 1, "d"), (3, 1, "e"), (3, 2, "f")) == "abcdef"
assert items((1, 1, "a"), (4, 9, "b"), (4, 3, "c"), (5, 3, "d"), (5, 4, "e"), (9, 20, "f"), (9, 1, "g")) == "abcdefg"
assert items() == ""
assert items((8, 5, "a")) == "a"
assert [repr(p) for p in route([Pick(2, 1, "x"), Pick(2, 3, "y"), Pick(2, 1, "x", 4)])] == ["2-01 x x5", "2-03 y x1"]
assert sheet([Pick(3, 2, "q"), Pick(3, 1, "p")]) == " 1. 3-01 p x1\n 2. 3-02 q x1"
assert length([Pick(2, 1, "a"), Pick(3, 1, "b")]) == 43
