const assert = require("node:assert/strict");
const s = require(process.argv[2]);

assert.equal(s.slugify("HTML Parser"), "html-parser");
assert.equal(s.slugify("NASA"), "nasa");
assert.equal(s.slugify("iPhone 6S"), "iphone-6s");
assert.equal(s.slugify("ÀÉÎ"), "aei");
assert.equal(s.slugify("Un éléphant à l'orée du bois"), "un-elephant-a-l-oree-du-bois");
assert.equal(s.slugify("  Jack & Jill "), "jack-jill");
assert.equal(s.slugify("already-a-slug"), "already-a-slug");
assert.equal(s.slugify(null), "");
assert.equal(s("ABC DEF").slugify().value(), "abc-def");
assert.equal(s.dasherize("MozTransform"), "-moz-transform");
