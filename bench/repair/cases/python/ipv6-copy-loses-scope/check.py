import sys

sys.path.insert(0, sys.argv[1])
import copy
import pickle

from pylib.ipaddress import IPv4Address, IPv6Address, IPv6Interface, IPv6Network

scoped = IPv6Address("fe80::abc%eth0")
for clone in (copy.copy(scoped), copy.deepcopy(scoped), pickle.loads(pickle.dumps(scoped))):
    assert clone == scoped and clone.scope_id == "eth0" and str(clone) == "fe80::abc%eth0"
    assert type(clone) is IPv6Address
assert copy.copy(IPv6Address("::1%1")).scope_id == "1"
for other in (IPv6Address("2001:db8::1"), IPv4Address("192.0.2.1"), IPv6Network("2001:db8::/32"), IPv6Interface("2001:db8::1/64")):
    assert copy.copy(other) == other and pickle.loads(pickle.dumps(other)) == other
assert copy.copy(IPv6Address("2001:db8::1")).scope_id is None
