import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs, promisify } from "node:util";
import type { Fix } from "./fixes.ts";
import { smallChange, type FileChange } from "./small-change.ts";
import { isSource, type Language } from "./sources.ts";

const run = promisify(execFile);
const MOST_FILES = 8;
/** No project may outweigh the others. */
const MOST_OF_A_PROJECT = 80;

const FIXES =
  /\b(?:fix(?:e[sd]|ing)?|bugs?|bugfix|clos(?:e|es|ed)|resolv(?:e|es|ed)|regression|correct(?:s|ed|ly)?|wrong(?:ly)?|crash(?:es)?)\b/i;
const OTHER_WORK =
  /typo|\blint|format(?:ting)?\b.*\bcode|code style|\bstyle:|\bdocs?\b|readme|comment|whitespace|white space|indent|spelling|changelog|\bbump|\brelease|version|\brename|refactor|jsdoc|docstring|\btyp(?:es|ing|ings|escript)\b|annotation|eslint|jshint|flake8|pylint|mypy|warning|deprecat|^chore|^build|^ci\b|^perf|^test|\bmerge|^revert|coverage|\bbenchmark|grammar|translation|example/i;

interface Commit {
  id: string;
  files: string[];
  change: FileChange | null;
}

/** The commits of a repository that say they fix something and change one source file in one small place. */
async function* commitsOf(repository: string, language: Language): AsyncIterable<Commit> {
  const format = "--format=%x01%H%x00%s";
  const argv = [
    "log",
    "--no-merges",
    "--no-renames",
    "-p",
    "-U0",
    "--diff-filter=AMD",
    format,
    "-i",
    "-E",
    "--grep=fix|bug|clos|resolv|regress|correct|wrong|crash",
  ];
  const child = spawn("git", ["-C", repository, ...argv], { stdio: ["ignore", "pipe", "ignore"] });
  let lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!line.startsWith("\u0001")) {
      if (lines.length < 4000) lines.push(line.slice(0, 1000));
      continue;
    }
    const commit = readCommit(lines, language);
    if (commit !== null) yield commit;
    lines = [line];
  }
  const commit = readCommit(lines, language);
  if (commit !== null) yield commit;
}

function readCommit(lines: string[], language: Language): Commit | null {
  const [id = "", subject = ""] = (lines[0] ?? "").slice(1).split("\u0000");
  if (!FIXES.test(subject) || OTHER_WORK.test(subject) || lines.length >= 4000) return null;
  const files: { name: string; lines: string[] }[] = [];
  for (const line of lines.slice(1)) {
    const name = /^diff --git a\/.* b\/(.*)$/.exec(line)?.[1];
    if (name === undefined) files.at(-1)?.lines.push(line);
    else files.push({ name, lines: [] });
  }
  const sources = files.filter((file) => isSource(file.name, language));
  const [only] = sources;
  if (only === undefined || sources.length !== 1 || files.length > MOST_FILES) return null;
  return { id, files: [only.name], change: smallChange(only.lines, language) };
}

async function fixesOf(repository: string, language: Language): Promise<Fix[]> {
  const project = path.basename(path.basename(repository) === "repo" ? path.dirname(repository) : repository);
  const found: Fix[] = [];
  const seen = new Set<string>();
  for await (const { id, files, change } of commitsOf(repository, language)) {
    const [file = ""] = files;
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
