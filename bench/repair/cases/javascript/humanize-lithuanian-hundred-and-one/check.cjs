const assert = require("node:assert/strict");
const humanizeDuration = require(process.argv[2]);

const days = (count) => humanizeDuration(count * 86400000, { language: "lt", units: ["d"] });
for (const count of [1, 21, 31, 91, 101, 121, 201, 301, 1001]) assert.equal(days(count), `${count} diena`);
for (const count of [0, 10, 11, 15, 20, 30, 100, 110, 111, 211, 311, 120]) assert.equal(days(count), `${count} dienų`);
for (const count of [2, 5, 9, 22, 102, 109, 202]) assert.equal(days(count), `${count} dienos`);
assert.equal(humanizeDuration(101 * 86400000, { units: ["d"] }), "101 days");
