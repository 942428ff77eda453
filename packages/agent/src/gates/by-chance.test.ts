import fc from "fast-check";
import { expect, test } from "vitest";
import { chanceOf, foundAt, isByChance, tellChance } from "./by-chance.ts";

const ALONE = { others: 0 };

test.each([
  { position: 1, considered: 2000, surviving: 1 },
  { position: 1, considered: 700, surviving: 35 },
  { position: 60, considered: 1700, surviving: 1 },
  { position: 23, considered: 2000, surviving: 4 },
  // Of three edits none says how easily they pass.
  { position: 3, considered: 3, surviving: 3 },
])("%o is earlier than chance", (found) => {
  expect(isByChance(found, ALONE)).toBe(false);
});

test.each([
  { position: 1, considered: 100, surviving: 31 },
  { position: 90, considered: 1700, surviving: 2 },
  { position: 6, considered: 500, surviving: 40 },
  { position: 67, considered: 1100, surviving: 7 },
  { position: 1300, considered: 2200, surviving: 8 },
])("%o is not", (found) => {
  expect(isByChance(found, ALONE)).toBe(true);
});

test("the more other examples hold, the later it may come", () => {
  const found = [90, 200, 900].map((position) => ({ position, considered: 2000, surviving: 2 }));

  expect(found.map((one) => isByChance(one, ALONE))).toEqual([true, true, true]);
  expect(found.map((one) => isByChance(one, { others: 1 }))).toEqual([false, false, true]);
  expect(found.map((one) => isByChance(one, { others: 3 }))).toEqual([false, false, false]);
});

test("where no value is demanded more may survive, and not any number", () => {
  expect(isByChance({ position: 1, considered: 900, surviving: 170 }, { others: 0, demandsNoValue: true })).toBe(false);
  expect(isByChance({ position: 1, considered: 900, surviving: 170 }, ALONE)).toBe(true);
  expect(isByChance({ position: 20, considered: 4500, surviving: 240 }, { others: 0, demandsNoValue: true })).toBe(true);
});

test("what comes late says nothing of how easily the likeliest pass", () => {
  const survivors = [6, 700, 1900, 2100, 9000];

  expect(foundAt(6, { considered: 800, survivors })).toEqual({ position: 6, considered: 800, surviving: 2 });
  expect(foundAt(6, { considered: 12_000, survivors })).toEqual({ position: 6, considered: 2000, surviving: 3 });
  expect(foundAt(9000, { considered: 12_000, survivors })).toEqual({ position: 9000, considered: 9000, surviving: 5 });
  expect(isByChance(foundAt(9000, { considered: 12_000, survivors }), ALONE)).toBe(true);
});

test("it is told in words", () => {
  expect(tellChance({ position: 1, considered: 2000, surviving: 1 })).toBe(
    "Of the first 2000 edits considered 1 passes everything that was known during the search, and this was number 1: were none of them right, one would pass as early in fewer than 1 of 100 searches.",
  );
  expect(tellChance({ position: 6, considered: 500, surviving: 40 })).toContain("40 pass everything");
  expect(tellChance({ position: 6, considered: 500, surviving: 40 })).toContain("in 30 of 100 searches");
});

test("it is a probability, which grows with the place, with what else survives, and falls with what was considered", () => {
  const count = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(count, count, count, (position, considered, surviving) => {
      const chance = chanceOf({ position, considered, surviving });
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(
        chanceOf({ position: position + 1, considered: Math.max(considered, position + 1), surviving }),
      ).toBeGreaterThanOrEqual(chanceOf({ position, considered: Math.max(considered, position + 1), surviving }));
      expect(chanceOf({ position, considered, surviving: surviving + 1 })).toBeGreaterThanOrEqual(chance);
      expect(chanceOf({ position, considered: considered + 1, surviving })).toBeLessThanOrEqual(chance);
    }),
  );
});
