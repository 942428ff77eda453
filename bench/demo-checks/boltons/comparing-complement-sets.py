import sys

sys.path.insert(0, sys.argv[1])
from boltons.setutils import complement

assert (complement({1, 2, 3}) <= complement({1})) is True
assert (complement({1}) <= complement({1, 2, 3})) is False
assert (complement({1, 2}) <= complement({1, 2})) is True
assert (complement({1}) <= complement({2})) is False
