import { describe, expect, it } from "vitest";
import type { Baseline, BaselineCase } from "../3-environment/baseline.ts";
import { notRun, saidToFail, testsNamed } from "./named-tests.ts";

function red(name: string, file: string): BaselineCase {
  return { name, file, outcome: "FAILED", durationMs: null, failure: null, flaky: false };
}

const CASES: BaselineCase[] = [
  red("shelves > takes the oldest first", "test/shelves.test.js"),
  red("TestRows::test_empty_row[2]", "tests/test_rows.py"),
  red("sorts", "test/order.test.js"),
  red("parses in a browser", "test/parse.test.js"),
  {
    ...red("loads what is built", "test/parse.test.js"),
    failure: {
      kind: "exception",
      errorType: "Error",
      message: "ENOENT: no such file or directory, open 'dist/parse.min.js'",
      expected: null,
      actual: null,
      frames: [],
    },
  },
  {
    ...red("TestRows::test_fetched_rows", "tests/test_rows.py"),
    failure: {
      kind: "exception",
      errorType: "FixtureLookupError",
      message: "('httpbin', <SubRequest 'httpbin' for <Function test_fetched_rows>>)",
      expected: null,
      actual: null,
      frames: [],
    },
  },
  { ...red("is green", "test/shelves.test.js"), outcome: "PASSED" },
  { ...red("flickers now and then", "test/shelves.test.js"), flaky: true },
];
const BASELINE: Baseline = {
  run: {
    command: "",
    ended: "exited",
    exitCode: 1,
    output: "",
    cases: CASES,
    failure: null,
    durationMs: 0,
    peakMemoryBytes: null,
  },
  cases: new Map(CASES.map((one) => [`${one.file ?? ""}::${one.name}`, one])),
  partial: false,
};
const named = (title: string, text: string): string[] => testsNamed({ title, text }, BASELINE).named.map(({ name }) => name);

describe("tests of the project that an issue names", () => {
  it.each([
    ["in words", "shelves", "The test takes the oldest first is red.", ["shelves > takes the oldest first"]],
    ["in code", "`test_empty_row` fails", "Since the last release.", ["TestRows::test_empty_row[2]"]],
    ["as a node id", "red", "FAILED tests/test_rows.py::TestRows::test_empty_row - IndexError", ["TestRows::test_empty_row[2]"]],
    ["in quotes", "order", "Our test “sorts” does not pass.", ["sorts"]],
    ["by their file without what lacks a build", "Parsing", "test/parse.test.js is red.", ["parses in a browser"]],
    ["by their file without what lacks a plugin", "Rows", "tests/test_rows.py is red.", ["TestRows::test_empty_row[2]"]],
    ["by their file", "Red file", "`node --test test/shelves.test.js` fails.", ["shelves > takes the oldest first"]],
  ])("%s", (_, title, text, expected) => {
    expect(named(title, text)).toEqual(expected);
  });

  it("are none where the issue calls a function that has the test's name", () => {
    const cases = [red("startOfWeek", "test/all.test.js"), red("end_of_week", "test/all.test.js")];
    const baseline = { ...BASELINE, cases: new Map(cases.map((one) => [one.name, one])) };
    const of = (text: string): string[] => testsNamed({ title: "Wrong day", text }, baseline).named.map(({ name }) => name);

    expect(of("`days(startOfWeek(1), lib.end_of_week)` is -0.")).toEqual([]);
    expect(of("The test `startOfWeek` fails, end_of_week too.")).toEqual(["startOfWeek", "end_of_week"]);
  });

  it("are none of a file that does not run here, unless it is named", () => {
    const failure = { kind: "exception" as const, errorType: "TypeError", expected: null, actual: null, frames: [] };
    const cases = ["first day", "last day", "next day", "same day", "other day"].map((name, at) => ({
      ...red(name, "test/all.test.js"),
      failure: { ...failure, message: `all.day${at} is not a function` },
    }));
    const baseline = { ...BASELINE, cases: new Map(cases.map((one) => [one.name, one])) };
    const of = (text: string): number => testsNamed({ title: "Wrong", text }, baseline).named.length;

    expect(of("The first day is wrong.")).toBe(0);
    expect(of("The first day is wrong in test/all.test.js.")).toBe(1);
  });

  it("are none where a word of everyday use is a test's name, or a green or flaky test is named", () => {
    expect(named("It sorts wrongly", "Whoever sorts by name gets them by age.")).toEqual([]);
    expect(named("“is green” and “flickers now and then”", "Both tests.")).toEqual([]);
  });

  it("come with what a runner's output says of them", () => {
    const text = "```\nFAILED tests/test_rows.py::TestRows::test_empty_row[2] - IndexError: list index out of range\n```";

    expect(testsNamed({ title: "red", text }, BASELINE).named).toMatchObject([
      { name: "TestRows::test_empty_row[2]", file: "tests/test_rows.py", errorType: "IndexError" },
    ]);
  });

  it("are related where the issue only says that tests fail", () => {
    expect(testsNamed({ title: "The tests fail", text: "On a fresh clone." }, BASELINE).related).toHaveLength(4);
    expect(testsNamed({ title: "Empty rows", text: "Tests in `test/all.js` fail." }, BASELINE).related[0]?.name).toContain(
      "empty_row",
    );
    expect(testsNamed({ title: "Rows are lost", text: "On a fresh clone." }, BASELINE).related).toEqual([]);
  });
});

describe("tests that are said to fail and do not", () => {
  const said = (title: string, text: string): string | null => saidToFail({ title, text }, BASELINE);

  it("are named, and what would help", () => {
    expect(said("Red on my machine", "The test “is green” fails.")).toBe(
      "The test that the issue names passes on the base commit here: “is green”. Say on which commit it fails, or what is different where it does: versions, settings, files.",
    );
    expect(said("Red file", "Tests in `test/shelves.test.js` fail.")).toContain("“is green”");
  });

  it("are none where nothing fails, or others are named", () => {
    expect(said("Sorting", "“is green” is a strange name.")).toBeNull();
    expect(said("Red file", "Tests in `test/other.test.js` fail.")).toBeNull();
    expect(saidToFail({ title: "Red", text: "The test “is green” fails." }, null)).toBeNull();
  });
});

describe("tests that are said to fail and could not be run", () => {
  const issue = { title: "Red file", text: "Tests in `test/other.test.js` fail." };
  const cut: Baseline = { ...BASELINE, partial: true, run: { ...BASELINE.run, ended: "timeout" } };

  it("are told of with what is in the way", () => {
    expect(notRun(issue, null, "Dependencies could not be installed: no numpy.")).toBe(
      "The issue tells of tests that fail, and they could not be run here: Dependencies could not be installed: no numpy.",
    );
    expect(notRun(issue, cut, null)).toBe(
      "The issue tells of tests that fail, and they could not be run here: the suite did not come to them in its time. Give the run more time.",
    );
    expect(notRun(issue, { ...BASELINE, leftOut: ["test/other.test.js"] }, null)).toContain("could not be run here");
  });

  it("are none where they ran, or the whole suite did, or nothing is said to fail", () => {
    expect(notRun(issue, BASELINE, null)).toBeNull();
    expect(notRun({ title: "Red", text: "Tests in `test/shelves.test.js` fail." }, cut, null)).toBeNull();
    expect(notRun({ title: "Sum", text: "`sum(1)` gives 2." }, null, null)).toBeNull();
  });
});
