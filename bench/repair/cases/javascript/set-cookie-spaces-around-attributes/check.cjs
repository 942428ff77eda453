const assert = require("node:assert/strict");
const { parseSetCookie } = require(process.argv[2]);

const first = (text) => ({ ...parseSetCookie(text)[0] });
assert.deepEqual(first("a=b; Path = /foo ; Secure "), { name: "a", value: "b", path: "/foo", secure: true });
assert.deepEqual(first("a=b; Max-Age = 5 ; HttpOnly ; SameSite= Lax "), {
  name: "a",
  value: "b",
  maxAge: 5,
  httpOnly: true,
  sameSite: "Lax",
});
assert.deepEqual(first("a=b; Domain= example.org "), { name: "a", value: "b", domain: "example.org" });
assert.deepEqual(first("a=b; Path=/foo; Secure"), { name: "a", value: "b", path: "/foo", secure: true });
assert.deepEqual(first("a=b=c; Note=x=y"), { name: "a", value: "b=c", note: "x=y" });
assert.deepEqual(first("a=b%20c"), { name: "a", value: "b c" });
assert.equal(first("a=b; Expires= Tue, 01 Jul 2025 10:01:11 GMT ").expires.toISOString(), "2025-07-01T10:01:11.000Z");
