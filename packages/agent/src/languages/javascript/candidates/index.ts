import { readFile, realpath } from "node:fs/promises";
import path from "node:path";
import type { Candidate } from "../../../types/candidate.ts";
import type { CandidateOptions, ProjectProfile, Workspace } from "../../../types/language.ts";
import { projectProbe } from "../judge/project-probe.ts";
import { createSieve, type Sieve } from "./asked/sieve.ts";
import { merge } from "./merge.ts";
import { parseSource } from "./parse.ts";
import { observe } from "./observed.ts";
import { createPairs, scoreOf, type Pair } from "./pairs.ts";
import { createPool } from "./pool.ts";
import { TOTAL, type Ranked } from "./ranked.ts";
import { refined } from "./refined.ts";
import type { Family, Pool, SourceFile, SuspiciousLine } from "./types.ts";
import { WIDE_FAMILIES, WIDEST_FAMILIES } from "./wide/index.ts";
import { wideProposals } from "./wide/in-turn.ts";

const LINES = 200;
/** How likely two edits at once are beside one. */
const SHARE_OF_PAIRS = 0.2;
const MAX_FILE_CHARS = 1_000_000;

/**
 * Candidate edits at the suspicious lines, best first over all lines; each parses and none repeats another. For repairs the
 * reproduction's probe is run to ask what they would change. Lines of files that do not parse are left out.
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
  const { hangMs } = options.reproduction;
  // Nothing is known of edits where the run that they are asked on does not end.
  const asks = options.purpose === "repair" && hangMs === undefined;
  const asked = asks ? await projectProbe(workspace, profile, options.reproduction) : null;
  const sieve = createSieve(workspace, asked, [...sources.values(), ...others]);
  const groups = new Map<string, string>();
  const { passed = new Set<string>(), harmful = new Set<string>() } = options;
  const pairs = createPairs();
  const given = new Map<string, Given>();
  const seenHarmful = new Set<string>();
  let looked = 0;
  let count = 0;
  try {
    for await (const ranked of inTurn(lines, sources, pool, options.purpose, sieve)) {
      if (workspace.signal.aborted || count >= TOTAL) return;
      const candidate = candidateOf(ranked, `js-${++count}`);
      if (ranked.group !== undefined) groups.set(candidate.id, ranked.group);
      given.set(candidate.id, { ranked, position: count });
      if (candidate.isWide !== true) pairs.note(ranked);
      yield { ...candidate, leftOut: sieve.leftOutBefore(ranked.score) };
      for (const one of newOf(harmful, seenHarmful))
        for (const other of refinedOf(given.get(one))) yield { ...other, id: `js-${++count}` };
      if (passed.size === looked) continue;
      looked = passed.size;
      for (const one of passed) sieve.prove(groups.get(one) ?? null);
    }
    if (options.purpose !== "repair") return;
    for (const pair of pairs.all()) {
      if (workspace.signal.aborted || count >= TOTAL) return;
      yield bothOf(pair, `js-${++count}`);
    }
  } finally {
    if (pool.missing.length > 0) workspace.log("warn", `some edits are missing: ${pool.missing.join("; ").slice(-300)}`);
    await sieve.close();
  }
}

function candidateOf({ proposal, line, family, site, score }: Ranked, id: string): Candidate {
  const { start, end, replacement, parts = [{ start, end, replacement }] } = proposal;
  return {
    id,
    edits: parts.map((part) => ({ file: site.source.file, ...part })),
    family: family.name,
    description: `${family.name}: ${proposal.description} at ${site.source.file}:${line}`,
    line,
    score,
    ...(family.guards === true ? { isGuard: true } : {}),
    ...(family.tells === true ? { isTold: true } : {}),
    ...(isWide(family) ? { isWide: true } : {}),
  };
}

const isWide = (family: Family): boolean => WIDE_FAMILIES.includes(family) || WIDEST_FAMILIES.includes(family);

/** So many edits that do harm are tried in some case only. */
const MOST_REFINED = 24;

function* newOf(all: ReadonlySet<string>, seen: Set<string>): Iterable<string> {
  if (all.size === seen.size) return;
  for (const one of all) if (!seen.has(one) && seen.add(one).size <= MOST_REFINED) yield one;
}

interface Given {
  ranked: Ranked;
  position: number;
}

function refinedOf(given: Given | undefined): Candidate[] {
  if (given === undefined) return [];
  return refined(given.ranked).map((one, at) => ({ ...candidateOf(one, ""), isCase: true, position: given.position + at + 1 }));
}

/** Of thousands of pairs one that passes mostly does so by chance. */
function bothOf(pair: Pair, id: string): Candidate {
  const [one, other] = [candidateOf(pair.one, id), candidateOf(pair.other, id)];
  return {
    ...one,
    edits: [...one.edits, ...other.edits].sort((a, b) => compare(a.file, b.file) || a.start - b.start),
    family: "pair",
    description: `pair: ${one.description}; ${other.description}`,
    score: scoreOf(pair) * SHARE_OF_PAIRS,
    isWide: true,
    isGuard: one.isGuard === true && other.isGuard === true,
    isTold: one.isTold === true || other.isTold === true,
  };
}

/** What is usual first, then what only could be. */
async function* inTurn(
  lines: readonly SuspiciousLine[],
  sources: Map<string, SourceFile>,
  pool: Pool,
  purpose: CandidateOptions["purpose"],
  sieve: Sieve,
): AsyncIterable<Ranked> {
  const seen = new Set<string>();
  if (purpose === "repair") await observe(lines, sources, pool, sieve);
  yield* merge(lines, sources, pool, purpose, seen, sieve);
  if (purpose !== "repair") return;
  yield* wideProposals(lines, sources, pool, seen, sieve, WIDE_FAMILIES);
  yield* wideProposals(lines, sources, pool, seen, sieve, WIDEST_FAMILIES);
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
