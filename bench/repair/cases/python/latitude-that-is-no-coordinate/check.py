import sys

sys.path.insert(0, sys.argv[1])
import pynmea2
from pynmea2.nmea_utils import dm_to_sd


def error_of(function, *arguments):
    try:
        function(*arguments)
    except Exception as error:
        return type(error)
    return None


damaged = pynmea2.parse("$GPGGA,161405.680,37.352387,N,121.953086,W,1,10,0.01,-110.342552,M,0.000000,M,,0000,*4E")
assert error_of(lambda: damaged.latitude) is ValueError
assert damaged.longitude == -1.3658847666666667
for text in ("abc", "37.352387", "12", "1929,045", "XX29.045"):
    assert error_of(dm_to_sd, text) is ValueError, text
assert dm_to_sd("0") == 0.0 and dm_to_sd("") == 0.0
assert dm_to_sd("01201.5") == 12.025
good = pynmea2.parse("$GPGGA,184353.07,1929.045,S,02410.506,E,1,04,2.6,100.00,M,-33.9,M,,0000*6D")
assert good.latitude == -19.484083333333334 and good.longitude == 24.1751
