import sys

sys.path.insert(0, sys.argv[1])
from netaddr import EUI, mac_bare, mac_cisco, mac_unix

address = EUI("00-1B-77-49-54-FD")
assert str(EUI(address, dialect=mac_unix)) == "0:1b:77:49:54:fd"
assert str(EUI(address, dialect=mac_cisco)) == "001b.7749.54fd"
assert str(address) == "00-1B-77-49-54-FD" and str(EUI(address)) == "00-1B-77-49-54-FD"
unix = EUI("00-1B-77-49-54-FD", dialect=mac_unix)
assert str(unix) == "0:1b:77:49:54:fd" and str(EUI(unix)) == "0:1b:77:49:54:fd"
assert str(EUI(unix, dialect=mac_bare)) == "001B774954FD"
assert EUI(address, dialect=mac_unix) == address
assert EUI(EUI("00-1B-77-FF-FE-49-54-FD")).version == 64
try:
    EUI(address, version=64)
except ValueError:
    pass
else:
    raise AssertionError("the version cannot change")
