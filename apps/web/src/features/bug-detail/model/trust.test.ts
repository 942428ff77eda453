import { expect, test } from "vitest";
import { fixtureDetails } from "../../../testing/fixture-bugs.ts";
import { issueDetails, issueRow } from "../../../testing/factories.ts";
import { trustRows } from "./trust.ts";

test("a validated fix is proven by its test before and after, and by the tests that stayed green", () => {
  const states = Object.fromEntries(trustRows(fixtureDetails(issueRow()), null).map((row) => [row.id, row.state]));

  expect(states).toMatchObject({
    before: "proven",
    after: "proven",
    existing: "proven",
    coverage: "proven",
    second: "look",
    sandbox: "proven",
  });
});

test("what was not measured is shown as missing, never as proven", () => {
  const rows = trustRows(issueDetails(), null);

  expect(rows.filter((row) => row.state === "proven").map((row) => row.id)).toEqual(["sandbox"]);
});

test("coverage that could not be measured says why", () => {
  const details = fixtureDetails(issueRow());
  const fix = details.fix.map((file) => ({ ...file, tests_coverage: [], coverable_lines: [], detailed_coverage: [] }));
  const strength = details.evidence?.strength && {
    ...details.evidence.strength,
    notes: ["Coverage of the fix could not be measured: no line was seen to run"],
  };
  const evidence = details.evidence && { ...details.evidence, coverage: null, strength: strength ?? null };

  expect(trustRows({ ...details, fix, evidence }, null).find((row) => row.id === "coverage")).toMatchObject({
    state: "unmeasured",
    text: "Coverage not measured",
    detail: "no line was seen to run",
  });
});

test("a base commit that moved on asks for a look", () => {
  const rows = trustRows(issueDetails(), "c".repeat(40));

  expect(rows.find((row) => row.id === "base")?.state).toBe("look");
});

test("a test that turned red is counted, one that was red before is not", () => {
  const test = { file_path: null, flaky: false };
  const details = issueDetails({
    existing_unit_tests: [
      { ...test, name: "a", result_pre_fix: "PASSED", result_post_fix: "FAILED" },
      { ...test, name: "b", result_pre_fix: "FAILED", result_post_fix: "FAILED" },
    ],
  });

  expect(trustRows(details, null).find((row) => row.id === "existing")).toMatchObject({
    state: "look",
    text: "1 existing test newly failing",
  });
});
