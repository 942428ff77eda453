import type { Mutant } from "@fixpoint/contracts";
import type { z } from "zod";
import { applyEdits, editsByFile } from "../../run/apply-edits.ts";
import type { Candidate, Judged } from "../../types/candidate.ts";
import type { IssueFacts } from "../../types/facts.ts";
import { changedLines, undoing, type FileChange } from "./diffs.ts";
import { suiteTurnsRed, writeAll, type Probe } from "./strength-probe.ts";

type MutantResult = z.infer<typeof Mutant>;

const MAX_MUTANTS = 12;
/** Survivors of the reproduction that the whole suite may still kill: each costs a suite run. */
const MAX_SUITE_MUTANTS = 2;

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

/** How the plain mutants of the fix fare: judged by the reproduction first, then by the suite, or by the examples where there is none. */
export async function runMutants(probe: Probe, facts: IssueFacts, changes: readonly FileChange[]): Promise<MutantsAnswer> {
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
