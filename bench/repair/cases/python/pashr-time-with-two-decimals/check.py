import sys

sys.path.insert(0, sys.argv[1])
import datetime

import pynmea2

message = pynmea2.parse("$PASHR,122144.75,240.68,T,,,,,,,2*04")
assert type(message).__name__ == "ASHRATT"
assert message.true_heading == 240.68 and message.is_true_heading == "T"
assert message.timestamp.replace(tzinfo=None) == datetime.time(12, 21, 44, 750000)
other = pynmea2.parse("$PASHR,122145.18,239.91,T,1.5,-2.25,,,,,2")
assert other.roll == 1.5 and other.pitch == -2.25
precise = pynmea2.parse("$PASHR,130533.620,0.311,T,-80.467,-1.395,,0.066,0.067,0.215,2,3*0B")
assert type(precise).__name__ == "ASHRATT" and precise.true_heading == 0.311
assert type(pynmea2.parse("$PASHR,LTN,3*3D")).__name__ == "ASHRLTN"
assert type(pynmea2.parse("$PASHR,ABC,3")).__name__ == "ASH"
assert type(pynmea2.parse("$PASHR,12214.75,240.68,T,,,,,,,2")).__name__ == "ASH"
