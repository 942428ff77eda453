const assert = require("node:assert/strict");
const BN = require(process.argv[2]);

const field = BN.red(new BN(13));
const shifted = (number, bits) => new BN(number).toRed(field).redShl(bits);
assert.equal(shifted(5, 1).fromRed().toString(10), "10");
assert.equal(shifted(5, 2).fromRed().toString(10), "7");
assert.equal(shifted(0, 3).fromRed().toString(10), "0");
assert.equal(shifted(12, 5).fromRed().toString(10), String((12 * 32) % 13));
const big = new BN(3).toRed(BN.red("p25519"));
assert.equal(big.redShl(2).fromRed().toString(10), "12");
assert.equal(big.fromRed().toString(10), "3");
assert.throws(() => new BN(5).redShl(1), /red/);
assert.equal(new BN(5).ushln(2).toString(10), "20");
assert.equal(new BN(5).toRed(field).redAdd(new BN(9).toRed(field)).fromRed().toString(10), "1");
