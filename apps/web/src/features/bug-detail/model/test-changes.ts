import type { GranularTestResult, TestOutcome, TestResults } from "@fixpoint/contracts";

export type TestChange = "Broken" | "Fixed" | "Still failing" | "New" | "Gone" | "Still passing";

export interface ComparedTest {
  name: string;
  before: TestOutcome | null;
  after: TestOutcome | null;
  change: TestChange | null;
  /** Why it failed: after the fix if it still does, else before it. */
  message: string | null;
}

const ORDER: readonly (TestChange | null)[] = ["Broken", "Fixed", "Still failing", "New", "Gone", "Still passing", null];

function changeOf(before: TestOutcome | null, after: TestOutcome | null, compared: boolean): TestChange | null {
  if (!compared) return null;
  if (before === null) return "New";
  if (after === null) return "Gone";
  const passed = before === "PASSED" || before === "SKIPPED";
  const passes = after === "PASSED" || after === "SKIPPED";
  if (passed) return passes ? "Still passing" : "Broken";
  return passes ? "Fixed" : "Still failing";
}

/** The results before and after the fix joined by test name, what is worst first. */
export function compareTests(before: TestResults, after: TestResults | null): ComparedTest[] {
  const left = new Map<string, GranularTestResult>(before.granular_test_results.map((test) => [test.name, test]));
  const right = new Map<string, GranularTestResult>((after?.granular_test_results ?? []).map((test) => [test.name, test]));
  const names = [...new Set([...left.keys(), ...right.keys()])];
  return names
    .map((name) => {
      const one = left.get(name);
      const other = right.get(name);
      const change = changeOf(one?.status ?? null, other?.status ?? null, after !== null);
      return {
        name,
        before: one?.status ?? null,
        after: other?.status ?? null,
        change,
        message: other?.message ?? one?.message ?? null,
      };
    })
    .sort((one, other) => ORDER.indexOf(one.change) - ORDER.indexOf(other.change));
}
