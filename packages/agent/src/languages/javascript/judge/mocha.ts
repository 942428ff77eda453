import { readText } from "../files.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../../types/language.ts";
import type { JudgeOptions } from "../../../types/candidate.ts";
import type { Probe } from "./probe.ts";
import { mochaFile } from "./suite.ts";

const RUN_MS = 30_000;

export interface MochaProbe {
  probe: Probe;
  /** How the test fails when mocha itself runs it: the probe must fail alike. null where it must pass. */
  mustSay: string | null;
}

/**
 * The whole test as a probe, run by the project's own mocha within the judge. null where another runner would run it,
 * and where it does not do by itself what it must.
 */
export async function mochaProbe(
  workspace: Workspace,
  profile: ProjectProfile,
  { filePath, code, testName, isInTree }: ReproductionTest,
  baseMust: JudgeOptions["baseMust"],
  runTests: LanguageAdapter["runTests"],
): Promise<MochaProbe | null> {
  if (profile.reproductionRunner !== "mocha" || (await readText(workspace.root, filePath)) !== code) return null;
  const options = { files: [filePath], timeMs: RUN_MS, runner: "mocha" };
  const run = baseMust === "pass" ? null : await runTests(workspace, profile, options);
  const mustSay = run?.cases.find(({ name }) => isInTree !== true || name === testName)?.failure?.message.split("\n", 1)[0];
  if (run !== null && (mustSay === undefined || mustSay === "")) return null;
  return { probe: await mochaFile(workspace, profile, filePath, isInTree === true ? testName : null), mustSay: mustSay ?? null };
}
