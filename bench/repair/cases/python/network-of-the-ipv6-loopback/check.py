import sys

sys.path.insert(0, sys.argv[1])
from netaddr import IPAddress, IPNetwork

assert IPNetwork("::1/128").is_loopback() is True
assert IPNetwork("::1").is_loopback() is True
assert IPAddress("::1").is_loopback() is True
for text in ("::/0", "::1/127", "::2/128", "fe80::/10"):
    assert IPNetwork(text).is_loopback() is False, text
assert IPAddress("::").is_loopback() is False and IPAddress("::2").is_loopback() is False
for text in ("127.0.0.0/8", "127.0.0.1/32", "127.1.0.0/16"):
    assert IPNetwork(text).is_loopback() is True, text
assert IPNetwork("126.0.0.0/7").is_loopback() is False and IPNetwork("10.0.0.0/8").is_loopback() is False
assert IPAddress("127.0.0.1").is_loopback() is True
