import os
import sys

sys.path.insert(0, os.getcwd())

from village.rumour import knowing, last_to_hear, mutual, spread

line = mutual([("Ida", "Otto"), ("Otto", "Eva")])
assert spread(line, "Ida", 3) == {"Ida": 0, "Otto": 1, "Eva": 2}
assert spread(line, "Ida", 10) == {"Ida": 0, "Otto": 1, "Eva": 2}
assert spread(line, "Otto", 4) == {"Otto": 0, "Ida": 1, "Eva": 1}
ring = mutual([("a", "b"), ("b", "c"), ("c", "a")])
assert spread(ring, "a", 2) == {"a": 0, "b": 1, "c": 1}
diamond = {"a": ["b", "c"], "b": ["d"], "c": ["e"], "e": ["d"], "d": ["a"]}
assert spread(diamond, "a", 6) == {"a": 0, "b": 1, "c": 1, "d": 2, "e": 2}
assert last_to_hear(line, "Ida", 7) == "Eva"
assert last_to_hear(diamond, "a", 6) == "d"
assert spread({"a": ["a", "b"], "b": ["b"]}, "a", 4) == {"a": 0, "b": 1}
assert knowing(line, "Ida", 1) == ["Ida", "Otto"]
assert spread(line, "Ida", 0) == {"Ida": 0}
assert spread({}, "Ida", 3) == {"Ida": 0}
assert spread({"Ida": ["Otto"], "Otto": ["Eva"]}, "Ida", 1) == {"Ida": 0, "Otto": 1}
