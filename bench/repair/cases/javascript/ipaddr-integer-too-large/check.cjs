const assert = require("node:assert/strict");
const ipaddr = require(process.argv[2]);

for (const text of ["4294967296", "8589934592", "0x100000000", "99999999999"]) {
  assert.equal(ipaddr.IPv4.isValid(text), false, text);
  assert.throws(() => ipaddr.IPv4.parse(text), Error);
}
assert.equal(ipaddr.IPv4.parse("4294967295").toString(), "255.255.255.255");
assert.equal(ipaddr.IPv4.parse("0xffffffff").toString(), "255.255.255.255");
assert.equal(ipaddr.IPv4.parse("0").toString(), "0.0.0.0");
assert.equal(ipaddr.IPv4.parse("3232235777").toString(), "192.168.1.1");
assert.equal(ipaddr.IPv4.parse("192.168.1.1").toString(), "192.168.1.1");
assert.equal(ipaddr.IPv4.isValid("256.0.0.1"), false);
