const assert = require("node:assert/strict");
const humanizeDuration = require(process.argv[2]);

const minutes = (count) => humanizeDuration(count * 60000, { language: "ru", units: ["m"] });
for (const count of [5, 10, 11, 12, 14, 19, 20, 25, 100, 111, 112, 113, 114, 119, 211, 212, 1011])
  assert.equal(minutes(count), `${count} минут`);
for (const count of [1, 21, 101, 121, 1001]) assert.equal(minutes(count), `${count} минута`);
for (const count of [2, 3, 4, 22, 34, 102, 122, 203]) assert.equal(minutes(count), `${count} минуты`);
const days = (count) => humanizeDuration(count * 86400000, { language: "uk", units: ["d"] });
assert.equal(days(113), "113 днів");
assert.equal(days(123), "123 дні");
assert.equal(humanizeDuration(112 * 60000, { units: ["m"] }), "112 minutes");
