const assert = require("node:assert/strict");
const Fraction = require(process.argv[2]);

assert.equal(new Fraction("1/2").toLatex(), "\\frac{1}{2}");
assert.equal(new Fraction("-1/3").toLatex(), "-\\frac{1}{3}");
assert.equal(new Fraction(1.5).toLatex(true), "1\\frac{1}{2}");
assert.equal(new Fraction(1.5).toLatex(), "\\frac{3}{2}");
assert.equal(new Fraction(3).toLatex(), "3");
assert.equal(new Fraction(0).toLatex(), "0");
assert.equal(new Fraction(-4).toLatex(), "-4");
