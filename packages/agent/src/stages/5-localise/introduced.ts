import type { Candidate } from "../../types/candidate.ts";
import type { ReproductionTest } from "../../types/language.ts";
import type { Environment } from "../3-environment/index.ts";

/** The commit that brought the bug: with the files as they were before it the reproduction passes, and not with them after it. */
export interface Introduced {
  sha: string;
  subject: string;
  /** Files that it changed, before and after. */
  changes: { file: string; before: string; after: string }[];
}

const MOST_COMMITS = 40;

interface Request {
  environment: Environment;
  test: ReproductionTest;
  /** Source files that the failing test runs, with their texts on the base commit. */
  sources: ReadonlyMap<string, string>;
  timeMs: number;
  signal: AbortSignal;
}

/**
 * Judges what these files were, commit by commit, as if it were edits: the rest stays as it is on the base commit, so a
 * bug that depends on others than them is not found. null where it was always there, or where many cannot be judged at once.
 */
export async function findIntroduced(request: Request): Promise<Introduced | null> {
  const { environment, sources } = request;
  const history = await environment.history([...sources.keys()], MOST_COMMITS);
  if (history.length === 0) return null;
  if (history.every(({ texts }) => [...texts.values()].every((text) => text === null))) return null;
  const states = history.map(({ texts }) => new Map([...sources].map(([file, text]) => [file, texts.get(file) ?? text])));
  const verdicts = await judge(request, states);
  const at = verdicts.indexOf("pass");
  const commit = history[at];
  const before = states[at];
  const after = at === 0 ? sources : states[at - 1];
  if (commit === undefined || before === undefined || after === undefined) return null;
  // Whoever does not know the state between cannot say which of the two commits it was.
  if (at > 0 && verdicts[at - 1] !== "fail") return null;
  const changes = [...before].flatMap(([file, text]) => {
    const later = after.get(file);
    return later === undefined || later === text ? [] : [{ file, before: text, after: later }];
  });
  return { sha: commit.sha, subject: commit.subject, changes };
}

/** By state what the reproduction does; undefined where it was not judged. */
async function judge(
  { environment, test, sources, timeMs, signal }: Request,
  states: readonly ReadonlyMap<string, string>[],
): Promise<(string | undefined)[]> {
  const { adapter, profile, workspace } = environment;
  async function* all(): AsyncIterable<Candidate> {
    for (const [at, state] of states.entries()) {
      const edits = [...state].flatMap(([file, text]) => {
        const base = sources.get(file) ?? "";
        return base === text ? [] : [{ file, start: 0, end: base.length, replacement: text }];
      });
      // Changed, and changed back.
      if (edits.length > 0) yield { id: String(at), edits, family: "history", description: "", line: 1, score: 1 };
    }
  }
  const quiet = { ...workspace, signal, jobs: 1, log: () => undefined };
  const limits = { maxPlausible: Number.MAX_SAFE_INTEGER, timeMs, signal, onProgress: () => undefined };
  const verdicts: (string | undefined)[] = states.map(() => undefined);
  const judged = adapter.judge(quiet, profile, test, all(), { ...limits, baseMust: "fail", isByProbeOnly: true });
  for await (const { candidate, verdict } of judged) verdicts[Number(candidate.id)] = verdict;
  return verdicts;
}
