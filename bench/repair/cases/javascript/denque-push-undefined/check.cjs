const assert = require("node:assert/strict");
const Denque = require(process.argv[2]);

const queue = new Denque([1]);
assert.equal(queue.push(undefined), 2);
assert.equal(queue.unshift(undefined), 3);
assert.deepEqual(queue.toArray(), [undefined, 1, undefined]);
assert.equal(queue.push(), 3);
assert.equal(queue.unshift(), 3);
const other = new Denque();
for (const value of [null, 0, "", false, undefined]) other.push(value);
assert.deepEqual(other.toArray(), [null, 0, "", false, undefined]);
assert.equal(other.shift(), null);
assert.equal(other.pop(), undefined);
assert.equal(other.length, 3);
