import path from "node:path";
import { parseArgs } from "node:util";
import { createSandbox } from "@fixpoint/sandbox";
import pLimit from "p-limit";
import { readReports } from "./reports/read-reports.ts";
import { runReport, type Reading, type ReportResult } from "./reports/run-report.ts";
import { runBench } from "./shared/run-bench.ts";
import { renderColumns } from "./shared/table.ts";
import { wholeNumber } from "./shared/whole-number.ts";

const DATA = path.join(import.meta.dirname, "..", ".cache", "bench-reports");

interface ReportOptions {
  only: string[];
  jobs: number;
  verbose: boolean;
}

const USAGE = `Usage: node bench/reports.ts [--only <program>]… [--jobs <n>] [--verbose]

Reads what people would write of bugs, and counts the tests that come of it: right where they pass without the bug.
  --only <program>  may be repeated
  --jobs <n>        reports that are read at once; default 2
  --verbose         the tests that fail without the bug too, and why there is none`;

function readOptions(argv: string[]): ReportOptions | null {
  const { values } = parseArgs({
    args: argv,
    options: {
      only: { type: "string", multiple: true, default: [] },
      jobs: { type: "string", default: "2" },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  return values.help ? null : { only: values.only, jobs: wholeNumber(values.jobs, "jobs"), verbose: values.verbose };
}

const READINGS: Record<Reading, string> = { right: "a right test", wrong: "a wrong test", none: "no test" };

async function run({ only, jobs, verbose }: ReportOptions, signal: AbortSignal): Promise<void> {
  const reports = await readReports(only);
  const sandbox = await createSandbox({ driver: "auto" });
  const place = { sandbox, cacheDir: path.join(DATA, "dependencies"), signal };
  const results = await pLimit(jobs).map(reports, async (report): Promise<ReportResult> => {
    const result = await runReport(report, place);
    process.stderr.write(`${result.program}/${result.bug}: ${READINGS[result.reading]}\n`);
    if (verbose && result.reading !== "right") process.stderr.write(`${result.summary}\n`);
    return result;
  });
  const rows = Object.entries(READINGS).map(([reading, name]) => ({
    name,
    count: results.filter((one) => one.reading === reading).length,
  }));
  const table = renderColumns(
    [
      ["Of a report comes", ({ name }) => name],
      ["Reports", ({ count }) => String(count)],
    ],
    rows,
  );
  process.stdout.write(`${table}\n`);
}

await runBench({ usage: USAGE, readOptions, run });
