import { describe, expect, test } from "vitest";
import { readOptions } from "./options.ts";
import { readOwn } from "./read-phrasings.ts";
import { renderOwn } from "./report.ts";
import type { ReadPhrasing } from "./run-phrasing.ts";

describe("options", () => {
  test("have defaults and refuse what they do not know", () => {
    expect(readOptions(["--only", "a", "--out", "a.json", "--verbose"])).toEqual({
      half: "development",
      own: false,
      language: null,
      only: ["a"],
      jobs: 2,
      out: "a.json",
      verbose: true,
    });
    expect(() => readOptions(["--own", "both"])).toThrow("--own does not know “both”");
    expect(() => readOptions(["--jobs", "0"])).toThrow("--jobs wants a whole number");
    expect(readOptions(["--help"])).toBeNull();
  });

  test("of a half's own issues name the half", () => {
    expect(readOptions(["--own", "development", "--verbose"])).toMatchObject({ half: "development", own: true, verbose: true });
    expect(readOptions(["--own", "validation", "--jobs", "1", "--language", "python"])).toMatchObject({
      half: "validation",
      own: true,
      jobs: 1,
      language: "python",
    });
  });

  test.each([[["--verbose"]], [["--out", "a.json"]], [["--only", "a"]]])("of the validation half go without %s", (rest) => {
    expect(() => readOptions(["--own", "validation", ...rest])).toThrow(TypeError);
  });
});

test("own issues are those of the cases of one half", async () => {
  const read = await readOwn({ half: "development", language: "python", only: [] });

  expect(read.length).toBeGreaterThan(0);
  expect(read.every(({ entry, form, issue }) => entry.half === "development" && form === "own" && issue === entry.issue)).toBe(
    true,
  );
});

test("the report of own issues has counts and names no case", () => {
  const one: ReadPhrasing = {
    slug: "a-case",
    language: "python",
    oneStatement: true,
    form: "own",
    reproduced: true,
    right: null,
    reason: "reproduced",
    summary: "It fails.",
    tried: ["a test"],
    seconds: 1,
  };

  const report = renderOwn([
    { ...one, right: false },
    { ...one, reproduced: false },
    { ...one, oneStatement: false, right: true },
  ]);

  expect(report.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
    ["Told", "Issues", "Reproduced", "Checked", "Right", "Share"],
    ["in one statement", "2", "1", "1", "0", "50 %"],
    ["all", "3", "2", "2", "1", "67 %"],
  ]);
});
