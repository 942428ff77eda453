const assert = require("node:assert/strict");
const Fraction = require(process.argv[2]);

const isInvalid = (error) => error.name === "InvalidParameter";
for (const text of ["", "abc", " ", "1/"]) assert.throws(() => new Fraction(text), isInvalid, JSON.stringify(text));
assert.equal(new Fraction("1/2").toString(), "0.5");
assert.equal(new Fraction("0.(3)").toFraction(), "1/3");
assert.equal(new Fraction("-3.25").toFraction(), "-13/4");
assert.equal(new Fraction("1 1/2").toString(), "1.5");
assert.throws(() => new Fraction(7).add(""), isInvalid);
assert.equal(new Fraction().toString(), "0");
