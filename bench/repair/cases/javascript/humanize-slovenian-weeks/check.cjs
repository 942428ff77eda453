const assert = require("node:assert/strict");
const humanizeDuration = require(process.argv[2]);

const weeks = (count) => humanizeDuration(count * 604800000, { language: "sl", units: ["w"] });
for (const count of [0, 5, 6, 10, 25, 60]) assert.equal(weeks(count), `${count} tednov`);
assert.equal(weeks(1), "1 teden");
assert.equal(weeks(2), "2 tedna");
assert.equal(weeks(3), "3 tedne");
assert.equal(weeks(4), "4 tedne");
assert.equal(weeks(0.5), "0,5 tedna");
assert.equal(humanizeDuration(5 * 86400000, { language: "sl", units: ["d"] }), "5 dni");
assert.equal(humanizeDuration(5 * 604800000, { units: ["w"] }), "5 weeks");
