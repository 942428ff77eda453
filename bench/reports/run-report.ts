import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { runPipeline, type PipelineDeps, type RepairEngine, type RunOutcome } from "@fixpoint/agent";
import type { Sandbox } from "@fixpoint/sandbox";
import { importIntoGit } from "../../apps/server/src/published-packages/index.ts";
import type { Report } from "./read-reports.ts";

/** `right`: the test that was admitted fails with the bug and passes without it; `wrong`: it fails without it too. */
export type Reading = "right" | "wrong" | "none";

export interface ReportResult {
  name: string;
  reading: Reading;
  summary: string;
}

interface Place {
  sandbox: Sandbox;
  cacheDir: string;
  signal: AbortSignal;
}

const LIMIT_MS = 120_000;

/** Reads a report as a run does, up to a test that gate R admits, and asks the right program what it makes of that test. */
export async function runReport(report: Report, place: Place): Promise<ReportResult> {
  const { name } = report;
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-report-"));
  try {
    const outcome = await readBug(report, folder, place);
    const [test] = outcome.reproductionScript;
    const { summary } = outcome.evidence.verdict;
    if (test === undefined) return { name, reading: "none", summary };
    const passes = await passesWithout(report, { file: test.file_path, code: test.test_code }, folder, place);
    return { name, reading: passes ? "right" : "wrong", summary: test.test_code };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// What would mend it is not looked for.
const NOTHING: RepairEngine = { name: "search", async *propose() {} };

/** A run of the program with its bug up to its test; `deps`: what else is put in the place of its own. */
export async function readBug(
  report: Report,
  folder: string,
  { sandbox, cacheDir, signal }: Place,
  deps: Partial<PipelineDeps> = {},
): Promise<RunOutcome> {
  const repositoryPath = path.join(folder, "repository");
  const repository = await importIntoGit({
    repositoryPath,
    message: "The program with its bug",
    fill: (tree) => report.writeBuggy(tree),
    signal,
  });
  return runPipeline(
    {
      repository: repositoryPath,
      base: repository.headSha,
      issue: report.issue,
      engine: "search",
      timeoutMs: LIMIT_MS,
      jobs: 1,
      sandbox,
      outDir: path.join(folder, "evidence"),
      cacheDir,
      signal,
      onEvent: () => undefined,
    },
    { engines: [NOTHING], ...deps },
  );
}

async function passesWithout(
  report: Report,
  { file, code }: { file: string; code: string },
  folder: string,
  { sandbox, signal }: Place,
): Promise<boolean> {
  const tree = path.join(folder, "right");
  await mkdir(tree);
  await report.writeRight(tree);
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
  await writeFile(path.join(tree, file), code);
  const node = { source: path.dirname(process.execPath), target: "/opt/node" };
  const isPython = report.language === "python";
  const result = await sandbox.run({
    argv: isPython
      ? ["/usr/bin/python3", "-m", "pytest", "-q", "-p", "no:cacheprovider", file]
      : [path.posix.join(sandbox.guestPath(node), "node"), "--test", file],
    workTree: tree,
    mounts: [node],
    // As an installed package is found, whether it lies in `src` or not.
    ...(isPython ? { env: { PYTHONPATH: "src:." } } : {}),
    limits: { timeMs: 20_000 },
    signal,
  });
  return result.ended === "exited" && result.exitCode === 0;
}
