import fc from "fast-check";
import { expect, test } from "vitest";
import { chanceOf, foundAt, isByChance, isFarFromChance, tellChance } from "./by-chance.ts";

const ALONE = { others: 0 };

test.each([
  { position: 1, considered: 2000, surviving: 1, ways: 1 },
  { position: 1, considered: 700, surviving: 35, ways: 35 },
  { position: 60, considered: 1700, surviving: 1, ways: 1 },
  { position: 23, considered: 2000, surviving: 4, ways: 4 },
  // Of three edits none says how easily they pass.
  { position: 3, considered: 3, surviving: 3, ways: 3 },
])("%o is earlier than chance", (found) => {
  expect(isByChance(found, ALONE)).toBe(false);
});

test.each([
  { position: 1, considered: 100, surviving: 31, ways: 31 },
  { position: 90, considered: 1700, surviving: 2, ways: 2 },
  { position: 6, considered: 500, surviving: 40, ways: 40 },
  { position: 67, considered: 1100, surviving: 7, ways: 7 },
  { position: 1300, considered: 2200, surviving: 8, ways: 8 },
])("%o is not", (found) => {
  expect(isByChance(found, ALONE)).toBe(true);
});

test("the more other examples hold, the later it may come", () => {
  const found = [90, 200, 900].map((position) => ({ position, considered: 2000, surviving: 2, ways: 2 }));

  expect(found.map((one) => isByChance(one, ALONE))).toEqual([true, true, true]);
  expect(found.map((one) => isByChance(one, { others: 1 }))).toEqual([false, false, true]);
  expect(found.map((one) => isByChance(one, { others: 3 }))).toEqual([false, false, false]);
});

test("where no value is demanded more may survive, and not any number", () => {
  expect(isByChance({ position: 1, considered: 900, surviving: 170, ways: 170 }, { others: 0, demandsNoValue: true })).toBe(
    false,
  );
  expect(isByChance({ position: 1, considered: 900, surviving: 170, ways: 170 }, ALONE)).toBe(true);
  expect(isByChance({ position: 20, considered: 4500, surviving: 240, ways: 240 }, { others: 0, demandsNoValue: true })).toBe(
    true,
  );
});

test("what changes no other value has to be found earlier, unless another example holds", () => {
  const found = { position: 4, considered: 2000, surviving: 15, ways: 15 };

  expect(isByChance(found, ALONE)).toBe(false);
  expect(isByChance(found, { others: 0, isAlone: true })).toBe(true);
  expect(isByChance(found, { others: 1, isAlone: true })).toBe(false);
});

test("far from chance is what is found at once while hardly anything else passes, and never one of a few", () => {
  const found = (position: number, considered: number, ways: number) => ({ position, considered, surviving: ways, ways });

  expect(isFarFromChance(found(3, 2000, 4))).toBe(true);
  expect(isFarFromChance(found(1, 2000, 30))).toBe(true);
  expect(isFarFromChance(found(30, 2000, 2))).toBe(false);
  expect(isFarFromChance(found(1, 3, 3))).toBe(false);
});

test("what comes late says nothing of how easily the likeliest pass", () => {
  const survivors = [6, 700, 1900, 2100, 9000];

  expect(foundAt(6, { considered: 800, survivors })).toEqual({ position: 6, considered: 800, surviving: 2, ways: 2 });
  expect(foundAt(6, { considered: 12_000, survivors })).toEqual({ position: 6, considered: 2000, surviving: 3, ways: 3 });
  expect(foundAt(9000, { considered: 12_000, survivors })).toEqual({ position: 9000, considered: 9000, surviving: 5, ways: 5 });
  expect(isByChance(foundAt(9000, { considered: 12_000, survivors }), ALONE)).toBe(true);
});

test("what does the same counts once, and what was not asked differs as those do that were", () => {
  const survivors = [1, 12, 56, 84, 1500, 3000];
  const search = { considered: 12_000, survivors };

  expect(foundAt(12, search, { seen: () => ({ asked: 5, ways: 1 }) })).toMatchObject({ surviving: 5, ways: 1 });
  expect(foundAt(12, search, { seen: () => ({ asked: 2, ways: 1 }) })).toMatchObject({ surviving: 5, ways: 3 });
  expect(foundAt(12, search, { seen: () => ({ asked: 0, ways: 0 }) })).toMatchObject({ surviving: 5, ways: 5 });
  expect(foundAt(12, search, { seen: () => ({ asked: 5, ways: 1 }), most: 3 })).toMatchObject({ surviving: 5, ways: 2 });
  expect(foundAt(12, search, { seen: (among) => ({ asked: among, ways: among }) })).toMatchObject({ considered: 2000, ways: 5 });
});

test("it is told in words", () => {
  expect(tellChance({ position: 1, considered: 2000, surviving: 1, ways: 1 })).toBe(
    "Of the first 2000 edits considered 1 passes everything that was known during the search, and this was number 1: were none of them right, one would pass as early in fewer than 1 of 100 searches.",
  );
  expect(tellChance({ position: 6, considered: 500, surviving: 40, ways: 40 })).toContain("40 pass everything");
  expect(tellChance({ position: 6, considered: 500, surviving: 40, ways: 40 })).toContain("in 30 of 100 searches");
  expect(tellChance({ position: 6, considered: 500, surviving: 40, ways: 3 })).toBe(
    "Of the first 500 edits considered 40 pass everything that was known during the search, which count as 3, since some do the same; this, or one that does the same, was number 6: were none of them right, one would pass as early in 3 of 100 searches.",
  );
  expect(tellChance({ position: 6, considered: 500, surviving: 40, ways: 1 })).toContain(
    ", which all do the same; this, or one that does the same, was",
  );
});

test("it is a probability, which grows with the place, with what else survives, and falls with what was considered", () => {
  const count = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(count, count, count, (position, considered, ways) => {
      const surviving = ways;
      const chance = chanceOf({ position, considered, surviving, ways });
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(
        chanceOf({ position: position + 1, considered: Math.max(considered, position + 1), surviving, ways }),
      ).toBeGreaterThanOrEqual(chanceOf({ position, considered: Math.max(considered, position + 1), surviving, ways }));
      expect(chanceOf({ position, considered, surviving, ways: ways + 1 })).toBeGreaterThanOrEqual(chance);
      expect(chanceOf({ position, considered: considered + 1, surviving, ways })).toBeLessThanOrEqual(chance);
    }),
  );
});
