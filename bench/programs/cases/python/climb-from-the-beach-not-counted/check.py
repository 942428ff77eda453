import os
import sys

sys.path.insert(0, os.getcwd())

from hikelog import read_points, summarise


def climb(*heights):
    lines = [f"2024-05-05T09:{i:02}:00,{i * 60},{h}" for i, h in enumerate(heights)]
    s = summarise(read_points(lines))
    return s.ascent, s.descent


s = summarise(read_points([
    "2024-05-05T09:00:00,0,0",
    "2024-05-05T09:30:00,1500,60",
    "2024-05-05T10:00:00,3000,140",
]))
assert s.ascent == 140.0 and s.descent == 0.0 and s.highest == 140.0
assert climb(60, 0) == (0.0, 60.0)
assert climb(50, 0, 50) == (50.0, 50.0)
assert climb(-3, 0, 3) == (6.0, 0.0)
assert climb("0.0", "-", 25, 0) == (25.0, 25.0)
assert climb("-", 0, 10) == (10.0, 0.0)

# unchanged
assert climb(3, 60, 140) == (137.0, 0.0)
assert climb(100, "", "n/a", 150, "-", 120) == (50.0, 30.0)
assert climb("-", "-") == (0.0, 0.0)
assert climb(500, 501, 502, 503, 504) == (4.0, 0.0)
assert climb(500, 501, 500, 499.5) == (0.0, 0.0)
assert climb(-5, -20, -5) == (15.0, 15.0)
assert climb(0, 1, 0) == (0.0, 0.0)
assert climb() == (0.0, 0.0)
