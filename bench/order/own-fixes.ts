import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { Fix } from "./fixes.ts";

/** Programs with some bugs each, told as edits; `bench/programs/rule.md` says where they come from. */
const EDITS = path.join(import.meta.dirname, "..", "programs", "edits");
const FILES = { javascript: "good.mjs", python: "good.py" };

const Bugs = z.array(z.strictObject({ kind: z.string(), good: z.string().min(1), bad: z.string() }));

/** The fixes of our own programs, as `mine.ts` writes those of public ones: what `measure.ts` and `measure.py` read. */
async function fixesOf(language: keyof typeof FILES): Promise<Fix[]> {
  const fixes: Fix[] = [];
  for (const slug of (await readdir(path.join(EDITS, language))).toSorted()) {
    const folder = path.join(EDITS, language, slug);
    const after = await readFile(path.join(folder, FILES[language]), "utf8");
    const bugs = Bugs.parse(JSON.parse(await readFile(path.join(folder, "bugs.json"), "utf8")));
    for (const [at, { kind, good, bad }] of bugs.entries()) {
      if (after.split(good).length !== 2) throw new Error(`${language}/${slug}: “${good}” is not there once.`);
      const before = after.replace(good, () => bad);
      fixes.push({
        project: slug,
        commit: `${slug}/${at} ${kind}`,
        file: FILES[language],
        before,
        after,
        ...placeOf(before, after),
      });
    }
  }
  return fixes;
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

const { values } = parseArgs({ options: { language: { type: "string" }, out: { type: "string" } } });
const { language, out } = z.object({ language: z.enum(["javascript", "python"]), out: z.string() }).parse(values);
const fixes = await fixesOf(language);
await writeFile(out, fixes.map((fix) => `${JSON.stringify(fix)}\n`).join(""));
process.stderr.write(`${fixes.length} fixes\n`);
