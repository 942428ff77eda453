import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { readBugs } from "../programs/read-edits.ts";
import type { Language } from "../repair/read-cases.ts";
import type { Fix } from "./fixes.ts";

/** The fixes of our own programs, as `mine.ts` writes those of public ones: what `measure.ts` and `measure.py` read. */
async function fixesOf(language: Language): Promise<Fix[]> {
  const fixes: Fix[] = [];
  for (const { program, good, bugs } of await readBugs(language)) {
    const after = await readFile(good, "utf8");
    for (const [at, { kind, buggy }] of bugs.entries())
      fixes.push({
        project: program,
        commit: `${program}/${at} ${kind}`,
        file: path.basename(good),
        before: buggy,
        after,
        ...placeOf(buggy, after),
      });
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
