import os
import sys

sys.path.insert(0, os.getcwd())

from crossword.grid import Grid

g = Grid(["CAT", "O#A", "DEN"])
assert g.down() == {1: "COD", 2: "TAN"}
assert g.across() == {1: "CAT", 3: "DEN"}
assert g.numbers() == {(0, 0): 1, (0, 2): 2, (2, 0): 3}
h = Grid(["ab", "cd"])
assert h.down() == {1: "ac", 2: "bd"}
assert h.across() == {1: "ab", 3: "cd"}
assert Grid(["a", "b", "#", "c", "d", "e"]).down() == {1: "ab", 2: "cde"}
assert Grid(["a#", "#b"]).numbers() == {}
assert Grid(["a#c", "###", "d#f"]).down() == {}
k = Grid(["#ab", "cde", "fg#"])
assert k.down() == {1: "adg", 2: "be", 3: "cf"}
assert k.across() == {1: "ab", 3: "cde", 4: "fg"}
assert k.starts_down(1, 1) is False
assert k.starts_down(2, 0) is False
assert Grid(["sun#on"]).down() == {}
assert Grid(["sun#on"]).across() == {1: "sun", 2: "on"}
