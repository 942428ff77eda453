const assert = require("node:assert/strict");
const { quote, parse } = require(process.argv[2]);

assert.equal(quote(["git", "commit", "-m", "", "--allow-empty"]), "git commit -m '' --allow-empty");
assert.equal(quote([""]), "''");
assert.equal(quote(["", ""]), "'' ''");
assert.deepEqual(parse(quote(["a", "", "b"])), ["a", "", "b"]);
assert.equal(quote([]), "");
assert.equal(quote(["a", "b c", "d"]), "a 'b c' d");
assert.equal(quote(["it's"]), `"it's"`);
assert.equal(quote([{ op: "||" }]), "\\|\\|");
assert.equal(quote(["$x"]), "\\$x");
assert.equal(quote([0]), "0");
