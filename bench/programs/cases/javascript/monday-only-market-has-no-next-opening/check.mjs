import assert from "node:assert/strict";
const { readWeek, nextOpening, doorSign } = await import(new URL("src/opening-times.js", `file://${process.cwd()}/`));

const week = readWeek({ mon: "08:00-13:00" });
assert.deepEqual(nextOpening(week, "mon", "15:00"), { day: "mon", time: "08:00", inDays: 7 });
assert.equal(doorSign(week, "mon", "15:00"), "Opens mon 08:00");
assert.deepEqual(nextOpening(week, "mon", "08:00"), { day: "mon", time: "08:00", inDays: 7 });
assert.deepEqual(nextOpening(week, "mon", "07:59"), { day: "mon", time: "08:00", inDays: 0 });
assert.deepEqual(nextOpening(week, "tue", "00:00"), { day: "mon", time: "08:00", inDays: 6 });
assert.equal(doorSign(week, "sun", "15:00"), "Opens tomorrow 08:00");
assert.equal(doorSign(week, "mon", "07:00"), "Opens today 08:00");
assert.equal(doorSign(week, "mon", "09:00"), "Open until 13:00");

const twice = readWeek({ sat: "15:00-17:00, 09:00-11:00" });
assert.deepEqual(nextOpening(twice, "sat", "16:00"), { day: "sat", time: "09:00", inDays: 7 });
assert.deepEqual(nextOpening(twice, "sat", "10:00"), { day: "sat", time: "15:00", inDays: 0 });
assert.deepEqual(nextOpening(twice, "sun", "10:00"), { day: "sat", time: "09:00", inDays: 6 });

assert.equal(nextOpening(readWeek({}), "mon", "10:00"), null);
assert.equal(doorSign(readWeek({}), "mon", "10:00"), "Closed for good");
