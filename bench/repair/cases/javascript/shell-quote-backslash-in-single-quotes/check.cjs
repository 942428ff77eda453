const assert = require("node:assert/strict");
const { parse } = require(process.argv[2]);

assert.deepEqual(parse("'C:\\' 'x'"), ["C:\\", "x"]);
assert.deepEqual(parse("echo 'a\\' b"), ["echo", "a\\", "b"]);
assert.deepEqual(parse("'\\'"), ["\\"]);
assert.deepEqual(parse("'a\\\\' 'b'"), ["a\\\\", "b"]);
assert.deepEqual(parse("a 'b c'"), ["a", "b c"]);
assert.deepEqual(parse('"a \\" b" c'), ['a " b', "c"]);
assert.deepEqual(parse("'say \"hi\"' x"), ['say "hi"', "x"]);
assert.deepEqual(parse("a\\ b c"), ["a b", "c"]);
assert.deepEqual(parse("''"), [""]);
assert.deepEqual(parse("'$HOME'", { HOME: "/h" }), ["$HOME"]);
