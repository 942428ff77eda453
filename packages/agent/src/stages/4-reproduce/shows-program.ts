import { reproductionFailure } from "../../gates/gate-r.ts";
import { applyEdits, editsByFile } from "../../run/apply-edits.ts";
import { reproductionTimeMs, runReproduction } from "../../run/run-reproduction.ts";
import { readInside, writeInside } from "../../run/safe-files.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../types/language.ts";
import type { TestFailure } from "../../types/tests.ts";

const MOST_MUTANTS = 16;
const MOST_READ = 400;

interface Request {
  adapter: LanguageAdapter;
  profile: ProjectProfile;
  facts: IssueFacts;
  /** A tree of its own, at the base commit. */
  workspace: Workspace;
}

/** Plain mutants of the lines that the test runs, spread over all of them. */
async function mutantsFor(
  { adapter, profile, facts, workspace }: Request,
  test: ReproductionTest,
  timeMs: number,
): Promise<Candidate[] | null> {
  const spectrum = await adapter.spectrum(workspace, profile, { reproduction: test, testFiles: [], timeMs });
  const lines = Object.entries(spectrum.tests.find((one) => !one.passed)?.lines ?? {});
  const suspicious = lines.flatMap(([file, numbers]) =>
    adapter.classifyPath(file, profile) === "source" ? numbers.map((line) => ({ file, line, score: 1 })) : [],
  );
  if (suspicious.length === 0) return null;
  const all: Candidate[] = [];
  for await (const mutant of adapter.candidates(workspace, profile, {
    suspicious,
    reproduction: test,
    facts,
    purpose: "mutants",
  })) {
    all.push(mutant);
    if (all.length >= MOST_READ) break;
  }
  const step = Math.max(1, all.length / MOST_MUTANTS);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).slice(0, MOST_MUTANTS);
}

/** Whether a changed program changed what the test saw: not that it broke, but that it gave something else. */
function sawOtherwise(base: TestFailure, now: TestFailure | null): boolean {
  if (now === null) return true;
  if (now.kind !== "assertion" && now.kind !== "exception") return false;
  if (base.kind === "assertion" && now.kind === "assertion")
    return now.actual !== base.actual || (base.actual === null && now.message !== base.message);
  return (
    base.kind === "exception" && (now.kind === "assertion" || now.message !== base.message || now.errorType !== base.errorType)
  );
}

/**
 * Whether what a proposed test asserts comes from the program at all: some small change of the lines that it runs must
 * change what it sees. A test that fails by itself sees the same whatever the program does. Says why not, or null.
 */
export async function showsNothing(
  request: Request,
  test: ReproductionTest,
  base: TestFailure,
  context: StageContext,
): Promise<string | null> {
  const { adapter, profile, workspace } = request;
  await writeInside(workspace.root, test.filePath, test.code);
  const mutants = await mutantsFor(request, test, context.timeMs * 0.2);
  if (mutants === null) return "The test runs no line of the program.";
  for (const mutant of mutants) {
    if (context.signal.aborted) break;
    const before = new Map<string, string>();
    for (const [file, edits] of editsByFile(mutant.edits)) {
      const text = await readInside(workspace.root, file);
      if (text === null) continue;
      before.set(file, text);
      await writeInside(workspace.root, file, applyEdits(text, edits));
    }
    const run = await runReproduction(
      adapter,
      workspace,
      profile,
      test,
      Math.min(10_000, reproductionTimeMs(test, context.timeMs)),
    );
    for (const [file, text] of before) await writeInside(workspace.root, file, text);
    if (sawOtherwise(base, reproductionFailure(run, test))) return null;
  }
  return `What the test asserts does not depend on the program: ${mutants.length} changes of the lines that it runs changed nothing that it saw.`;
}
