const assert = require("node:assert/strict");
const Big = require(process.argv[2]);

const Strict = Big();
Strict.strict = true;
assert.equal(new Strict("2").sqrt().toString(), "1.4142135623730950488");
assert.equal(new Strict("16").sqrt().toString(), "4");
assert.equal(new Strict("0.25").sqrt().toString(), "0.5");
assert.equal(new Strict("1e400").sqrt().toString(), "1e+200");
assert.equal(new Strict("0").sqrt().toString(), "0");
assert.throws(() => new Strict("-1").sqrt(), /No square root/);
assert.throws(() => +new Strict("16"), /valueOf/);
assert.throws(() => new Strict(2), TypeError);
assert.equal(new Strict("2").times("3").toString(), "6");
assert.equal(new Strict("0.1").toNumber(), 0.1);
assert.throws(() => new Strict("0.12345678901234567890123").toNumber(), /Imprecise/);
assert.equal(new Big("2").sqrt().toString(), "1.4142135623730950488");
assert.equal(new Big(16).sqrt().toString(), "4");
