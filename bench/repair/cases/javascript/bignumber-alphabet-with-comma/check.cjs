const assert = require("node:assert/strict");
const BigNumber = require(process.argv[2]);

const withAlphabet = (alphabet) => BigNumber.clone({ ALPHABET: alphabet });
const Comma = withAlphabet("0123456789ABC,");
assert.equal(new Comma(27).toString(14), "1,");
assert.equal(new Comma("1,", 14).toString(), "27");
for (const alphabet of ["", "0", "01 ", "01.", "01-", "01+", "0120"])
  assert.throws(() => withAlphabet(alphabet), /ALPHABET invalid/, JSON.stringify(alphabet));
const Hash = withAlphabet("0123456789ABC#");
assert.equal(new Hash("1#", 14).toString(), "27");
const Binary = withAlphabet("TF");
assert.equal(new Binary(5).toString(2), "FTF");
assert.equal(new BigNumber(255).toString(16), "ff");
