import fc from "fast-check";
import { expect, test } from "vitest";
import { chanceOf, foundAt, isByChance, isFarFromChance, tellChance, tellMany } from "./by-chance.ts";

const ALONE = { others: 0 };

/** Of edits that all do different things. */
const found = (position: number, considered: number, surviving: number) => ({ position, considered, surviving, ways: surviving });

test.each([
  found(1, 2000, 1),
  found(1, 700, 35),
  found(60, 1700, 1),
  found(23, 2000, 4),
  // Of three edits none says how easily they pass.
  found(3, 3, 3),
])("%o is earlier than chance", (found) => {
  expect(isByChance(found, ALONE)).toBe(false);
});

test.each([found(1, 100, 31), found(90, 1700, 2), found(6, 500, 40), found(67, 1100, 7), found(1300, 2200, 8)])(
  "%o is not",
  (found) => {
    expect(isByChance(found, ALONE)).toBe(true);
  },
);

test("the more other examples hold, the later it may come", () => {
  const late = [90, 200, 900].map((position) => found(position, 2000, 2));

  expect(late.map((one) => isByChance(one, ALONE))).toEqual([true, true, true]);
  expect(late.map((one) => isByChance(one, { others: 1 }))).toEqual([false, false, true]);
  expect(late.map((one) => isByChance(one, { others: 3 }))).toEqual([false, false, false]);
});

test("where no value is demanded more may survive, and not any number", () => {
  expect(isByChance(found(1, 900, 170), { others: 0, demandsNoValue: true })).toBe(false);
  expect(isByChance(found(1, 900, 170), ALONE)).toBe(true);
  expect(isByChance(found(20, 4500, 240), { others: 0, demandsNoValue: true })).toBe(true);
});

test("what changes no other value has to be found earlier, unless another example holds", () => {
  const early = found(4, 2000, 15);

  expect(isByChance(early, ALONE)).toBe(false);
  expect(isByChance(early, { others: 0, isAlone: true })).toBe(true);
  expect(isByChance(early, { others: 1, isAlone: true })).toBe(false);
});

test("of a project's own red test what passes has to come early where many lines may be wrong, and the earlier the fewer were considered", () => {
  const inTree = (lines: number, ...of: Parameters<typeof found>) => ({ ...found(...of), lines });
  const many = (...of: Parameters<typeof found>) => inTree(300, ...of);

  expect(isByChance(inTree(20, 100, 2000, 1), { others: 1 })).toBe(false);
  expect(isByChance(inTree(20, 150, 2000, 1), { others: 31, mended: 30 })).toBe(true);
  expect(isByChance(many(300, 2000, 1), { others: 1 })).toBe(true);
  expect(isByChance(many(60, 2000, 1), { others: 1 })).toBe(true);
  expect(isByChance(many(30, 2000, 1), { others: 1 })).toBe(false);
  expect(isByChance(many(7, 20, 1), { others: 1 })).toBe(true);
  // What only takes something away, and beside other red tests that pass now.
  expect(isByChance(many(30, 2000, 1), { others: 1, takesAway: true })).toBe(true);
  expect(isByChance(many(5, 2000, 1), { others: 1, takesAway: true })).toBe(false);
  expect(isByChance(many(60, 2000, 1), { others: 2, mended: 1 })).toBe(false);
  expect(isByChance(many(800, 2000, 1), { others: 31, mended: 30 })).toBe(true);
});

test("far from chance is what is found at once while hardly anything else passes, and never one of a few", () => {
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
  expect(tellChance(found(1, 2000, 1))).toBe(
    "Of the first 2000 edits considered 1 passes everything that was known during the search, and this was number 1: were none of them right, one would pass as early in fewer than 1 of 100 searches.",
  );
  expect(tellChance(found(6, 500, 40))).toContain("40 pass everything");
  expect(tellChance(found(6, 500, 40))).toContain("in 30 of 100 searches");
  expect(tellChance({ position: 6, considered: 500, surviving: 40, ways: 3 })).toBe(
    "Of the first 500 edits considered 40 pass everything that was known during the search, which count as 3, since some do the same; this, or one that does the same, was number 6: were none of them right, one would pass as early in 3 of 100 searches.",
  );
  expect(tellChance({ position: 6, considered: 500, surviving: 40, ways: 1 })).toContain(
    ", which all do the same; this, or one that does the same, was",
  );
  expect(tellChance({ ...found(7, 20, 1), lines: 300 })).toContain("in 16 of 100 searches");
  expect(tellMany({ ...found(60, 2000, 1), lines: 300 })).toContain("300 lines may hold the bug");
  expect(tellMany({ ...found(60, 2000, 1), lines: 10 })).toBe(" ");
});

test("it is a probability, which grows with the place, with what else survives, and falls with what was considered", () => {
  const count = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(count, count, count, (position, considered, surviving) => {
      const chance = chanceOf(found(position, considered, surviving));
      const wider = Math.max(considered, position + 1);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(chanceOf(found(position + 1, wider, surviving))).toBeGreaterThanOrEqual(chanceOf(found(position, wider, surviving)));
      expect(chanceOf(found(position, considered, surviving + 1))).toBeGreaterThanOrEqual(chance);
      expect(chanceOf(found(position, considered + 1, surviving))).toBeLessThanOrEqual(chance);
    }),
  );
});
