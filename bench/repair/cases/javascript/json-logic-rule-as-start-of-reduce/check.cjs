const assert = require("node:assert/strict");
const jsonLogic = require(process.argv[2]);

const sum = { "+": [{ var: "current" }, { var: "accumulator" }] };
const reduce = (start, data) => jsonLogic.apply({ reduce: [{ var: "n" }, sum, start] }, data);
assert.equal(reduce({ var: "start" }, { n: [1, 2, 3], start: 10 }), 16);
assert.equal(reduce({ var: "start" }, { n: [], start: 10 }), 10);
assert.equal(reduce({ "+": [1, 2] }, { n: [1, 2] }), 6);
assert.equal(reduce({ var: "missing" }, { n: [] }), null);
assert.equal(reduce({ if: [{ var: "flag" }, 100, 200] }, { n: [1], flag: false }), 201);
assert.equal(reduce(10, { n: [1, 2, 3] }), 16);
assert.equal(reduce(0, { n: [] }), 0);
assert.equal(reduce("x", {}), "x");
assert.equal(jsonLogic.apply({ reduce: [{ var: "n" }, sum] }, { n: [] }), null);
assert.deepEqual(jsonLogic.apply({ map: [{ var: "n" }, { "*": [{ var: "" }, 2] }] }, { n: [1, 2] }), [2, 4]);
