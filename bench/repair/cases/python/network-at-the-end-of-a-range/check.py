import sys

sys.path.insert(0, sys.argv[1])
from netaddr import IPAddress, IPNetwork, IPRange

network = IPNetwork("10.0.0.0/25")
assert network in IPRange("10.0.0.0", "10.0.0.127")
assert network in IPRange("10.0.0.0", "10.0.0.128")
assert network in IPRange("9.255.255.255", "10.0.0.127")
assert network in IPRange("10.0.0.0", "10.0.0.129")
assert network not in IPRange("10.0.0.0", "10.0.0.126")
assert network not in IPRange("10.0.0.1", "10.0.0.127") and network not in IPRange("10.0.0.1", "10.0.1.0")
assert IPNetwork("192.0.2.1/32") in IPRange("192.0.2.1", "192.0.2.1")
assert IPNetwork("2001:db8::/64") in IPRange("2001:db8::", "2001:db8::ffff:ffff:ffff:ffff")
assert IPNetwork("2001:db8::/63") not in IPRange("2001:db8::", "2001:db8::ffff:ffff:ffff:ffff")
assert IPNetwork("::/96") not in IPRange("0.0.0.0", "255.255.255.255")
assert IPRange("10.0.0.0", "10.0.0.127") in IPRange("10.0.0.0", "10.0.0.127")
assert IPAddress("10.0.0.127") in IPRange("10.0.0.0", "10.0.0.127")
