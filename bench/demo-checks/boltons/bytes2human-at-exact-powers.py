import sys

sys.path.insert(0, sys.argv[1])
from boltons.strutils import bytes2human

assert bytes2human(1024) == "1K"
assert bytes2human(1024**2, 1) == "1.0M"
assert bytes2human(-1024) == "-1K"
assert bytes2human(1024**3) == "1G"
assert bytes2human(1023) == "1023B"
assert bytes2human(1025) == "1K"
assert bytes2human(128991) == "126K"
assert bytes2human(0, 2) == "0.00B"
