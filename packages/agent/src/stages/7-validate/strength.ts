import type { Evidence } from "@fixpoint/contracts";
import type { z } from "zod";
import type { Mutant } from "@fixpoint/contracts";
import { reproductionCase } from "../../gates/reproduction-failure.ts";
import { writeInside } from "../../run/safe-files.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { Candidate, Judged } from "../../types/candidate.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { Workspace } from "../../types/language.ts";
import type { Environment } from "../3-environment/index.ts";
import { reproductionTimeMs, runReproduction } from "../../run/run-reproduction.ts";
import type { Admitted } from "../4-reproduce/index.ts";
import type { SuiteScreen } from "./suite-screen.ts";
import type { CheckedCandidate } from "./check-candidate.ts";
import { compareSuite } from "./compare-suite.ts";
import type { SecondExamples } from "./second-examples.ts";
import { changedLines, undoing, withoutEachHunk, type FileChange } from "./diffs.ts";
import { applyEdits, editsByFile } from "../../run/apply-edits.ts";

export type Strength = NonNullable<Evidence["strength"]>;
type MutantResult = z.infer<typeof Mutant>;

const MAX_MUTANTS = 12;
/** Survivors of the reproduction that the whole suite may still kill: each costs a suite run. */
const MAX_SUITE_MUTANTS = 2;
const MAX_HUNKS = 8;

interface Probe {
  environment: Environment;
  admitted: Admitted;
  workspace: Workspace;
  examples: SecondExamples;
  /** How the fix answers to the inputs near the example's. */
  answered: CheckedCandidate["examples"];
  screen: SuiteScreen;
  /** Else the suite's word on a mutant is worth nothing. */
  isJudgedBySuite: boolean;
  suiteMs: number;
  context: StageContext;
}

async function writeAll(workspace: Workspace, changes: readonly FileChange[]): Promise<void> {
  for (const change of changes) await writeInside(workspace.root, change.path, change.patched);
}

/** Whether the reproduction or the suite notices the tree as it is now. */
async function somethingTurnsRed(probe: Probe): Promise<boolean> {
  const { environment, admitted, workspace, context } = probe;
  const run = await runReproduction(
    environment.adapter,
    workspace,
    environment.profile,
    admitted.test,
    reproductionTimeMs(admitted.test, context.timeMs),
  );
  if (reproductionCase(run, admitted.test)?.outcome !== "PASSED") return true;
  return suiteTurnsRed(probe);
}

async function suiteTurnsRed({ environment, workspace, screen, suiteMs }: Probe): Promise<boolean> {
  if ((await screen.regressions(workspace, suiteMs)).length > 0) return true;
  const suite = await compareSuite(environment, workspace, suiteMs);
  return suite.regressions.length > 0 || suite.state === "not_finished";
}

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

/** The plain mutants of the lines that the fix added, spread evenly when there are many. */
async function mutantsOf(probe: Probe, facts: IssueFacts, changes: readonly FileChange[]): Promise<Candidate[]> {
  const { environment, admitted, workspace } = probe;
  const suspicious = changes.flatMap((change) =>
    changedLines(change).added.map((line) => ({ file: change.path, line, score: 1 })),
  );
  if (suspicious.length === 0) return [];
  const all: Candidate[] = [];
  const base = new Set(changes.map((change) => `${change.path}\0${change.base ?? ""}`));
  const patched = new Map(changes.map((change) => [change.path, change.patched]));
  for await (const mutant of environment.adapter.candidates(workspace, environment.profile, {
    suspicious,
    reproduction: admitted.test,
    facts,
    purpose: "mutants",
  })) {
    // A mutant that undoes the fix is no news.
    const undone = [...editsByFile(mutant.edits)].every(([file, edits]) =>
      base.has(`${file}\0${applyEdits(patched.get(file) ?? "", edits)}`),
    );
    if (!undone) all.push(mutant);
    if (all.length >= MAX_MUTANTS * 8) break;
  }
  const step = Math.max(1, all.length / MAX_MUTANTS);
  return Array.from({ length: Math.min(all.length, MAX_MUTANTS) }, (_, index) => all[Math.floor(index * step)]).filter(
    (one) => one !== undefined,
  );
}

async function* each<T>(items: readonly T[]): AsyncIterable<T> {
  yield* items;
}

const NOT_RUN = { mutants: [], unnoticed: 0, same: 0 };
const CONTROL = "control";

/** The fix taken back, as an edit of the patched tree: whoever judges mutants must see this one fail. */
function controlMutant(changes: readonly FileChange[]): Candidate {
  return {
    id: CONTROL,
    edits: changes.map((change) => undoing(change)),
    family: CONTROL,
    description: "the fix taken back",
    line: 1,
    score: 1,
  };
}

interface MutantsAnswer {
  mutants: MutantResult[];
  /** Of those that survive, the ones that nothing else notices, and that answer to some input otherwise than the fix. */
  unnoticed: number;
  /** Of those that survive, the ones that were not seen to do anything else than the fix. */
  same: number;
  /** Why there are none, or fewer than there could be; null when there is nothing to say. */
  note: string | null;
}

async function runMutants(probe: Probe, facts: IssueFacts, changes: readonly FileChange[]): Promise<MutantsAnswer> {
  const { environment, admitted, workspace, context } = probe;
  const mutants = await mutantsOf(probe, facts, changes);
  if (mutants.length === 0) return { ...NOT_RUN, note: null };
  const results: MutantResult[] = [];
  const survivors: Candidate[] = [];
  const options = {
    maxPlausible: Number.MAX_SAFE_INTEGER,
    timeMs: Math.min(20_000, context.timeMs * 0.2),
    signal: context.signal,
    baseMust: "pass" as const,
    onProgress: () => undefined,
  };
  let control: Judged["verdict"] | null = null;
  for await (const { candidate, verdict } of environment.adapter.judge(
    // One process judges a dozen sooner than a second one starts.
    { ...workspace, jobs: 1 },
    environment.profile,
    admitted.test,
    each([controlMutant(changes), ...mutants]),
    options,
  )) {
    if (candidate.id === CONTROL) {
      control = verdict;
      continue;
    }
    const { line, description } = candidate;
    const file = candidate.edits[0]?.file ?? "";
    if (verdict === "pass") survivors.push(candidate);
    else
      results.push({ file, line, description: description.slice(0, 300), status: verdict === "timeout" ? "timeout" : "killed" });
  }
  if (control === null)
    return {
      ...NOT_RUN,
      note: "The mutants of the changed lines were not run: the judge could not be used here.",
    };
  if (control === "pass")
    return {
      ...NOT_RUN,
      note: "The mutants of the changed lines were not run: the quick form of the test does not notice when the fix is taken back.",
    };
  const told = { noticed: 0, same: 0, unnoticed: 0 };
  const hasSuite = probe.isJudgedBySuite;
  for (const [index, candidate] of survivors.entries()) {
    let killed = false;
    if (!context.signal.aborted && (!hasSuite || index < MAX_SUITE_MUTANTS)) {
      const files = editsByFile(candidate.edits);
      const mutated = changes.map((change) => ({ ...change, patched: applyEdits(change.patched, files.get(change.path) ?? []) }));
      await writeAll(workspace, mutated);
      if (hasSuite) killed = await suiteTurnsRed(probe);
      else told[await probe.examples.tell(workspace, probe.answered)] += 1;
      await writeAll(workspace, changes);
    }
    results.push({
      file: candidate.edits[0]?.file ?? "",
      line: candidate.line,
      description: candidate.description.slice(0, 300),
      status: killed ? "killed" : "survived",
    });
  }
  const missing = mutants.length - results.length;
  return {
    mutants: results,
    unnoticed: told.unnoticed,
    same: told.same,
    note: missing === 0 ? null : `Time was up before ${missing} of ${mutants.length} mutants were run.`,
  };
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
  const { needed, hunks } = await neededHunks(probe, checked.changes);
  strength.neededHunks = needed;
  strength.hunks = hunks;
  if (needed < hunks) strength.notes.push(`${hunks - needed} of ${hunks} hunks could be left out without a test noticing.`);
  let counted = { run: 0, unnoticed: 0, same: 0 };
  try {
    const { mutants, unnoticed, same, note } = await runMutants(probe, facts, checked.changes);
    strength.mutants = mutants;
    counted = { run: mutants.length, unnoticed, same };
    if (note !== null) strength.notes.push(note);
  } catch (error) {
    strength.notes.push(`Mutants could not be run: ${error instanceof Error ? error.message.slice(0, 200) : "unknown"}`);
  }
  return { strength, mutants: counted };
}
