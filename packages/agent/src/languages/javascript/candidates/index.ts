import { readFile, realpath } from "node:fs/promises";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Candidate } from "../../../types/candidate.ts";
import type { CandidateOptions, ProjectProfile, Workspace } from "../../../types/language.ts";
import { parseSource } from "./parse.ts";
import { createPool } from "./pool.ts";
import { isFresh, proposalsFor, type Ranked } from "./ranked.ts";
import { siteAt } from "./site.ts";
import type { Pool, SourceFile } from "./types.ts";

/** The whole stays within what can be judged in minutes. */
const TOTAL = 40_000;
const LINES = 200;
const MAX_FILE_CHARS = 1_000_000;

/**
 * Candidate edits at the suspicious lines, best first over all lines; each parses and none repeats another. Reads
 * files, runs nothing. Lines of files that do not parse are left out.
 */
export async function* javascriptCandidates(
  workspace: Workspace,
  profile: ProjectProfile,
  options: CandidateOptions,
): AsyncIterable<Candidate> {
  const sources = await loadSources(
    workspace.root,
    options.suspicious.map((line) => line.file),
  );
  const others = await loadOthers(workspace.root, profile, sources, options.purpose);
  const pool = createPool(options, others);
  const lines = options.suspicious
    .toSorted((a, b) => b.score - a.score || compare(a.file, b.file) || a.line - b.line)
    .slice(0, LINES);
  let count = 0;
  for await (const { proposal, line, family, site, score } of merge(lines, sources, pool, options.purpose)) {
    if (workspace.signal.aborted || count >= TOTAL) return;
    count += 1;
    const { start, end, replacement, parts = [{ start, end, replacement }] } = proposal;
    yield {
      id: `js-${count}`,
      edits: parts.map((part) => ({ file: site.source.file, ...part })),
      family: family.name,
      description: `${family.name}: ${proposal.description} at ${site.source.file}:${line}`,
      line,
      score,
    };
  }
}

/** Likelihood of the best candidate that a line usually has; what few lines have beyond it may come a little late. */
const USUAL_BEST = 0.8;

const FIRST_LINES = 30;

/** Lines are opened only when their best possible candidate could be next. */
async function* merge(
  lines: { file: string; line: number; score: number }[],
  sources: Map<string, SourceFile>,
  pool: Pool,
  purpose: CandidateOptions["purpose"],
): AsyncIterable<Ranked> {
  const seen = new Set<string>();
  const ready: Ranked[] = [];
  const late: Ranked[] = [];
  const breathe = breather();
  let next = 0;
  let given = 0;
  for (;;) {
    // Lines that are alike suspicious all wait to be opened: after some of them judging may begin.
    while (
      next < Math.min(lines.length, FIRST_LINES + given) &&
      (ready.length === 0 || (ready.at(-1)?.score ?? 0) < (lines[next]?.score ?? 0) * USUAL_BEST)
    ) {
      const line = lines[next++];
      await breathe();
      const source = line === undefined ? undefined : sources.get(line.file);
      const site = line === undefined || source === undefined ? null : siteAt(source, line.line, pool);
      if (line === undefined || site === null) continue;
      const { first, rest } = proposalsFor(site, line.score, purpose, seen);
      ready.push(...first);
      ready.sort((a, b) => a.score - b.score);
      if (late.length < TOTAL) late.push(...rest);
    }
    const best = ready.pop();
    if (best === undefined) {
      if (next >= lines.length) break;
      given += 1;
      continue;
    }
    given += 1;
    yield best;
  }
  for (const ranked of late.sort((a, b) => b.score - a.score)) {
    await breathe();
    if (isFresh(ranked, purpose, seen)) yield ranked;
  }
}

/** Lets timers and messages through every 50 ms: the end of a stage's time among them. */
function breather(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < 50) return;
    await setImmediate();
    last = performance.now();
  };
}

async function loadSources(root: string, files: string[]): Promise<Map<string, SourceFile>> {
  const sources = new Map<string, SourceFile>();
  for (const file of new Set(files)) {
    const source = await loadSource(root, file);
    if (source !== null) sources.set(file, source);
  }
  return sources;
}

async function loadSource(root: string, file: string): Promise<SourceFile | null> {
  try {
    const full = await realpath(path.join(root, file));
    // A link in the repository could point at a file of this machine.
    if (!full.startsWith((await realpath(root)) + path.sep)) return null;
    const text = await readFile(full, "utf8");
    return text.length > MAX_FILE_CHARS ? null : parseSource(file, text);
  } catch {
    return null;
  }
}

/** Where ingredients may come from beside the suspicious files: at most 40 files. */
async function loadOthers(
  root: string,
  profile: ProjectProfile,
  sources: Map<string, SourceFile>,
  purpose: CandidateOptions["purpose"],
): Promise<SourceFile[]> {
  if (purpose === "mutants") return [];
  const files = profile.sourceFiles.filter((file) => !sources.has(file) && /\.[mc]?[jt]sx?$/.test(file)).slice(0, 40);
  const loaded = await Promise.all(files.map((file) => loadSource(root, file)));
  return loaded.filter((source) => source !== null);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
