const assert = require("node:assert/strict");
const BN = require(process.argv[2]);

for (const [number, added] of [
  [-5, 5],
  [-1, 1],
  [-5, 4],
  [-5, 6],
  [-5, 0],
  [5, 5],
  [0, 5],
  [-67108863, 67108863],
  [-67108864, 5],
]) {
  const sum = new BN(number).addn(added);
  assert.equal(sum.toString(), String(number + added));
  assert.equal(sum.isNeg(), number + added < 0);
  assert.equal(sum.cmpn(0), Math.sign(number + added));
}
assert.equal(new BN(-5).iaddn(5).eqn(0), true);
assert.equal(new BN(-5).isubn(-5).toString(), "0");
assert.equal(new BN(5).subn(5).toString(), "0");
assert.equal(new BN(5).subn(7).toString(), "-2");
