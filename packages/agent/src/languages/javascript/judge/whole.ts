import { runnerOfTest } from "../../../run/run-reproduction.ts";
import { readText } from "../files.ts";
import { runnerOfFile } from "../suites.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../../types/language.ts";
import type { JudgeOptions } from "../../../types/candidate.ts";
import type { Probe } from "./probe.ts";
import { probeOfFile, RUNS_AFTER_OTHERS } from "./suite.ts";

const RUN_MS = 30_000;
/** Runners whose files something else can run within the judge. */
const STAND_IN_RUNNERS: ReadonlySet<string> = new Set([
  "node:test",
  "vitest",
  "jest",
  "tape",
  "ava",
  "tap",
  "uvu",
  "lab",
  "qunit",
  "script",
]);

export interface WholeProbe {
  probe: Probe;
  /** A test of a file, which may stand on what those before it leave behind: that test after them. */
  afterOthers: () => Promise<Probe | null>;
  /** How the test fails when its runner itself runs it: the probe must fail alike. null where it must pass. */
  mustSay: string | null;
}

/**
 * The whole test as a probe: by the project's own mocha within the judge, or as one of the others would run it. null
 * where another runner would run it, and where it does not do by itself what it must.
 */
export async function wholeProbe(
  workspace: Workspace,
  profile: ProjectProfile,
  { filePath, code, testName, isInTree, seen }: ReproductionTest,
  baseMust: JudgeOptions["baseMust"],
  runTests: LanguageAdapter["runTests"],
): Promise<WholeProbe | null> {
  const runner = runnerOfFile(profile, filePath, runnerOfTest(profile, { isInTree }));
  const isKnown = runner === "mocha" || (isInTree === true && STAND_IN_RUNNERS.has(runner));
  if (!isKnown || (await readText(workspace.root, filePath)) !== code) return null;
  async function messageSeen(): Promise<string> {
    if (seen !== undefined) return seen.message;
    const run = await runTests(workspace, profile, { files: [filePath], timeMs: RUN_MS, runner });
    return run.cases.find(({ name }) => isInTree !== true || name === testName)?.failure?.message ?? "";
  }
  const mustSay = baseMust === "pass" ? null : ((await messageSeen()).split("\n", 1)[0] ?? "");
  if (mustSay === "") return null;
  const asked = { file: filePath, test: isInTree === true ? testName : null };
  const probe = await probeOfFile(workspace, profile, runner, asked);
  if (probe === null) return null;
  const isOneOfMany = asked.test !== null && RUNS_AFTER_OTHERS.has(runner);
  const afterOthers = async (): Promise<Probe | null> =>
    isOneOfMany ? probeOfFile(workspace, profile, runner, { ...asked, isAfterOthers: true }) : null;
  return { probe, afterOthers, mustSay };
}
