import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { smallChange, type FileChange } from "./small-change.ts";
import { isSource, type Language } from "./sources.ts";

const MOST_FILES = 8;

const FIXES =
  /\b(?:fix(?:e[sd]|ing)?|bugs?|bugfix|clos(?:e|es|ed)|resolv(?:e|es|ed)|regression|correct(?:s|ed|ly)?|wrong(?:ly)?|crash(?:es)?)\b/i;
const OTHER_WORK =
  /typo|\blint|format(?:ting)?\b.*\bcode|code style|\bstyle:|\bdocs?\b|readme|comment|whitespace|white space|indent|spelling|changelog|\bbump|\brelease|version|\brename|refactor|jsdoc|docstring|\btyp(?:es|ing|ings|escript)\b|annotation|eslint|jshint|flake8|pylint|mypy|warning|deprecat|^chore|^build|^ci\b|^perf|^test|\bmerge|^revert|coverage|\bbenchmark|grammar|translation|example/i;

export interface FixCommit {
  id: string;
  subject: string;
  /** All that it changes. */
  files: string[];
  /** The one file of the program among them. */
  source: string;
  /** Null where it is no small change of one place. */
  change: FileChange | null;
}

/** `acme/repo` and `acme/.git` are acme. */
export function projectOf(repository: string): string {
  const folder = path.resolve(repository).replace(/\/\.git$/, "");
  return path.basename(folder) === "repo" ? path.basename(path.dirname(folder)) : path.basename(folder);
}

/** The commits of a repository that say they fix something and change one source file, the newest first. */
export async function* fixCommits(repository: string, language: Language): AsyncIterable<FixCommit> {
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
  try {
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
  } finally {
    child.kill();
  }
}

function readCommit(lines: string[], language: Language): FixCommit | null {
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
  const names = files.map(({ name }) => name);
  return { id, subject, files: names, source: only.name, change: smallChange(only.lines, language) };
}
