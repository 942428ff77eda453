import { expect, test } from "vitest";
import { functionsIn } from "../../../engines/search/function-names.ts";
import type { Coverage } from "../../../types/language.ts";
import { lineFeatures, type Suspected } from "./features.ts";
import { byLikelihood } from "./likely-lines.ts";
import { featuresOfText } from "./of-text.ts";

const SOURCE = `function total(prices) {
  let sum = 0;
  for (const price of prices) {
    if (price > 10) {
      sum += price / 2;
    } else {
      sum += price;
    }
  }
  return sum;
}
`;
const FILE = "src/total.js";

function ran(name: string, lines: number[], passed = true): Coverage {
  return { test: `test/total.test.js > ${name}`, passed, lines: { [FILE]: lines } };
}

function suspected(tests: Coverage[], scores: Record<number, number>): Suspected {
  const sources = new Map([[FILE, SOURCE]]);
  return {
    suspicious: Object.entries(scores)
      .map(([line, score]) => ({ file: FILE, line: Number(line), score, reasons: ["run by the failing test"] }))
      .sort((a, b) => b.score - a.score),
    spectrum: { tests, coverable: {} },
    sources,
    functions: functionsIn(sources),
    frames: [],
    test: {
      code: 'test("halves what is dear", () => { equal(total([20]), 10); });',
      filePath: "test/total.test.js",
      testName: "halves what is dear",
      probe: {},
      symptom: { kind: "wrong_value", actual: "5", expected: "10" },
    },
    failure: { message: "5 == 10", actual: "5", expected: "10" },
    title: "dear prices are too low",
  };
}

const ONE = suspected(
  [ran("halves what is dear", [1, 2, 3, 4, 5, 10], false), ran("adds", [1, 2, 3, 4, 7, 10]), ran("nothing", [1, 2, 3, 10])],
  { 1: 0.5, 2: 0.5, 3: 0.5, 4: 0.6, 5: 0.8, 10: 0.5 },
);

test("what passing tests that run much the same do not run, and what decides on it, is told apart", () => {
  const [first, condition] = lineFeatures(ONE);

  expect(first).toMatchObject({
    "by no near": 1,
    "by near": 0,
    ran: 1,
    "function's own": 1 / 6,
    "is assignment": 1,
    "function called": 1,
  });
  expect(condition).toMatchObject({ "branch taken": 1, "branch as no other": 1, "before its own": 1, "is condition": 1 });
});

test("the lines are the same, likeliest first, and scores are beside the likeliest one's", () => {
  const ranked = byLikelihood(ONE);

  expect(ranked.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 10]);
  expect(ranked[0]?.score).toBe(1);
  expect(ranked.every(({ score }, index) => score > 0 && score <= (ranked[index - 1]?.score ?? 1))).toBe(true);
  expect(new Set(ranked.slice(0, 2).map(({ line }) => line))).toEqual(new Set([4, 5]));
});

test("a function's head is behind what stands in it, however alike their coverage is", () => {
  const alike = suspected(ONE.spectrum.tests.slice(0, 1), { 1: 0.5, 2: 0.5, 5: 0.5, 10: 0.5 });

  expect(byLikelihood(alike).at(-1)?.line).toBe(1);
});

test("a line that nobody can read is only ranked by what ran it", () => {
  const unread = { ...ONE, sources: new Map(), functions: new Map() };

  expect(byLikelihood(unread)[0]?.line).toBe(5);
});

test.each([
  ["if price > 10:", { "is condition": 1, "has comparison": 1, "has number": 1, depth: 1 }],
  ["return a ?? null;", { "is return": 1, "has connective": 1, "has nothing": 1 }],
  ["raise ValueError('no')", { "is raise": 1, "has text": 1, "has call": 1 }],
  ["def total(prices):", { "is definition": 1 }],
  ['"weight": limits[0],', { "is entry": 1, "has index": 1 }],
  ["} else {", { "is close": 1 }],
])("%s", (line, features) => {
  expect(featuresOfText(`    ${line}`, 4)).toMatchObject(features);
});
