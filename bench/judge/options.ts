import { parseArgs } from "node:util";
import { CASES, type JudgeCase } from "./cases.ts";

export interface BenchOptions {
  cases: readonly JudgeCase[];
  jobs: number;
  stryker: boolean;
}

export const USAGE = `Usage: npm run bench:judge -- [--only <words>]… [--jobs <n>] [--no-stryker]

Judges the search engine's own candidates for demo bugs and prints how many a second, beside one process each and StrykerJS.
  --only <words>  cases whose name holds the words, e.g. mocha or "bytes, script"; may be repeated
  --jobs <n>      workers at once; default 2
  --no-stryker    without StrykerJS, which is installed from the registry`;

/** Throws TypeError for arguments that it does not know; null when only the usage is wanted. */
export function readOptions(argv: string[]): BenchOptions | null {
  const { values } = parseArgs({
    args: argv,
    options: {
      only: { type: "string", multiple: true, default: [] },
      jobs: { type: "string", default: "2" },
      "no-stryker": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  const jobs = Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1) throw new TypeError(`--jobs wants a whole number above 0, not “${values.jobs}”.`);
  const cases = CASES.filter(({ name }) => values.only.length === 0 || values.only.some((words) => name.includes(words)));
  if (cases.length === 0) throw new TypeError(`No case is called so; there are: ${CASES.map(({ name }) => name).join("; ")}.`);
  return { cases, jobs, stryker: !values["no-stryker"] };
}
