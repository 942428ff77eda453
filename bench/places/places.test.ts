import fc from "fast-check";
import { expect, test } from "vitest";
import { changeOf, fixedPrograms } from "./fixed-programs.ts";
import { rankOf, summary } from "./ranks.ts";

const PATCH = `--- a/src/count.js
+++ b/src/count.js
@@ -2,4 +2,5 @@

 function count(list) {
-  return list.length - 1;
+  const all = list.length;
+  return all;
 }
`;

test("the change of a patch is where its first line is taken away or put in", () => {
  expect(changeOf(PATCH)).toEqual({
    file: "src/count.js",
    change: { line: 4, removed: ["  return list.length - 1;"], added: ["  const all = list.length;", "  return all;"] },
  });
  expect(changeOf(`${PATCH}@@ -9,1 +10,1 @@\n-a\n+b\n`)).toBeNull();
});

test("what is learnt from small programs is of their development half, and at the line that its fix changes", async () => {
  const programs = await fixedPrograms();

  expect(programs.length).toBeGreaterThan(80);
  expect(programs.every(({ program }) => program.half === "development")).toBe(true);
});

test("the rank of the best right one is its place by falling scores", () => {
  expect(rankOf([3, 1, 2], (index) => index > 0)).toBe(2);
  expect(rankOf([1, 1, 1, 0], (index) => index === 2)).toBe(2);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), (scores, at) => {
      const right = at % scores.length;
      const sorted = scores.toSorted((a, b) => b - a);
      expect(sorted[rankOf(scores, (index) => index === right) - 1]).toBe(scores[right]);
    }),
  );
});

test("ranks are summed up by what comes early", () => {
  expect(summary([1, 4, 16])).toBe("MRR 0.438, geometric mean 4.0, ≤1: 1, ≤5: 2, ≤20: 3, ≤60: 3, of 3");
});
