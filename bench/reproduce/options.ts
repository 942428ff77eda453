import { parseArgs } from "node:util";
import { half, language, oneOf, type Selection } from "../repair/options.ts";
import type { RepairCase } from "../repair/read-cases.ts";
import { wholeNumber } from "../shared/whole-number.ts";

export interface ReproduceOptions extends Selection {
  half: RepairCase["half"];
  /** The cases' own issues are read, not what other people would write. */
  own: boolean;
  /** Issues that are read at once. */
  jobs: number;
  /** A file that receives the results as JSON too. */
  out: string | null;
  verbose: boolean;
}

export const USAGE = `Usage: node bench/reproduce.ts [--own <half>] [--language <language>] [--only <slug>]… [--jobs <n>] [--out <file>] [--verbose]

Reads the bugs of the development half as other people would tell them, and counts those that a test shows.
  --own <half>     the cases' own issues instead, of development or validation; of validation only counts are told
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
      own: { type: "string" },
      language: { type: "string" },
      only: { type: "string", multiple: true, default: [] },
      jobs: { type: "string", default: "2" },
      out: { type: "string" },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  const own = oneOf(half, values.own, "own");
  if (own === "validation" && (values.only.length > 0 || values.out !== undefined || values.verbose))
    throw new TypeError("--own validation tells only counts: it goes with no --only, --out or --verbose.");
  return {
    half: own ?? "development",
    own: own !== null,
    language: oneOf(language, values.language, "language"),
    only: values.only,
    jobs: wholeNumber(values.jobs, "jobs"),
    out: values.out ?? null,
    verbose: values.verbose,
  };
}
