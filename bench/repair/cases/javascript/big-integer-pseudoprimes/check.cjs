const assert = require("node:assert/strict");
const bigInt = require(process.argv[2]);

for (const number of [4033, 4681, 1, 9, 2047, 3277, 8321, 15841, 29341, 1373653, 25326001])
  assert.equal(bigInt(number).isPrime(), false, String(number));
for (const number of [2, 3, 37, 109, 151, 4027, 4049, 4679, 4691, 7919, 104729, 1000003, 15485863])
  assert.equal(bigInt(number).isPrime(), true, String(number));
assert.equal(bigInt("3825123056546413051").isPrime(), false);
assert.equal(bigInt("2305843009213693951").isPrime(), true);
assert.equal(bigInt("318665857834031151167461").isPrime(), false);
for (let n = 3; n < 6000; n += 2) {
  let prime = true;
  for (let d = 3; d * d <= n; d += 2) if (n % d === 0) prime = false;
  assert.equal(bigInt(n).isPrime(), prime, String(n));
}
