import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { readBugs } from "../programs/read-edits.ts";
import { readRepairs, readSlips, type Mended } from "../programs/read-slips.ts";
import type { Language } from "../repair/read-cases.ts";
import type { Fix } from "./fixes.ts";

/**
 * Where bugs of our own come from: `edits` and `slips` are told as edits, `repairs` are what the programs came with, `everyday`
 * ones are a line each, that families were made with: what they say of coverage is flattering, what they say of the order less so.
 */
const SETS = ["edits", "slips", "repairs", "everyday"] as const;

async function bugsToldAsEdits(language: Language): Promise<Mended[]> {
  const found: Mended[] = [];
  for (const { program, good, bugs } of await readBugs(language)) {
    const after = await readFile(good, "utf8");
    for (const [at, { kind, buggy }] of bugs.entries())
      found.push({ program, bug: `${at} ${kind}`, file: path.basename(good), before: buggy, after });
  }
  return found;
}

const everydaySchema = z.array(z.object({ before: z.string(), after: z.string() }));

async function everydaySlips(language: Language): Promise<Mended[]> {
  const told = await readFile(path.join(import.meta.dirname, "everyday", `${language}.json`), "utf8");
  const file = language === "python" ? "everyday.py" : "everyday.js";
  return everydaySchema
    .parse(JSON.parse(told))
    .map(({ before, after }, at) => ({ program: "everyday", bug: String(at), file, before, after }));
}

/** Where the change begins, and how many lines of the text before it takes. */
function placeOf(before: string, after: string): { line: number; lines: number } {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  let head = 0;
  while (head < Math.min(old.length, fresh.length) && old[head] === fresh[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(old.length, fresh.length) - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  return { line: head + 1, lines: old.length - head - tail };
}

const { values } = parseArgs({
  options: {
    language: { type: "string" },
    set: { type: "string", multiple: true, default: [...SETS] },
    half: { type: "string", default: "development" },
    out: { type: "string" },
  },
});
const { language, set, half, out } = z
  .object({
    language: z.enum(["javascript", "python"]),
    set: z.array(z.enum(SETS)),
    /** Of the repairs; all others are of the development half. */
    half: z.enum(["development", "validation"]),
    out: z.string(),
  })
  .parse(values);
const read: Record<(typeof SETS)[number], () => Promise<Mended[]>> = {
  edits: () => bugsToldAsEdits(language),
  slips: () => readSlips(language),
  everyday: () => everydaySlips(language),
  repairs: async () => [...(await readRepairs("functions", language, half)), ...(await readRepairs("programs", language, half))],
};
const fixes: Fix[] = [];
for (const one of set)
  for (const { program, bug, file, before, after } of await read[one]())
    fixes.push({ project: `${one}/${program}`, commit: `${program}/${bug}`, file, before, after, ...placeOf(before, after) });
await writeFile(out, fixes.map((fix) => `${JSON.stringify(fix)}\n`).join(""));
process.stderr.write(`${fixes.length} fixes\n`);
