import { createHash } from "node:crypto";
import { access, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const CASES = path.join(import.meta.dirname, "cases");

const bugClasses = [
  "boundary",
  "condition",
  "absent-value",
  "operator",
  "argument",
  "constant",
  "pattern",
  "conversion",
  "result",
  "exception",
  "state",
] as const;

const integrity = z.string().regex(/^sha512-[A-Za-z0-9+/]{86}==$/);
/** Relative, and never out of the folder that it is in. */
const relativePath = z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$)).+$/);

const npmSource = z.strictObject({ kind: z.literal("npm"), name: z.string(), version: z.string(), integrity });
/** A binary package; what is in its folder `root` becomes the repository. */
const debianSource = z.strictObject({
  kind: z.literal("debian"),
  package: z.string(),
  version: z.string(),
  root: relativePath,
  integrity: integrity.optional(),
});
/** Files of the machine's Python library (`textwrap.py`, `email/utils.py`), copied into a package named `package`. */
const stdlibSource = z.strictObject({
  kind: z.literal("stdlib"),
  modules: z.array(relativePath).min(1),
  package: z
    .string()
    .regex(/^[a-z_]+$/)
    .default("pylib"),
});
const caseSource = z.discriminatedUnion("kind", [npmSource, debianSource, stdlibSource]);

const caseFile = z.strictObject({
  language: z.enum(["javascript", "python"]),
  class: z.enum(bugClasses),
  half: z.enum(["development", "validation"]),
  oneStatement: z.boolean(),
  source: caseSource,
  fixedIn: z.string(),
  fixedSource: caseSource.nullable(),
  reference: z.url({ protocol: /^https$/ }),
});

export type CaseSource = z.infer<typeof caseSource>;
export type Half = z.infer<typeof caseFile>["half"];
export type Language = z.infer<typeof caseFile>["language"];

/** What a run is told and judged by, wherever the program comes from. */
export interface MeasuredCase {
  language: Language;
  slug: string;
  /** Kind of the bug. */
  class: string;
  half: Half;
  oneStatement: boolean;
  issue: { title: string; text: string };
  /** Absolute path of the unseen script. */
  check: string;
}

export type RepairCase = z.infer<typeof caseFile> & MeasuredCase;

/** The half of a case follows from its name, so that nobody chooses it. */
export function halfOf(language: Language, slug: string): Half {
  const first = createHash("sha256").update(`${language}/${slug}`).digest()[0] ?? 0;
  return first % 2 === 1 ? "validation" : "development";
}

/** @throws when the file does not start with a heading. */
export async function readIssue(file: string): Promise<RepairCase["issue"]> {
  const heading = /^# (?<title>.+)\n+/.exec(await readFile(file, "utf8"));
  if (heading?.groups?.title === undefined) throw new Error(`${file} does not start with a heading`);
  return { title: heading.groups.title.trim(), text: heading.input.slice(heading[0].length).trimEnd() };
}

async function readCase(language: Language, slug: string): Promise<RepairCase> {
  const folder = path.join(CASES, language, slug);
  const file = caseFile.parse(JSON.parse(await readFile(path.join(folder, "case.json"), "utf8")));
  if (file.language !== language) throw new Error(`${language}/${slug} says that its language is ${file.language}`);
  if (file.half !== halfOf(language, slug))
    throw new Error(`${language}/${slug} belongs to the half “${halfOf(language, slug)}”`);
  const check = path.join(folder, language === "python" ? "check.py" : "check.cjs");
  await access(check);
  return { ...file, slug, issue: await readIssue(path.join(folder, "issue.md")), check };
}

/** All cases, sorted by language and slug. @throws when a file of a case is missing or does not fit. */
export async function readCases(): Promise<RepairCase[]> {
  const cases: RepairCase[] = [];
  for (const language of ["javascript", "python"] as const) {
    const entries = await readdir(path.join(CASES, language), { withFileTypes: true }).catch(() => []);
    const slugs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    for (const slug of slugs.toSorted()) cases.push(await readCase(language, slug));
  }
  return cases;
}
