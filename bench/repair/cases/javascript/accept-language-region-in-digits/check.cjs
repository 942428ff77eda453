const assert = require("node:assert/strict");
const parser = require(process.argv[2]);

const brief = (header) => parser.parse(header).map(({ code, region, quality }) => [code, region ?? null, quality]);
assert.deepEqual(brief("es-419,en;q=0.5"), [
  ["es", "419", 1],
  ["en", null, 0.5],
]);
assert.equal(parser.pick(["es-ES", "es-419"], "es-419"), "es-419");
assert.deepEqual(brief("en-001"), [["en", "001", 1]]);
assert.deepEqual(brief("en-029;q=0.3,fr-CA"), [
  ["fr", "CA", 1],
  ["en", "029", 0.3],
]);
assert.equal(parser.parse("es-Latn-419")[0].region, "419");
assert.deepEqual(brief("en-GB,en;q=0.8"), [
  ["en", "GB", 1],
  ["en", null, 0.8],
]);
assert.deepEqual(brief("*"), [["*", null, 1]]);
assert.equal(parser.parse("zh-Hans-CN")[0].script, "Hans");
assert.equal(parser.parse("zh-Hans-CN")[0].region, "CN");
assert.equal(parser.pick(["en", "fr-CA"], "fr-CA,en;q=0.2"), "fr-CA");
assert.equal(parser.pick(["de"], "fr"), null);
