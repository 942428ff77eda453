import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Candidate, JudgeOptions, Judged } from "../../../types/candidate.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../../types/language.ts";
import type { TestRun } from "../../../types/tests.ts";
import { runnerOfTest } from "../../../run/run-reproduction.ts";

type RunTests = LanguageAdapter["runTests"];

/** Runs the whole reproduction test for each candidate, on a copy of the tree: 1–5 candidates a second. For probes that cannot run by themselves. */
export async function* judgeSlowly(
  workspace: Workspace,
  profile: ProjectProfile,
  reproduction: ReproductionTest,
  candidates: AsyncIterable<Candidate>,
  options: JudgeOptions,
  runTests: RunTests,
): AsyncIterable<Judged> {
  const deadline = Date.now() + options.timeMs;
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-judge-"));
  const root = path.join(folder, "tree");
  try {
    await cp(workspace.root, root, { recursive: true, verbatimSymlinks: true });
    await mkdir(path.dirname(path.join(root, reproduction.filePath)), { recursive: true });
    await writeFile(path.join(root, reproduction.filePath), reproduction.code);
    let tried = 0;
    let plausible = 0;
    for await (const candidate of candidates) {
      const left = deadline - Date.now();
      if (left <= 0 || options.signal.aborted || plausible >= options.maxPlausible) return;
      const verdict = await withEdits(root, candidate, async () =>
        verdictOf(
          await runTests({ ...workspace, root }, profile, {
            files: [reproduction.filePath],
            timeMs: Math.min(left, reproduction.hangMs ?? 30_000),
            runner: runnerOfTest(profile, reproduction),
          }),
          reproduction,
        ),
      );
      tried += 1;
      if (verdict === "pass") plausible += 1;
      options.onProgress(tried);
      yield { candidate, verdict };
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withEdits<T>(root: string, candidate: Candidate, work: () => Promise<T>): Promise<T> {
  const originals = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const edit of candidate.edits.toSorted((a, b) => b.start - a.start)) {
    const file = path.join(root, edit.file);
    if (!originals.has(file)) originals.set(file, await readFile(file, "utf8"));
    const text = texts.get(file) ?? originals.get(file) ?? "";
    texts.set(file, text.slice(0, edit.start) + edit.replacement + text.slice(edit.end));
  }
  try {
    for (const [file, text] of texts) await writeFile(file, text);
    return await work();
  } finally {
    for (const [file, text] of originals) await writeFile(file, text);
  }
}

function verdictOf(run: TestRun, { isInTree, testName }: ReproductionTest): Judged["verdict"] {
  if (run.ended === "timeout") return "timeout";
  if (run.failure?.kind === "syntax" || run.failure?.kind === "import") return "broken";
  // A file of the project's own may hold tests that are red for other reasons.
  const cases = isInTree === true ? run.cases.filter(({ name }) => name === testName) : run.cases;
  const passed = cases.some((test) => test.outcome === "PASSED");
  const failed = cases.some((test) => test.outcome !== "PASSED" && test.outcome !== "SKIPPED");
  return passed && !failed && run.failure === null ? "pass" : "fail";
}
