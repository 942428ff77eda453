const assert = require("node:assert/strict");
const jsonLogic = require(process.argv[2]);

const rule = { in: ["admin", { var: "roles" }] };
assert.equal(jsonLogic.apply(rule, {}), false);
assert.equal(jsonLogic.apply(rule, { roles: null }), false);
assert.equal(jsonLogic.apply({ in: ["a", null] }), false);
assert.equal(jsonLogic.apply({ in: ["a"] }), false);
assert.equal(jsonLogic.apply({ "!": [rule] }, {}), true);
assert.equal(jsonLogic.apply(rule, { roles: ["admin"] }), true);
assert.equal(jsonLogic.apply(rule, { roles: ["guest"] }), false);
assert.equal(jsonLogic.apply({ in: ["a", "bag"] }), true);
assert.equal(jsonLogic.apply({ in: ["x", ""] }), false);
assert.equal(jsonLogic.apply({ in: [3, 5] }), false);
assert.equal(jsonLogic.apply({ in: [3, [1, 3]] }), true);
