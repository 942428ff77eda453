const assert = require("node:assert/strict");
const ipaddr = require(process.argv[2]);

const valid = (text) => ipaddr.IPv4.isValidFourPartDecimal(text);
for (const text of [
  "192.168.0.1",
  "10.0.0.0",
  "0.0.0.0",
  "1.2.3.0",
  "127.0.0.1",
  "192.168.7.1",
  "255.255.255.255",
  "100.20.30.10",
])
  assert.equal(valid(text), true, text);
for (const text of [
  "192.168.07.1",
  "00.0.0.0",
  "10.01.1.1",
  "192.168.0",
  "0x7f.0.0.1",
  "256.0.0.1",
  "1.2.3.4.5",
  "1.2.3.00",
  "",
  "10.1.1.a",
])
  assert.equal(valid(text), false, text);
assert.equal(ipaddr.isValid("192.168.0.1"), true);
