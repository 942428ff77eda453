import sys

sys.path.insert(0, sys.argv[1])
import pynmea2

message = pynmea2.parse("$PASHR,130533.620,0.311,T,-80.467,-1.395,0.5,0.066,0.067,0.215,2,3")
assert message.heave == 0.5
assert not hasattr(message, "heading")
assert message.true_heading == 0.311 and message.roll == -80.467 and message.pitch == -1.395
assert message.roll_accuracy == 0.066 and message.heading_accuracy == 0.215
assert pynmea2.parse("$PASHR,130533.620,0.311,T,-80.467,-1.395,-1.25,0.066,0.067,0.215,2,3").heave == -1.25
assert "heave=0.5" in repr(message)
heading = pynmea2.parse("$GPHDT,123.4,T")
assert heading.heading == "123.4" or float(heading.heading) == 123.4
