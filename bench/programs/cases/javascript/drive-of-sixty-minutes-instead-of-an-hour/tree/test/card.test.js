import { test } from "node:test";
import assert from "node:assert/strict";
import { arrival, directions, formatClock, formatDistance, joinLegs, totals } from "../src/card.js";

const legs = [
  { mode: "walk", to: "Main St", meters: 300, seconds: 240 },
  { mode: "walk", to: "the harbour", meters: 554, seconds: 430 },
  { mode: "ferry", to: "Grey Island", meters: 12_400, seconds: 2_700 },
];

test("distances", () => {
  assert.equal(formatDistance(4), "0 m");
  assert.equal(formatDistance(994), "990 m");
  assert.equal(formatDistance(996), "1.0 km");
  assert.equal(formatDistance(1_240), "1.2 km");
  assert.equal(formatDistance(48_300), "48 km");
});

test("clock", () => {
  assert.equal(formatClock(845), "14:05");
  assert.equal(formatClock(24 * 60 + 5), "00:05");
});

test("totals", () => {
  assert.deepEqual(totals(legs), { meters: 13_254, seconds: 3_370 });
  assert.deepEqual(totals([]), { meters: 0, seconds: 0 });
});

test("joins legs of one mode", () => {
  assert.deepEqual(joinLegs(legs)[0], { mode: "walk", to: "the harbour", meters: 854, seconds: 670 });
  assert.equal(legs[0].to, "Main St");
});

test("directions", () => {
  assert.deepEqual(directions(legs), [
    "Walk to the harbour (850 m)",
    "Take the ferry to Grey Island (12 km)",
  ]);
});

test("arrival", () => {
  assert.equal(arrival("09:30", legs), "10:26");
  assert.equal(arrival("23:30", legs), "00:26");
});
