import { reproductionFailure } from "../../gates/reproduction-failure.ts";
import { applyEdits, editsByFile } from "../../run/apply-edits.ts";
import { reproductionTimeMs, runReproduction } from "../../run/run-reproduction.ts";
import { readInside, writeInside } from "../../run/safe-files.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../types/language.ts";
import type { TestFailure } from "../../types/tests.ts";

const MOST_RETURNS = 6;
const MOST_MUTANTS = 6;
const MOST_READ = 200;

interface Request {
  adapter: LanguageAdapter;
  profile: ProjectProfile;
  facts: IssueFacts;
  /** A tree of its own, at the base commit. */
  workspace: Workspace;
}

interface Line {
  file: string;
  line: number;
}

/** Texts by their file. */
type Change = Map<string, string>;

const RETURN = /\breturn\b[^;\n]*/;
const INSTEAD: Record<LanguageAdapter["id"], Record<"value" | "error", string>> = {
  javascript: { value: 'return "fixpoint"', error: 'throw new Error("fixpoint")' },
  python: { value: 'return "fixpoint"', error: 'raise Exception("fixpoint")' },
};

async function linesOf({ adapter, profile, workspace }: Request, test: ReproductionTest, timeMs: number): Promise<Line[]> {
  const spectrum = await adapter.spectrum(workspace, profile, { reproduction: test, testFiles: [], timeMs });
  const seen = spectrum.tests.find((one) => !one.passed)?.lines ?? {};
  return Object.entries(seen).flatMap(([file, lines]) =>
    adapter.classifyPath(file, profile) === "source" ? lines.map((line) => ({ file, line })) : [],
  );
}

/** The files with what these lines return replaced; lines that return nothing stay. */
async function withReturns(root: string, lines: readonly Line[], instead: string): Promise<Change> {
  const change: Change = new Map();
  for (const [file, own] of Map.groupBy(lines, (one) => one.file)) {
    const text = await readInside(root, file);
    const rows = text?.split("\n") ?? [];
    for (const { line } of own) rows[line - 1] = (rows[line - 1] ?? "").replace(RETURN, () => instead);
    if (text !== null && rows.join("\n") !== text) change.set(file, rows.join("\n"));
  }
  return change;
}

/** Changes of the program that somebody who looks at what it gives would notice, the strongest first. */
async function* changesFor(request: Request, test: ReproductionTest, lines: readonly Line[]): AsyncIterable<Change> {
  const { adapter, profile, facts, workspace } = request;
  const instead = INSTEAD[adapter.id][test.symptom.kind === "missing_exception" ? "error" : "value"];
  const changeOf = (some: readonly Line[]): Promise<Change> => withReturns(workspace.root, some, instead);
  yield changeOf(lines);
  const single = await Promise.all(lines.map((line) => changeOf([line])));
  yield* single.filter((change) => change.size > 0).slice(-MOST_RETURNS);

  const suspicious = lines.map((line) => ({ ...line, score: 1 }));
  const mutants: Change[] = [];
  for await (const { edits } of adapter.candidates(workspace, profile, {
    suspicious,
    reproduction: test,
    facts,
    purpose: "mutants",
  })) {
    const change: Change = new Map();
    for (const [file, own] of editsByFile(edits))
      change.set(file, applyEdits((await readInside(workspace.root, file)) ?? "", own));
    mutants.push(change);
    if (mutants.length >= MOST_READ) break;
  }
  const step = Math.max(1, Math.ceil(mutants.length / MOST_MUTANTS));
  yield* mutants.filter((_, index) => index % step === 0);
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
 * Whether what a proposed test asserts comes from the program at all: some change of the lines that it runs must
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
  const lines = await linesOf(request, test, context.timeMs * 0.2);
  if (lines.length === 0) return "The test runs no line of the program.";
  let made = 0;
  for await (const change of changesFor(request, test, lines)) {
    if (context.signal.aborted) break;
    const before: Change = new Map();
    for (const [file, text] of change) {
      before.set(file, (await readInside(workspace.root, file)) ?? "");
      await writeInside(workspace.root, file, text);
    }
    made += 1;
    const run = await runReproduction(adapter, workspace, profile, test, reproductionTimeMs(test, context.timeMs));
    for (const [file, text] of before) await writeInside(workspace.root, file, text);
    if (sawOtherwise(base, reproductionFailure(run, test))) return null;
  }
  return `What the test asserts does not depend on the program: ${made} changes of the lines that it runs changed nothing that it saw.`;
}
