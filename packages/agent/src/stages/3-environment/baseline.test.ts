import { describe, expect, test } from "vitest";
import type { LanguageAdapter, ProjectProfile, Workspace } from "../../types/language.ts";
import type { TestCase, TestFailure, TestRun } from "../../types/tests.ts";
import { countBaseline, runBaseline } from "./baseline.ts";

function one(name: string, outcome: TestCase["outcome"], kind: TestFailure["kind"] = "assertion"): TestCase {
  const failure: TestFailure = { kind, errorType: null, message: "", expected: null, actual: null, frames: [] };
  return { name, file: `${name}.test.js`, outcome, durationMs: 1, failure: outcome === "PASSED" ? null : failure };
}

/** Answers each run with the next list of cases, and keeps the files that were asked for. */
function suite(...answers: { cases: TestCase[]; ended?: TestRun["ended"] }[]): {
  adapter: LanguageAdapter;
  asked: (string[] | undefined)[];
} {
  const asked: (string[] | undefined)[] = [];
  const runTests: LanguageAdapter["runTests"] = async (_workspace, _profile, { files }) => {
    const answer = answers[asked.length];
    asked.push(files);
    if (answer === undefined) throw new Error("one run too many");
    return {
      command: "node --test",
      ended: answer.ended ?? "exited",
      exitCode: 1,
      output: "",
      cases: answer.cases,
      failure: null,
      durationMs: 1,
      peakMemoryBytes: null,
    };
  };
  return { adapter: { runTests } as LanguageAdapter, asked };
}

const run = (adapter: LanguageAdapter, named?: string[], timeMs = 60_000): ReturnType<typeof runBaseline> =>
  runBaseline(adapter, {} as Workspace, {} as ProjectProfile, timeMs, named);

describe("runBaseline", () => {
  test("runs what failed once more: what passes then is flaky", async () => {
    const { adapter, asked } = suite(
      { cases: [one("a", "PASSED"), one("b", "FAILED"), one("c", "FAILED")] },
      { cases: [one("b", "PASSED"), one("c", "FAILED")] },
    );

    const baseline = await run(adapter);

    expect(asked).toEqual([undefined, ["b.test.js", "c.test.js"]]);
    expect(countBaseline(baseline)).toEqual({ passed: 1, failed: 1, skipped: 0, flaky: 1 });
  });

  test("does not wait a second time for a test that was cut off", async () => {
    const { adapter, asked } = suite({ cases: [one("a", "PASSED"), one("b", "FAILED", "timeout")], ended: "timeout" });

    const baseline = await run(adapter);

    expect(asked).toEqual([undefined]);
    expect(baseline.partial).toBe(true);
    expect(countBaseline(baseline)).toEqual({ passed: 1, failed: 1, skipped: 0, flaky: 0 });
  });

  test("a large suite that is cut off is followed by the files that the issue names", async () => {
    const { adapter, asked } = suite(
      { cases: [one("a", "PASSED"), one("b", "FAILED", "timeout")], ended: "timeout" },
      { cases: [one("b", "PASSED"), one("y", "PASSED"), one("z", "FAILED")] },
      { cases: [one("z", "FAILED")] },
    );

    const baseline = await run(
      adapter,
      ["a", "b", "y", "z"].map((name) => `${name}.test.js`),
    );

    expect(asked).toEqual([undefined, ["b.test.js", "y.test.js", "z.test.js"], ["z.test.js"]]);
    expect(countBaseline(baseline)).toEqual({ passed: 3, failed: 1, skipped: 0, flaky: 0 });
  });

  test("where little time is left, what the issue names comes first", async () => {
    const { adapter, asked } = suite(
      { cases: [one("b", "FAILED"), one("y", "PASSED")] },
      { cases: [one("a", "PASSED"), one("b", "FAILED", "timeout")], ended: "timeout" },
      { cases: [one("b", "FAILED")] },
    );

    const baseline = await run(adapter, ["b.test.js", "y.test.js"], 20_000);

    expect(asked).toEqual([["b.test.js", "y.test.js"], undefined, ["b.test.js"]]);
    expect(baseline.cases.get("b.test.js::b")?.failure?.kind).toBe("assertion");
    expect(countBaseline(baseline)).toEqual({ passed: 2, failed: 1, skipped: 0, flaky: 0 });
  });

  test("of a file that the issue names and that is no part of the suite, what is red counts", async () => {
    const { adapter, asked } = suite(
      { cases: [one("a", "PASSED")] },
      { cases: [one("y", "PASSED"), one("z", "FAILED")] },
      { cases: [one("z", "FAILED")] },
    );

    const baseline = await run(adapter, ["a.test.js", "z.test.js"]);

    expect(asked).toEqual([undefined, ["z.test.js"], ["z.test.js"]]);
    expect(countBaseline(baseline)).toEqual({ passed: 1, failed: 1, skipped: 0, flaky: 0 });
  });
});
