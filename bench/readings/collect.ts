import { appendFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { runPipeline, type RepairEngine } from "@fixpoint/agent";
import { createSandbox, type Sandbox } from "@fixpoint/sandbox";
import { importIntoGit } from "../../apps/server/src/published-packages/index.ts";
import { adapters } from "../../packages/agent/src/languages/index.ts";
import { readReports, type Report } from "../reports/read-reports.ts";
import { askingBoth } from "./ask-both.ts";
import type { ReportRow } from "./rows.ts";

const LIMIT_MS = 120_000;
const CACHE = path.join(import.meta.dirname, "..", "..", ".cache", "bench-reports", "dependencies");

// What would mend it is not looked for.
const NOTHING: RepairEngine = { name: "search", async *propose() {} };

/** What the calls of a report give with the bug and without it. */
async function askReport({ name, issue, writeBuggy, writeRight }: Report, sandbox: Sandbox): Promise<ReportRow> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-readings-"));
  const [buggy, right, repositoryPath] = ["buggy", "right", "repository"].map((part) => path.join(folder, part)) as [
    string,
    string,
    string,
  ];
  const { signal } = new AbortController();
  const asked: ReportRow["asked"] = [];
  try {
    for (const [tree, write] of [
      [buggy, writeBuggy],
      [right, writeRight],
    ] as const) {
      await mkdir(tree);
      await write(tree);
    }
    const { headSha } = await importIntoGit({ repositoryPath, message: "The program with its bug", fill: writeBuggy, signal });
    await runPipeline(
      {
        repository: repositoryPath,
        base: headSha,
        issue,
        engine: "search",
        timeoutMs: LIMIT_MS,
        jobs: 1,
        sandbox,
        outDir: path.join(folder, "evidence"),
        cacheDir: CACHE,
        signal,
        onEvent: () => undefined,
      },
      { adapters: adapters.map((adapter) => askingBoth(adapter, { buggy, right }, asked)), engines: [NOTHING] },
    );
    return { name, issue, asked };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { out: { type: "string" }, language: { type: "string" } } });
const { out = "readings.jsonl", language } = values;
const sandbox = await createSandbox({ driver: "auto" });
const reports = (await readReports("functions")).filter(
  (one) => one.half === "development" && (language ?? one.language) === one.language,
);
for (const [at, report] of reports.entries()) {
  await appendFile(out, `${JSON.stringify(await askReport(report, sandbox))}\n`);
  process.stderr.write(`${at + 1} of ${reports.length}: ${report.language}/${report.name}\n`);
}
