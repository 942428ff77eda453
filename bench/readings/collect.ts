import { appendFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { createSandbox, type Sandbox } from "@fixpoint/sandbox";
import { adapters } from "../../packages/agent/src/languages/index.ts";
import { readReports, type Report } from "../reports/read-reports.ts";
import { readBug } from "../reports/run-report.ts";
import { askingBoth } from "./ask-both.ts";
import type { ReportRow } from "./rows.ts";

const CACHE = path.join(import.meta.dirname, "..", "..", ".cache", "bench-reports", "dependencies");

/** What the calls of a report give with the bug and without it. */
async function askReport(report: Report, sandbox: Sandbox): Promise<ReportRow> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-readings-"));
  const [buggy, right] = [path.join(folder, "buggy"), path.join(folder, "right")];
  const asked: ReportRow["asked"] = [];
  try {
    await mkdir(buggy);
    await report.writeBuggy(buggy);
    await mkdir(right);
    await report.writeRight(right);
    const { signal } = new AbortController();
    const asking = adapters.map((adapter) => askingBoth(adapter, { buggy, right }, asked));
    await readBug(report, folder, { sandbox, cacheDir: CACHE, signal }, { adapters: asking });
    return { name: report.name, issue: report.issue, asked };
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
