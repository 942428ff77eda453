import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { parseArgs, promisify } from "node:util";
import { fixCommits, projectOf } from "./fix-commits.ts";
import type { Fix } from "./fixes.ts";
import type { Language } from "./sources.ts";

const run = promisify(execFile);
/** No project may outweigh the others. */
const MOST_OF_A_PROJECT = 80;

async function fixesOf(repository: string, language: Language): Promise<Fix[]> {
  const project = projectOf(repository);
  const found: Fix[] = [];
  const seen = new Set<string>();
  for await (const { id, source: file, change } of fixCommits(repository, language)) {
    const key = change === null ? "" : [...change.removed, "→", ...change.added].map((line) => line.trim()).join("\n");
    if (change === null || seen.has(key)) continue;
    seen.add(key);
    const [before, after] = await Promise.all([textAt(repository, `${id}^`, file), textAt(repository, id, file)]);
    if (before !== null && after !== null)
      found.push({ project, commit: id, file, line: change.line, lines: change.removed.length, before, after });
  }
  return found.toSorted((a, b) => (hash(a.commit) < hash(b.commit) ? -1 : 1)).slice(0, MOST_OF_A_PROJECT);
}

async function textAt(repository: string, commit: string, file: string): Promise<string | null> {
  try {
    const { stdout } = await run("git", ["-C", repository, "show", `${commit}:${file}`], { maxBuffer: 1e6 });
    return stdout;
  } catch {
    return null;
  }
}

function hash(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}

const { values, positionals } = parseArgs({
  options: { language: { type: "string" }, out: { type: "string" } },
  allowPositionals: true,
});
const { language, out } = values;
if ((language !== "javascript" && language !== "python") || out === undefined) {
  process.stderr.write("Usage: node bench/order/mine.ts --language javascript|python --out FILE REPOSITORY…\n");
  process.exit(2);
}
const all: Fix[] = [];
for (const repository of positionals) {
  const found = await fixesOf(repository, language);
  process.stderr.write(`${repository}: ${found.length}\n`);
  all.push(...found);
}
await writeFile(out, all.map((fix) => `${JSON.stringify(fix)}\n`).join(""));
