import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import { reproductionFailure } from "../../packages/agent/src/gates/reproduction-failure.ts";
import { LEARNED, type LanguageAdapter, type ReproductionTest } from "../../packages/agent/src/types/language.ts";
import type { ReportRow } from "./rows.ts";

interface Trees {
  buggy: string;
  right: string;
}

/**
 * The adapter, but no test is ever written but those that ask what a call gives; each of these is also run with the files of
 * the right program in place, and `asked` is told of both.
 */
export function askingBoth(adapter: LanguageAdapter, { buggy, right }: Trees, asked: ReportRow["asked"]): LanguageAdapter {
  const calls = new Map<string, { expression: string; snippet: number | null; test: ReproductionTest }>();
  return {
    ...adapter,
    async writeReproductions(workspace, profile, facts, limit, tell) {
      const [one] = facts.expectations;
      if (one?.expression == null || one.expected?.includes(LEARNED) !== true) return [];
      const tests = await adapter.writeReproductions(workspace, profile, facts, limit, tell);
      for (const test of tests) calls.set(test.code, { expression: one.expression, snippet: one.snippet, test });
      return tests;
    },
    async runTests(workspace, profile, options) {
      const now = await adapter.runTests(workspace, profile, options);
      const file = options.files?.[0];
      const code = file === undefined ? "" : await readFile(path.join(workspace.root, file), "utf8").catch(() => "");
      const call = calls.get(code);
      if (call === undefined) return now;
      await cp(right, workspace.root, { recursive: true });
      const repaired = await adapter.runTests(workspace, profile, options);
      await cp(buggy, workspace.root, { recursive: true });
      const [failure, rightly] = [now, repaired].map((run) => reproductionFailure(run, call.test));
      const { expression, snippet } = call;
      if (failure != null) asked.push({ expression, snippet, now: failure, right: rightly ?? null });
      return now;
    },
  };
}
