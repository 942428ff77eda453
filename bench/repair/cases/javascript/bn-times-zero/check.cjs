const assert = require("node:assert/strict");
const BN = require(process.argv[2]);

const large = () => new BN("123456789012345678901234567890");
for (const product of [large().muln(0), large().imuln(0), new BN(2).pow(new BN(200)).muln(0), new BN(5).muln(0)]) {
  assert.equal(product.isZero(), true);
  assert.equal(product.bitLength(), 0);
  assert.equal(product.toString(), "0");
  assert.equal(product.addn(7).toString(), "7");
}
assert.equal(large().muln(1).toString(), "123456789012345678901234567890");
assert.equal(large().muln(3).toString(), "370370367037037036703703703670");
assert.equal(new BN(-4).muln(3).toString(), "-12");
assert.equal(large().muln(67108863).toString(), large().mul(new BN(67108863)).toString());
