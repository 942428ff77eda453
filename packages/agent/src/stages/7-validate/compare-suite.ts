import { regressions, type GateVFacts } from "../../gates/gate-v.ts";
import type { Workspace } from "../../types/language.ts";
import type { TestRun } from "../../types/tests.ts";
import { greenCases } from "../3-environment/baseline.ts";
import type { Environment } from "../3-environment/index.ts";

interface SuiteAnswer {
  run: TestRun | null;
  state: GateVFacts["suite"];
  regressions: string[];
  notes: string[];
}

/** The suite as the baseline ran it; what seems to have turned red is run once more, since some tests only flicker. */
export async function compareSuite(environment: Environment, workspace: Workspace, suiteMs: number): Promise<SuiteAnswer> {
  const { adapter, profile, baseline } = environment;
  const green = baseline === null ? [] : greenCases(baseline);
  const nothing = { run: null, state: null, regressions: [], notes: [] };
  if (baseline === null || baseline.cases.size === 0) return nothing;
  // Nothing can turn red; what turns green speaks for the edit.
  if (green.length === 0) return { ...nothing, run: await adapter.runTests(workspace, profile, { timeMs: suiteMs }) };
  const files = [...new Set(green.map((one) => one.file).filter((file) => file !== null))];
  const scope = baseline.partial && files.length > 0 ? { files } : {};
  const run = await adapter.runTests(workspace, profile, { ...scope, timeMs: suiteMs });
  const found = regressions(green, run.cases);
  if (found.length === 0) return { run, state: "compared", regressions: [], notes: [] };
  if (run.ended !== "exited" && !baseline.partial) return { run, state: "not_finished", regressions: [], notes: [] };

  const again = await adapter.runTests(workspace, profile, { ...scope, timeMs: suiteMs });
  const twice = new Set(regressions(green, again.cases));
  const lasting = found.filter((one) => twice.has(one));
  const notes = found.filter((one) => !twice.has(one)).map((one) => `${one}, but not on the second run: taken as flaky`);
  return { run: lasting.length > 0 ? run : again, state: "compared", regressions: lasting, notes };
}
