import path from "node:path";
import { parseArgs } from "node:util";
import { createSandbox } from "@fixpoint/sandbox";
import pLimit from "p-limit";
import { z } from "zod";
import { half, language, oneOf } from "./repair/options.ts";
import { readReports, REPORT_SETS, type Report, type ReportSet } from "./reports/read-reports.ts";
import { runReport, type Reading, type ReportResult } from "./reports/run-report.ts";
import { runBench } from "./shared/run-bench.ts";
import { renderColumns } from "./shared/table.ts";
import { wholeNumber } from "./shared/whole-number.ts";

const DATA = path.join(import.meta.dirname, "..", ".cache", "bench-reports");

interface ReportOptions {
  set: ReportSet;
  half: Report["half"] | null;
  language: Report["language"] | null;
  only: string[];
  jobs: number;
  verbose: boolean;
}

const USAGE = `Usage: node bench/reports.ts [--set <set>] [--half <half>] [--language <language>] [--only <program>]… [--jobs <n>] [--verbose]

Reads what people would write of bugs, and counts the tests that come of it: right where they pass without the bug.
  --set <set>       edits, functions or own: of bugs told as edits, further ones of the small functions, or those that these
                    came with; default edits
  --half <half>     development or validation; default both
  --language <l>    javascript or python; default both
  --only <program>  may be repeated
  --jobs <n>        reports that are read at once; default 2
  --verbose         the tests that fail without the bug too, and why there is none, never of the validation half`;

function readOptions(argv: string[]): ReportOptions | null {
  const { values } = parseArgs({
    args: argv,
    options: {
      set: { type: "string", default: "edits" },
      half: { type: "string" },
      language: { type: "string" },
      only: { type: "string", multiple: true, default: [] },
      jobs: { type: "string", default: "2" },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  return {
    set: oneOf(z.enum(REPORT_SETS), values.set, "set"),
    half: oneOf(half, values.half, "half"),
    language: oneOf(language, values.language, "language"),
    only: values.only,
    jobs: wholeNumber(values.jobs, "jobs"),
    verbose: values.verbose,
  };
}

const READINGS: Record<Reading, string> = { right: "a right test", wrong: "a wrong test", none: "no test" };

async function run(options: ReportOptions, signal: AbortSignal): Promise<void> {
  const { only, jobs, verbose } = options;
  const reports = (await readReports(options.set)).filter(
    ({ name, half: part, language: spoken }) =>
      (options.half ?? part) === part &&
      (options.language ?? spoken) === spoken &&
      (only.length === 0 || only.some((program) => name.startsWith(`${program}/`))),
  );
  const sandbox = await createSandbox({ driver: "auto" });
  const place = { sandbox, cacheDir: path.join(DATA, "dependencies"), signal };
  const results = await pLimit(jobs).map(reports, async (report): Promise<ReportResult> => {
    const result = await runReport(report, place);
    process.stderr.write(`${report.language}/${result.name}: ${READINGS[result.reading]}\n`);
    const isShown = verbose && report.half === "development" && result.reading !== "right";
    if (isShown) process.stderr.write(`${result.summary}\n`);
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
