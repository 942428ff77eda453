import sys

sys.path.insert(0, sys.argv[1])
from humanize import metric

assert metric(55000, "W", precision=1) == "55 kW"
assert metric(123, "V", 2) == "123 V" and metric(123, "V", 1) == "123 V"
assert metric(12, "V", 0) == "12 V"
assert metric(0.00012, "A", 2) == "120 μA"
assert metric(-55000, "W", 1) == "-55 kW"
assert metric(55000, "W", 3) == "55.0 kW" and metric(55000, "W", 2) == "55 kW"
assert metric(1500, "V") == "1.50 kV" and metric(1500, "V", 4) == "1.500 kV"
assert metric(220e-6, "F") == "220 μF" and metric(1e-14, precision=4) == "10.00 f"
assert metric(0) == "0.00" and metric(1e8, "W") == "100 MW"
assert metric(1, "°") == "1.00°"
