import { describe, expect, test } from "vitest";
import { readOptions, select } from "./options.ts";
import { halfOf, readCases } from "./read-cases.ts";
import { renderDetails, renderReport } from "./report.ts";
import type { RepairResult } from "./run-case.ts";
import { tally } from "./summarise.ts";

function result(values: Partial<RepairResult>): RepairResult {
  return {
    slug: "case",
    language: "javascript",
    class: "boundary",
    half: "development",
    oneStatement: true,
    verdict: "validated_fix",
    reproduced: true,
    plausible: true,
    correct: true,
    rank: 1,
    candidates: 10,
    passing: 1,
    surviving: 1,
    candidatesPerSecond: 5,
    seconds: 2,
    peakMemoryMiB: 100,
    provenBy: null,
    details: { reason: "validated", summary: "Fixed.", tried: [], patch: "the patch" },
    ...values,
  };
}

const nothing = { verdict: "no_result", reproduced: false, plausible: false, correct: null, rank: null } as const;

describe("cases", () => {
  test("are complete, in the half that their name gives, and at most three of a package", async () => {
    const cases = await readCases();
    const packages = Map.groupBy(cases, ({ source }) =>
      source.kind === "stdlib" ? source.modules.join() : JSON.stringify(source),
    );

    expect(cases.length).toBeGreaterThanOrEqual(50);
    expect([...packages.values()].filter((group) => group.length > 3)).toEqual([]);
    expect(new Set(cases.map((entry) => entry.issue.title)).size).toBe(cases.length);
  });

  test("fall into halves by a hash of their name", () => {
    expect(halfOf("javascript", "bn-times-zero")).toBe("validation");
    expect(halfOf("javascript", "bn-shift-in-a-field")).toBe("development");
  });

  test("are selected by half, language and slug", async () => {
    const cases = await readCases();
    const half = select(cases, { half: "validation", language: "javascript", only: [] });

    expect(half.length).toBeGreaterThan(0);
    expect(half.every((entry) => entry.half === "validation" && entry.language === "javascript")).toBe(true);
    expect(select(cases, { half: null, language: null, only: ["bn-times-zero"] })).toHaveLength(1);
    expect(() => select(cases, { half: null, language: null, only: ["nobody"] })).toThrow("no case “nobody”");
  });
});

describe("options", () => {
  test("have defaults and refuse what they do not know", () => {
    expect(readOptions(["--half", "development", "--out", "a.json"])).toMatchObject({
      half: "development",
      language: null,
      timeout: 300,
      out: "a.json",
    });
    expect(() => readOptions(["--half", "both"])).toThrow("--half does not know “both”");
    expect(readOptions(["--help"])).toBeNull();
  });
});

describe("report", () => {
  test("counts validated answers, right ones and seconds", () => {
    const results = [result({ seconds: 1 }), result({ seconds: 2, correct: false, rank: 2 }), result({ seconds: 9, ...nothing })];

    expect(tally(results)).toEqual({
      cases: 3,
      reproduced: 2,
      plausible: 2,
      validated: 2,
      correct: 1,
      first: 1,
      median: 1,
      p90: 2,
    });
    expect(tally([])).toMatchObject({ cases: 0, median: null, p90: null });
  });

  test("summarises the one-statement cases of each half", () => {
    const results = [
      result({}),
      result({ ...nothing }),
      result({ oneStatement: false, ...nothing }),
      result({ half: "validation" }),
    ];
    const [development, validation] = renderReport(results).split("\n").slice(-2);

    expect(development?.split(/\s{2,}/)).toEqual([
      "development",
      "2",
      "50 %",
      "50 %",
      "50 %",
      "50 %",
      "50 %",
      "100 %",
      "2.0",
      "2.0",
    ]);
    expect(validation?.split(/\s{2,}/)).toEqual([
      "validation",
      "1",
      "100 %",
      "100 %",
      "100 %",
      "100 %",
      "100 %",
      "100 %",
      "2.0",
      "2.0",
    ]);
  });

  test("says nothing about cases without details", () => {
    expect(renderDetails([result({ half: "validation", details: null })])).toBe("");
    expect(renderDetails([result({})])).toContain("the patch");
  });
});
