import { parseArgs } from "node:util";
import { language, oneOf, type Selection } from "../repair/options.ts";
import { wholeNumber } from "../shared/whole-number.ts";

export interface ReproduceOptions extends Selection {
  /** Issues that are read at once. */
  jobs: number;
  /** A file that receives the results as JSON too. */
  out: string | null;
  verbose: boolean;
}

export const USAGE = `Usage: node bench/reproduce.ts [--language <language>] [--only <slug>]… [--jobs <n>] [--out <file>] [--verbose]

Reads the bugs of the development half as other people would tell them, and counts those that a test shows.
  --language <l>   javascript or python; default both
  --only <slug>    a case; may be repeated
  --jobs <n>       issues that are read at once; default 2
  --out <file>     writes the results as JSON too
  --verbose        what was tried for each that is not reproduced`;

/** Throws TypeError for arguments that it does not know; null when only the usage is wanted. */
export function readOptions(argv: string[]): ReproduceOptions | null {
  const { values } = parseArgs({
    args: argv,
    options: {
      language: { type: "string" },
      only: { type: "string", multiple: true, default: [] },
      jobs: { type: "string", default: "2" },
      out: { type: "string" },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  return {
    half: "development",
    language: oneOf(language, values.language, "language"),
    only: values.only,
    jobs: wholeNumber(values.jobs, "jobs"),
    out: values.out ?? null,
    verbose: values.verbose,
  };
}
