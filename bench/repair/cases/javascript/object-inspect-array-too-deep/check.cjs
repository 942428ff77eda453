const assert = require("node:assert/strict");
const inspect = require(process.argv[2]);

assert.equal(inspect({ a: [1, 2] }, { depth: 1 }), "{ a: [Array] }");
assert.equal(inspect([[[[1]]]], { depth: 2 }), "[ [ [Array] ] ]");
assert.equal(inspect([1, [2, [3]]], { depth: 2 }), "[ 1, [ 2, [Array] ] ]");
assert.equal(inspect([[[[[[[1]]]]]]]), "[ [ [ [ [ [Array] ] ] ] ] ]");
assert.equal(inspect([{ a: 1 }, []], { depth: 1 }), "[ [Object], [Array] ]");
assert.equal(inspect({ a: { b: 1 } }, { depth: 1 }), "{ a: [Object] }");
assert.equal(inspect([new Date(0)], { depth: 1 }), "[ [Object] ]");
assert.equal(inspect([1, [2]]), "[ 1, [ 2 ] ]");
assert.equal(inspect({ a: [1, { b: 2 }] }), "{ a: [ 1, { b: 2 } ] }");
assert.equal(inspect(["x", null], { depth: 1 }), "[ 'x', null ]");
