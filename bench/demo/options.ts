import { parseArgs } from "node:util";
import { wholeNumber } from "../shared/whole-number.ts";

export interface BenchOptions {
  /** Slugs of projects or issues; empty means all. */
  only: string[];
  json: boolean;
  /** Seconds for each issue. */
  timeout: number;
  jobs: number;
  verbose: boolean;
}

export const USAGE = `Usage: node bench/demo.ts [--only <slug>]… [--json] [--timeout <seconds>] [--jobs <n>] [--verbose]

Runs the agent on the demo bugs and prints what came out.
  --only <slug>   a project (cookie), an issue (max-age-zero) or both (cookie/max-age-zero); may be repeated
  --json          one JSON document on stdout instead of the table
  --timeout <s>   for each issue; default 600
  --jobs <n>      workers that may run at once; default 2
  --verbose       the agent's events and attempts on stderr`;

/** Throws TypeError for arguments that it does not know; null when only the usage is wanted. */
export function readOptions(argv: string[]): BenchOptions | null {
  const { values } = parseArgs({
    args: argv,
    options: {
      only: { type: "string", multiple: true, default: [] },
      json: { type: "boolean", default: false },
      timeout: { type: "string", default: "600" },
      jobs: { type: "string", default: "2" },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  return {
    only: values.only,
    json: values.json,
    timeout: wholeNumber(values.timeout, "timeout"),
    jobs: wholeNumber(values.jobs, "jobs"),
    verbose: values.verbose,
  };
}
