const assert = require("node:assert/strict");
const picomatch = require(process.argv[2]);

for (const word of ["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__"]) {
  assert.equal(picomatch.isMatch(word, word), true, word);
  assert.equal(picomatch.isMatch("other", word), false, word);
  assert.equal(picomatch.isMatch(`a/${word}`, `*/${word}`), true, word);
}
assert.equal(picomatch.isMatch("a", "***"), true);
assert.equal(picomatch.isMatch("a/b", "***"), false);
assert.equal(picomatch.isMatch("a/b", "**/**"), true);
assert.equal(picomatch.isMatch("a.js", "*.js"), true);
assert.equal(picomatch.isMatch("b.ts", "*.js"), false);
