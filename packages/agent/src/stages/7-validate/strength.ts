import type { Evidence } from "@fixpoint/contracts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { Environment } from "../3-environment/index.ts";
import type { Admitted } from "../4-reproduce/index.ts";
import type { CheckedCandidate } from "./check-candidate.ts";
import { withoutEachHunk, type FileChange } from "./diffs.ts";
import { runMutants } from "./mutants.ts";
import type { SecondExamples } from "./second-examples.ts";
import { somethingTurnsRed, writeAll, type Probe } from "./strength-probe.ts";
import type { SuiteScreen } from "./suite-screen.ts";

export type Strength = NonNullable<Evidence["strength"]>;

const MAX_HUNKS = 8;

/** Of the fix's hunks, those without which something turns red; at most `MAX_HUNKS` are tried. */
async function neededHunks(probe: Probe, changes: readonly FileChange[]): Promise<{ needed: number; hunks: number }> {
  const variants = withoutEachHunk(changes);
  // Without its only hunk the tree is the base commit, where gate R has seen the reproduction fail.
  if (variants.length <= 1) return { needed: variants.length, hunks: variants.length };
  let needed = 0;
  for (const variant of variants.slice(0, MAX_HUNKS)) {
    if (probe.context.signal.aborted) break;
    await writeAll(probe.workspace, variant);
    if (await somethingTurnsRed(probe)) needed += 1;
  }
  await writeAll(probe.workspace, changes);
  return { needed, hunks: variants.length };
}

export interface StrengthRequest {
  environment: Environment;
  admitted: Admitted;
  facts: IssueFacts;
  checked: CheckedCandidate;
  examples: SecondExamples;
  screen: SuiteScreen;
  /** Milliseconds one run of the whole suite may take. */
  suiteMs: number;
}

export interface Measured {
  strength: Strength;
  /** Without a suite: how many no example notices, and how many answered all inputs like the fix. */
  mutants: { run: number; unnoticed: number; same: number };
}

/** How much the proof proves: needed hunks, mutants, second examples. */
export async function measureStrength(request: StrengthRequest, context: StageContext): Promise<Measured> {
  const { environment, admitted, facts, checked, examples, screen, suiteMs } = request;
  const { unseen, neighbours, documented } = checked.examples;
  const strength: Strength = {
    neededHunks: 0,
    hunks: 0,
    mutants: [],
    secondExample: unseen > 0 ? "unseen_example" : neighbours > 0 ? "neighbours" : "none",
    notes: [...checked.notes],
  };
  if (unseen === 0) {
    strength.notes.push(
      neighbours > 0
        ? "The issue has no second example that the repair did not see; neighbours of its input stand in."
        : "There is no second example, in the issue or near its input, that could judge the fix.",
    );
  }
  if (documented > 0) strength.notes.push(`${documented} examples of the project's documentation hold with the fix.`);
  if (admitted.test.demandsNoValue === true && unseen === 0)
    strength.notes.push("The test only shows that the call no longer fails: nothing says what its right value is.");
  if (checked.workspace === null) return { strength, mutants: { run: 0, unnoticed: 0, same: 0 } };
  const workspace = { ...checked.workspace, signal: context.signal };
  const probe: Probe = {
    environment,
    admitted,
    workspace,
    examples,
    answered: checked.examples,
    screen,
    isJudgedBySuite: checked.isJudgedBySuite,
    suiteMs,
    context,
  };
  // What is changed alike elsewhere stands and falls with it.
  const own = checked.changes.filter(({ copyOf }) => copyOf === undefined);
  const { needed, hunks } = await neededHunks(probe, own);
  strength.neededHunks = needed;
  strength.hunks = hunks;
  if (needed < hunks) strength.notes.push(`${hunks - needed} of ${hunks} hunks could be left out without a test noticing.`);
  let counted = { run: 0, unnoticed: 0, same: 0 };
  try {
    const { mutants, unnoticed, same, note } = await runMutants(probe, facts, own);
    strength.mutants = mutants;
    counted = { run: mutants.length, unnoticed, same };
    if (note !== null) strength.notes.push(note);
  } catch (error) {
    strength.notes.push(`Mutants could not be run: ${error instanceof Error ? error.message.slice(0, 200) : "unknown"}`);
  }
  return { strength, mutants: counted };
}
