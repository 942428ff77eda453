const assert = require("node:assert/strict");
const fecha = require(process.argv[2]);

const on = (year) => {
  const date = new Date(2000, 0, 31);
  date.setFullYear(year);
  return date;
};
assert.equal(fecha.format(on(999), "YYYY-MM-DD"), "0999-01-31");
assert.equal(fecha.format(on(45), "YYYY"), "0045");
assert.equal(fecha.format(on(7), "D/M/YYYY"), "31/1/0007");
assert.equal(fecha.format(on(1000), "YYYY"), "1000");
assert.equal(fecha.format(on(2024), "YYYY-MM-DD"), "2024-01-31");
assert.equal(fecha.format(on(2024), "YY"), "24");
assert.equal(fecha.format(on(12345), "YYYY"), "12345");
assert.equal(fecha.parse("0999-01-31", "YYYY-MM-DD").getFullYear(), 999);
