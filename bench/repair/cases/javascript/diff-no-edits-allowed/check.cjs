const assert = require("node:assert/strict");
const Diff = require(process.argv[2]);

assert.equal(Diff.diffChars("a", "b", { maxEditLength: 0 }), undefined);
assert.equal(Diff.diffLines("a\n", "b\n", { maxEditLength: 0 }), undefined);
assert.equal(Diff.diffWords("a b", "a c", { maxEditLength: 0 }), undefined);
assert.equal(Diff.diffChars("a", "b", { maxEditLength: 1 }), undefined);
const same = Diff.diffChars("abc", "abc", { maxEditLength: 0 });
assert.deepEqual(
  same.map((part) => part.value),
  ["abc"],
);
const values = (parts) => parts.map((part) => `${part.added ? "+" : part.removed ? "-" : "="}${part.value}`);
assert.deepEqual(values(Diff.diffChars("a", "b", { maxEditLength: 2 })), ["-a", "+b"]);
assert.deepEqual(values(Diff.diffChars("a", "b")), ["-a", "+b"]);
assert.deepEqual(values(Diff.diffLines("a\nb\n", "a\nc\n")), ["=a\n", "-b\n", "+c\n"]);
