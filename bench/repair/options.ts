import { parseArgs } from "node:util";
import { z } from "zod";
import { wholeNumber } from "../shared/whole-number.ts";
import type { MeasuredCase } from "./read-cases.ts";

export interface Selection {
  half: MeasuredCase["half"] | null;
  language: MeasuredCase["language"] | null;
  /** Slugs; empty means all. */
  only: string[];
}

export interface RepairOptions extends Selection {
  jobs: number;
  /** Seconds for each case. */
  timeout: number;
  json: boolean;
  /** A file that receives the JSON report too. */
  out: string | null;
  verbose: boolean;
  /** Issues that tell the bug most plainly, in place of those that people would write. */
  plain: boolean;
  /** What passes the unseen check is kept from the agent. */
  withheld: boolean;
}

/** What a benchmark of the whole agent tells its reader. */
export function usageOf(script: string, subject: string): string {
  return `Usage: node ${script} [--half <half>] [--language <language>] [--only <slug>]… [--jobs <n>] [--timeout <seconds>]
  [--json] [--out <file>] [--plain] [--withheld] [--verbose]

Runs the agent with the search engine on ${subject} and prints what came out.
  --half <half>    development or validation; default both
  --language <l>   javascript or python; default both
  --only <slug>    a case; may be repeated
  --jobs <n>       workers that may run at once; default 2
  --timeout <s>    for each case; default 300
  --json           one JSON document on stdout instead of the tables
  --out <file>     writes that document to a file as well, after every case
  --plain          small functions only: the issue is the first call of the check that goes wrong, with what it should give
  --withheld       the agent never sees an edit that passes the unseen check: whatever is validated is wrong
  --verbose        the agent's events, attempts and patches on stderr, never those of the validation half`;
}

export const half = z.enum(["development", "validation"]).nullable();
export const language = z.enum(["javascript", "python"]).nullable();

/** The value of an option that may be left out. @throws TypeError for what it does not know. */
export function oneOf<Value>(schema: z.ZodType<Value>, text: string | undefined, option: string): Value {
  const read = schema.safeParse(text ?? null);
  if (read.success) return read.data;
  throw new TypeError(`--${option} does not know “${text}”.`);
}

/** Throws TypeError for arguments that it does not know; null when only the usage is wanted. */
export function readOptions(argv: string[]): RepairOptions | null {
  const { values } = parseArgs({
    args: argv,
    options: {
      half: { type: "string" },
      language: { type: "string" },
      only: { type: "string", multiple: true, default: [] },
      jobs: { type: "string", default: "2" },
      timeout: { type: "string", default: "300" },
      json: { type: "boolean", default: false },
      out: { type: "string" },
      plain: { type: "boolean", default: false },
      withheld: { type: "boolean", default: false },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  return {
    half: oneOf(half, values.half, "half"),
    language: oneOf(language, values.language, "language"),
    only: values.only,
    jobs: wholeNumber(values.jobs, "jobs"),
    timeout: wholeNumber(values.timeout, "timeout"),
    json: values.json,
    out: values.out ?? null,
    plain: values.plain,
    withheld: values.withheld,
    verbose: values.verbose,
  };
}

/** @throws TypeError where bugs were to be told plainly whose checks do not say call by call what they ask. */
export function refusePlain({ plain }: Pick<RepairOptions, "plain">): void {
  if (plain) throw new TypeError("Only small functions can be told plainly: leave --plain out, or run bench/functions.ts.");
}

/** The cases that were asked for. @throws TypeError for a slug that no case has. */
export function select<Case extends MeasuredCase>(cases: readonly Case[], { half, language, only }: Selection): Case[] {
  const unknown = only.find((slug) => !cases.some((entry) => entry.slug === slug));
  if (unknown !== undefined) throw new TypeError(`There is no case “${unknown}”.`);
  return cases.filter(
    (entry) =>
      (half === null || entry.half === half) &&
      (language === null || entry.language === language) &&
      (only.length === 0 || only.includes(entry.slug)),
  );
}
