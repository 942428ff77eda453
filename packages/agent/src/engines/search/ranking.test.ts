import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SpectrumResult } from "../../types/language.ts";
import { noFacts } from "../../types/testing/no-facts.ts";
import { rankSuspicious } from "./ranking.ts";

const FACTS = noFacts();

function spectrum(failing: Record<string, number[]>, ...passing: Record<string, number[]>[]): SpectrumResult {
  return {
    tests: [
      { test: "r", passed: false, lines: failing },
      ...passing.map((lines, index) => ({ test: `p${index}`, passed: true, lines })),
    ],
    coverable: {},
  };
}

const lines = fc.dictionary(fc.constantFrom("a.js", "b.js", "lib/c.js"), fc.uniqueArray(fc.integer({ min: 1, max: 20 })));

describe("rankSuspicious", () => {
  it("puts what only the failing test ran first", () => {
    const ranked = rankSuspicious(spectrum({ "a.js": [1, 2, 3] }, { "a.js": [1, 2] }, { "a.js": [1] }), FACTS, []);

    expect(ranked.map((item) => item.line)).toEqual([3, 2, 1]);
    expect(ranked[0]?.reasons).toEqual(["run by the failing test and by none of the 2 passing ones"]);
  });

  it("puts lines that only loading ran behind the others", () => {
    const failing = { test: "r", passed: false, lines: { "a.py": [1, 2, 3] }, loaded: { "a.py": [1, 2] } };

    const ranked = rankSuspicious({ tests: [failing], coverable: {} }, FACTS, []);

    expect(ranked.map((item) => item.line)).toEqual([3, 1, 2]);
    expect(ranked[1]?.score).toBeLessThan(0.5 * (ranked[0]?.score ?? 0));
  });

  it("raises frames of the trace, the innermost most", () => {
    const ranked = rankSuspicious(spectrum({ "a.js": [1, 2, 3] }), FACTS, [
      { file: "a.js", line: 3 },
      { file: "a.js", line: 2 },
    ]);

    expect(ranked.map((item) => item.line)).toEqual([3, 2, 1]);
    expect(ranked[0]?.reasons).toContain("the error was thrown here");
  });

  it("raises the function that the issue names", () => {
    const sources = new Map([["a.js", "function one() {\n  return 1;\n}\nfunction two() {\n  return 2;\n}\n"]]);

    const ranked = rankSuspicious(spectrum({ "a.js": [2, 5] }), { ...FACTS, identifiers: ["two()"] }, [], { sources });

    expect(ranked[0]?.line).toBe(5);
    expect(ranked[0]?.reasons.join()).toContain("`two`");
  });

  it("raises a line that the issue quotes, however its blanks are written", () => {
    const sources = new Map([["a.js", "const a = one(b);\nif (a.length<limit) {\n  more();\n}\n"]]);
    const text = "I think `a.length < limit` is wrong.";

    const ranked = rankSuspicious(spectrum({ "a.js": [1, 2, 3] }), { ...FACTS, text }, [], { sources });

    expect(ranked[0]).toMatchObject({ line: 2, reasons: expect.arrayContaining(["the issue quotes it"]) });
  });

  it("keeps scores within 0 and 1, sorted, each line once, whatever the order of the tests", () => {
    fc.assert(
      fc.property(lines, fc.array(lines, { maxLength: 4 }), (failing, passing) => {
        const ranked = rankSuspicious(spectrum(failing, ...passing), FACTS, []);
        const again = rankSuspicious(spectrum(failing, ...passing.toReversed()), FACTS, []);

        expect(again).toEqual(ranked);
        expect(new Set(ranked.map((item) => `${item.file}:${item.line}`)).size).toBe(ranked.length);
        expect(
          ranked.every((item, index) => item.score > 0 && item.score <= 1 && item.score <= (ranked[index - 1]?.score ?? 1)),
        ).toBe(true);
        expect(ranked.every((item) => failing[item.file]?.includes(item.line))).toBe(true);
      }),
    );
  });
});
