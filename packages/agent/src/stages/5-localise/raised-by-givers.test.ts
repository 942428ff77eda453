import type { SuspiciousLine } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { functionsIn } from "../../engines/search/function-names.ts";
import { raisedByGivers } from "./raised-by-givers.ts";

const TEXTS = new Map([
  [
    "ruler.js",
    "Ruler.prototype.rulesOf = function (name) {\n  if (!this.cache) this.compile();\n  return this.cache[name];\n};\n",
  ],
  ["list.js", "module.exports = function list(state) {\n  var all = state.ruler.rulesOf('list');\n  return all.length;\n};\n"],
]);
const RANKED: SuspiciousLine[] = [
  { file: "list.js", line: 3, score: 0.9, reasons: ["throws"] },
  { file: "list.js", line: 2, score: 0.6, reasons: [] },
  { file: "ruler.js", line: 2, score: 0.1, reasons: [] },
  { file: "ruler.js", line: 3, score: 0.1, reasons: [] },
];

test("what the function returns that gave it comes near the place where it is read", () => {
  const [first, second, ...rest] = raisedByGivers(RANKED, { file: "list.js", line: 3 }, TEXTS, functionsIn(TEXTS));

  expect(first).toEqual(RANKED[0]);
  expect(second).toMatchObject({ file: "ruler.js", line: 3, reasons: ["gives what list.js:3 reads"] });
  expect(second?.score).toBeCloseTo(0.74);
  expect(rest.map(({ score }) => score)).toEqual([0.6, 0.1]);
});

test("nothing is raised where nothing was given, or nobody knows where it was read", () => {
  const raise = (at?: { file: string; line: number }) => raisedByGivers(RANKED, at, TEXTS, functionsIn(TEXTS));

  expect(raise({ file: "ruler.js", line: 3 })).toEqual(RANKED);
  expect(raise({ file: "other.js", line: 1 })).toEqual(RANKED);
  expect(raise()).toEqual(RANKED);
});
