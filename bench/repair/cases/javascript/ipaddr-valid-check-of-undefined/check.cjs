const assert = require("node:assert/strict");
const ipaddr = require(process.argv[2]);

for (const value of [undefined, null, 5, {}]) {
  assert.equal(ipaddr.IPv6.isValid(value), false);
  assert.equal(ipaddr.isValid(value), false);
}
for (const text of ["::1", "2001:db8::1", "fe80::", "::ffff:192.168.1.1"]) assert.equal(ipaddr.IPv6.isValid(text), true);
for (const text of ["", "x", "127.0.0.1", "::1::", "12345::"]) assert.equal(ipaddr.IPv6.isValid(text), false);
assert.equal(ipaddr.isValid("127.0.0.1"), true);
assert.equal(ipaddr.isValid("nonsense"), false);
