import { regressions } from "../../gates/gate-v.ts";
import type { Workspace } from "../../types/language.ts";
import type { TestRun } from "../../types/tests.ts";
import { greenCases } from "../3-environment/baseline.ts";
import type { Environment } from "../3-environment/index.ts";

/**
 * Asks first the test files that spoke against earlier candidates: edits that pass the reproduction and break something
 * mostly break the same things, and one file is run in a fraction of the suite's time. It only refuses; who passes it
 * has the whole suite before it.
 */
export interface SuiteScreen {
  /** What turned red, twice; empty where nothing did, or nobody was refused before. */
  regressions(workspace: Workspace, timeMs: number): Promise<string[]>;
  /** Remembers whose tests are red in the suite's run with a candidate. */
  learn(run: TestRun): void;
}

/** More files would cost what they save. */
const MOST_FILES = 2;

export function createSuiteScreen({ adapter, profile, baseline }: Environment): SuiteScreen {
  const green = baseline === null ? [] : greenCases(baseline);
  const refusals = new Map<string, number>();

  async function redIn(files: string[], workspace: Workspace, timeMs: number): Promise<string[]> {
    const wanted = new Set(files);
    const asked = green.filter((one) => one.file !== null && wanted.has(one.file));
    const run = await adapter.runTests(workspace, profile, { files, timeMs });
    // What did not end has said nothing.
    return run.ended === "exited" ? regressions(asked, run.cases) : [];
  }

  return {
    async regressions(workspace, timeMs) {
      const files = [...refusals]
        .sort(([, a], [, b]) => b - a)
        .slice(0, MOST_FILES)
        .map(([file]) => file);
      for (const file of files) {
        const found = await redIn([file], workspace, timeMs);
        if (found.length === 0) continue;
        const twice = new Set(await redIn([file], workspace, timeMs));
        const lasting = found.filter((one) => twice.has(one));
        if (lasting.length === 0) continue;
        refusals.set(file, (refusals.get(file) ?? 0) + 1);
        return lasting;
      }
      return [];
    },
    learn(run) {
      for (const [file, tests] of Map.groupBy(green, (one) => one.file))
        if (file !== null && regressions(tests, run.cases).length > 0) refusals.set(file, (refusals.get(file) ?? 0) + 1);
    },
  };
}
