import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { runPipeline } from "@fixpoint/agent";
import type { Sandbox } from "@fixpoint/sandbox";
import { importIntoGit } from "../../apps/server/src/published-packages/index.ts";
import type { Report } from "./read-reports.ts";

/** `right`: the test that was admitted fails with the bug and passes without it; `wrong`: it fails without it too. */
export type Reading = "right" | "wrong" | "none";

export interface ReportResult {
  program: string;
  bug: number;
  reading: Reading;
  summary: string;
}

interface Place {
  sandbox: Sandbox;
  cacheDir: string;
  signal: AbortSignal;
}

const LIMIT_MS = 120_000;
const SUITE = (program: string): string =>
  `import test from "node:test";\nimport assert from "node:assert/strict";\nimport * as lib from "../src/${program}.mjs";\ntest("it loads", () => assert.ok(Object.keys(lib).length > 0));\n`;

/** A package of one file with a test that says nothing. */
async function writeProject(folder: string, program: string, text: string): Promise<void> {
  const manifest = {
    name: program,
    version: "1.0.0",
    type: "module",
    main: `src/${program}.mjs`,
    scripts: { test: "node --test" },
  };
  const files = {
    "package.json": JSON.stringify(manifest, null, 2),
    [`src/${program}.mjs`]: text,
    [`test/${program}.test.mjs`]: SUITE(program),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

/** Reads a report as a run does, up to a test that gate R admits, and asks the right program what it makes of that test. */
export async function runReport(report: Report, place: Place): Promise<ReportResult> {
  const { program, bug } = report;
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-report-"));
  try {
    const outcome = await readBug(report, folder, place);
    const [test] = outcome.reproductionScript;
    const { summary } = outcome.evidence.verdict;
    if (test === undefined) return { program, bug, reading: "none", summary };
    const passes = await passesWithout(report, { file: test.file_path, code: test.test_code }, folder, place);
    return { program, bug, reading: passes ? "right" : "wrong", summary: test.test_code };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readBug({ program, issue, buggy }: Report, folder: string, { sandbox, cacheDir, signal }: Place) {
  const repositoryPath = path.join(folder, "repository");
  const repository = await importIntoGit({
    repositoryPath,
    message: "The program with its bug",
    fill: (tree) => writeProject(tree, program, buggy),
    signal,
  });
  // What would mend it is not looked for.
  const nothing = { name: "search", async *propose() {} };
  return runPipeline(
    {
      repository: repositoryPath,
      base: repository.headSha,
      issue,
      engine: "search",
      timeoutMs: LIMIT_MS,
      jobs: 1,
      sandbox,
      outDir: path.join(folder, "evidence"),
      cacheDir,
      signal,
      onEvent: () => undefined,
    },
    { engines: [nothing] },
  );
}

async function passesWithout(
  { program, good }: Report,
  { file, code }: { file: string; code: string },
  folder: string,
  { sandbox, signal }: Place,
): Promise<boolean> {
  const tree = path.join(folder, "good");
  await writeProject(tree, program, good);
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
  await writeFile(path.join(tree, file), code);
  const node = { source: path.dirname(process.execPath), target: "/opt/node" };
  const result = await sandbox.run({
    argv: [path.posix.join(sandbox.guestPath(node), "node"), "--test", file],
    workTree: tree,
    mounts: [node],
    limits: { timeMs: 20_000 },
    signal,
  });
  return result.ended === "exited" && result.exitCode === 0;
}
