const assert = require("node:assert/strict");
const slugify = require(process.argv[2]);

slugify.extend({ "+": "" });
assert.equal(slugify("c++"), "c");
assert.equal(slugify("a+b c"), "ab-c");
slugify.extend({ x: "" });
assert.equal(slugify("xaxbx"), "ab");
slugify.extend({ "~": "", "*": "-" });
assert.equal(slugify("~home*sweet home"), "home-sweet-home");
slugify.extend({ "+": "plus" });
assert.equal(slugify("c+"), "cplus");
slugify.extend({ "%": "" });
assert.equal(slugify("100% sure"), "100-sure");
assert.equal(slugify("you & me"), "you-and-me");
assert.equal(slugify("a b", "_"), "a_b");
assert.equal(slugify("ä ö", { locale: "de" }), "ae-oe");
assert.equal(slugify("Crème"), "Creme");
