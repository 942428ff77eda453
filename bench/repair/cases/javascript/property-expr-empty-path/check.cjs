const assert = require("node:assert/strict");
const expr = require(process.argv[2]);

assert.deepEqual(expr.split(""), [""]);
assert.equal(expr.getter("")({ "": 1 }), 1);
assert.equal(expr.getter("")({ a: 1 }), undefined);
assert.equal(expr.getter("", true)({}), undefined);
assert.deepEqual([...expr.normalizePath("")], [""]);
const target = {};
expr.setter("")(target, 3);
assert.deepEqual(target, { "": 3 });
assert.doesNotThrow(() => expr.forEach("", () => {}));
assert.deepEqual(expr.split("a.b[0]"), ["a", "b", "0"]);
assert.equal(expr.getter("a.b")({ a: { b: 1 } }), 1);
assert.equal(expr.getter("a[0]")({ a: [7] }), 7);
assert.equal(expr.join(["a", "0", "b"]), "a[0].b");
const seen = [];
expr.forEach("a[0]", (part) => seen.push(part));
assert.deepEqual(seen, ["a", "0"]);
