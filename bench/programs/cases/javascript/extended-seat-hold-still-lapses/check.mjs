import assert from "node:assert/strict";
const { SeatHolds } = await import(new URL("src/seat-holds.js", `file://${process.cwd()}/`));
const MINUTE = 60_000;
let clock = 0;
const make = (opts = {}) => ((clock = 0), new SeatHolds(["A1", "A2"], { holdMinutes: 10, now: () => clock, ...opts }));

let h = make();
let { id } = h.hold(["A1"], "kim");
clock = 8 * MINUTE;
assert.equal(h.extend(id, 5), 900000);
clock = 12 * MINUTE;
assert.deepEqual(h.freeSeats, ["A2"]);
assert.equal(h.timeLeft(id), 3 * MINUTE);
assert.throws(() => h.hold(["A1"], "lou"), /taken/);
assert.deepEqual(h.confirm(id), { customer: "kim", seats: ["A1"] });

h = make();
({ id } = h.hold(["A1"], "kim"));
const other = h.hold(["A2"], "lou");
h.extend(id, 5);
h.extend(id, 5);
clock = 15 * MINUTE;
assert.deepEqual(h.freeSeats, ["A2"]);
assert.throws(() => h.confirm(other.id), /lapsed/);
clock = 20 * MINUTE - 1;
assert.deepEqual(h.freeSeats, ["A2"]);
clock = 20 * MINUTE;
assert.deepEqual(h.freeSeats, ["A1", "A2"]);
assert.throws(() => h.extend(id, 1), /lapsed/);

h = make({ holdMinutes: 2 });
({ id } = h.hold(["A1"], "kim"));
clock = 2 * MINUTE - 1;
assert.equal(h.timeLeft(id), 1);
clock = 2 * MINUTE;
assert.throws(() => h.timeLeft(id), /lapsed/);
