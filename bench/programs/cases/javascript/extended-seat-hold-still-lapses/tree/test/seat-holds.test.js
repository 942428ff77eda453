import { beforeEach, describe, it } from "node:test";
import assert from "node:assert/strict";
import { SeatHolds } from "../src/seat-holds.js";

const MINUTE = 60_000;

describe("SeatHolds", () => {
  let clock;
  let holds;

  beforeEach(() => {
    clock = 0;
    holds = new SeatHolds(["A1", "A2", "B1"], { holdMinutes: 10, now: () => clock });
  });

  it("starts with all seats free", () => {
    assert.deepEqual(holds.freeSeats, ["A1", "A2", "B1"]);
  });

  it("takes held seats away", () => {
    holds.hold(["A1", "A2"], "kim");
    assert.deepEqual(holds.freeSeats, ["B1"]);
    assert.throws(() => holds.hold(["A2"], "lou"), /A2 is taken/);
  });

  it("refuses unknown seats", () => {
    assert.throws(() => holds.hold(["Z9"], "kim"), RangeError);
  });

  it("frees the seats when the hold lapses", () => {
    const { id } = holds.hold(["A1"], "kim");
    clock = 9 * MINUTE;
    assert.deepEqual(holds.freeSeats, ["A2", "B1"]);
    clock = 10 * MINUTE;
    assert.deepEqual(holds.freeSeats, ["A1", "A2", "B1"]);
    assert.throws(() => holds.confirm(id), /lapsed/);
  });

  it("extends a hold", () => {
    const { id } = holds.hold(["A1"], "kim");
    clock = 8 * MINUTE;
    assert.equal(holds.extend(id, 5), 15 * MINUTE);
    assert.equal(holds.timeLeft(id), 7 * MINUTE);
  });

  it("sells held seats for good", () => {
    const { id } = holds.hold(["B1"], "kim");
    assert.deepEqual(holds.confirm(id), { customer: "kim", seats: ["B1"] });
    clock = 60 * MINUTE;
    assert.deepEqual(holds.freeSeats, ["A1", "A2"]);
  });

  it("releases a hold", () => {
    const { id } = holds.hold(["B1"], "kim");
    holds.release(id);
    assert.deepEqual(holds.freeSeats, ["A1", "A2", "B1"]);
  });
});
