import { judgeRun } from "../../gates/gate-r.ts";
import type { GateVFacts } from "../../gates/gate-v.ts";
import { repeatsExample } from "../../gates/repeats-example.ts";
import { reproductionTimeMs, runReproduction } from "../../run/run-reproduction.ts";
import { readInside, writeInside } from "../../run/safe-files.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { Workspace } from "../../types/language.ts";
import type { Environment } from "../3-environment/index.ts";
import type { Admitted } from "../4-reproduce/index.ts";
import type { FileChange } from "./diffs.ts";

/** Rules make edits of known kinds; what a model writes may be anything, so more is asked of it. */
interface Request {
  environment: Environment;
  admitted: Admitted;
  baseFiles: ReadonlySet<string>;
}

const MOST_COMPARED = 2000;

/** What speaks against the text of a model's edit. */
export async function objectionsTo(
  { environment, admitted }: Request,
  candidate: Candidate,
  changes: readonly FileChange[],
): Promise<string[]> {
  if (candidate.proposedBy === undefined) return [];
  const { adapter, profile } = environment;
  const { literals } = await adapter.readTest(profile, admitted.test.filePath, admitted.test.code);
  const found: string[] = [];
  for (const { path, base, patched } of changes) {
    const text = base ?? "";
    found.push(...(await adapter.objectToEdit(path, text, patched)).map((why) => `${path}: ${why}`));
    const repeats = repeatsExample({ base: text, patched }, literals);
    if (repeats !== null) found.push(`${path}: ${repeats}`);
  }
  return found;
}

/**
 * Where a model had a part in test or edit, after all runs on the patched tree: what decides about tests is as on an
 * untouched tree, and a test that a model wrote fails there as it did before.
 */
export async function compareUntouched(
  { environment, admitted, baseFiles }: Request,
  candidate: Candidate,
  patched: Workspace,
  context: StageContext,
): Promise<Pick<GateVFacts, "tampered" | "failsWithoutFix">> {
  const { adapter, profile } = environment;
  const { test } = admitted;
  const byModel = test.proposedBy !== undefined;
  if (candidate.proposedBy === undefined && !byModel) return { tampered: [], failsWithoutFix: null };
  const untouched = { ...(await environment.fresh("untouched")), signal: context.signal };
  const tampered: string[] = [];
  const decides = [...baseFiles].filter((file) => !["source", "other"].includes(adapter.classifyPath(file, profile)));
  for (const file of decides.slice(0, MOST_COMPARED))
    if ((await readInside(patched.root, file)) !== (await readInside(untouched.root, file))) tampered.push(file);
  if ((await readInside(patched.root, test.filePath)) !== test.code) tampered.push(test.filePath);
  if (!byModel) return { tampered, failsWithoutFix: null };
  await writeInside(untouched.root, test.filePath, test.code);
  const run = await runReproduction(adapter, untouched, profile, test, reproductionTimeMs(test, context.timeMs));
  return { tampered, failsWithoutFix: judgeRun(test, run).passed };
}
