import { regressions, type GateVFacts } from "../../gates/gate-v.ts";
import type { Workspace } from "../../types/language.ts";
import type { TestRun } from "../../types/tests.ts";
import { caseId, greenCases, type BaselineCase } from "../3-environment/baseline.ts";
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
  const found = regressions(told(green, run), run.cases);
  // What was cut off has said nothing of the tests that it did not come to.
  if (run.ended !== "exited" && found.length === 0) return { run, state: "not_finished", regressions: [], notes: [] };
  if (found.length === 0) return { run, state: "compared", regressions: [], notes: [] };

  const again = await adapter.runTests(workspace, profile, { ...scope, timeMs: suiteMs });
  const twice = new Set(regressions(told(green, again), again.cases));
  const lasting = found.filter((one) => twice.has(one));
  if (again.ended !== "exited" && lasting.length === 0) return { run: again, state: "not_finished", regressions: [], notes: [] };
  const notes = found.filter((one) => !twice.has(one)).map((one) => `${one}, but not on the second run: taken as flaky`);
  return { run: lasting.length > 0 ? run : again, state: "compared", regressions: lasting, notes };
}

/** Those that a run has something to say of; that it ran at the end of the time is nothing. */
function told(green: readonly BaselineCase[], run: TestRun): readonly BaselineCase[] {
  if (run.ended === "exited") return green;
  const reported = new Set(run.cases.filter(({ failure }) => failure?.kind !== "timeout").map(caseId));
  return green.filter((one) => reported.has(caseId(one)));
}
