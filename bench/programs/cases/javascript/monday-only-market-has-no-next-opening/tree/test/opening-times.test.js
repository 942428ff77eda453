import { describe, it } from "node:test";
import assert from "node:assert/strict";
import { doorSign, formatTime, isOpen, nextOpening, parseTime, readWeek } from "../src/opening-times.js";

const bakery = readWeek({
  tue: "14:00-18:00, 07:00-12:00",
  wed: "07:00-12:00",
  sat: "08:00-13:00",
});

describe("times", () => {
  it("reads and writes them", () => {
    assert.equal(parseTime("07:30"), 450);
    assert.equal(formatTime(450), "07:30");
    assert.throws(() => parseTime("half past"), TypeError);
    assert.throws(() => parseTime("25:00"), RangeError);
  });

  it("refuses unknown days", () => {
    assert.throws(() => readWeek({ monday: "09:00-10:00" }), /Bad day/);
  });
});

describe("isOpen", () => {
  it("includes the start but not the end", () => {
    assert.equal(isOpen(bakery, "tue", "07:00"), true);
    assert.equal(isOpen(bakery, "tue", "12:00"), false);
    assert.equal(isOpen(bakery, "mon", "09:00"), false);
  });
});

describe("nextOpening", () => {
  it("finds a later period of the same day", () => {
    assert.deepEqual(nextOpening(bakery, "tue", "12:30"), { day: "tue", time: "14:00", inDays: 0 });
  });

  it("finds a later day", () => {
    assert.deepEqual(nextOpening(bakery, "wed", "07:00"), { day: "sat", time: "08:00", inDays: 3 });
  });

  it("goes on in the next week", () => {
    assert.deepEqual(nextOpening(bakery, "sat", "20:00"), { day: "tue", time: "07:00", inDays: 3 });
  });

  it("knows shops that never open", () => {
    assert.equal(nextOpening(readWeek({}), "mon", "10:00"), null);
  });
});

describe("doorSign", () => {
  it("tells the end, or the next start", () => {
    assert.equal(doorSign(bakery, "sat", "12:00"), "Open until 13:00");
    assert.equal(doorSign(bakery, "tue", "13:00"), "Opens today 14:00");
    assert.equal(doorSign(bakery, "mon", "13:00"), "Opens tomorrow 07:00");
    assert.equal(doorSign(bakery, "sat", "13:00"), "Opens tue 07:00");
  });
});
