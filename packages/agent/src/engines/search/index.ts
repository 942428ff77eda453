import type { Candidate, JudgeOptions, Judged } from "../../types/candidate.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../types/language.ts";
import { bestFirst } from "./order.ts";

export { rankSuspicious, type RankingOptions } from "./ranking.ts";

export interface SearchRequest {
  workspace: Workspace;
  profile: ProjectProfile;
  adapter: Pick<LanguageAdapter, "candidates" | "judge">;
  reproduction: ReproductionTest;
  /** Best first, as `rankSuspicious` gives them. */
  suspicious: { file: string; line: number; score: number }[];
  facts: IssueFacts;
  /** `maxPlausible` is how many to collect, not a wish for the first one only: alternatives make a better choice. */
  judgeOptions: JudgeOptions;
}

/** After the first that passes, this many more are tried to find its alternatives. */
const ALTERNATIVES = 150;

/**
 * Proposes candidates and judges them by the reproduction. Yields each verdict as it comes; ends when `maxPlausible`
 * pass, when alternatives stop coming (150 tries after the first that passes), when the time
 * is over or on abort. Rejects only where the machinery fails.
 */
async function* propose(request: SearchRequest): AsyncIterable<Judged> {
  const { workspace, profile, adapter, reproduction, suspicious, facts, judgeOptions } = request;
  const end = new AbortController();
  const signal = AbortSignal.any([judgeOptions.signal, end.signal]);
  let firstAt: number | null = null;
  let judged = 0;
  const settled = (): boolean => firstAt !== null && judged - firstAt >= ALTERNATIVES;
  const found = adapter.candidates(workspace, profile, { suspicious, reproduction, facts, purpose: "repair" });
  const ordered = bestFirst(distinct(found), () => signal.aborted);
  try {
    for await (const verdict of adapter.judge(workspace, profile, reproduction, ordered, { ...judgeOptions, signal })) {
      judged += 1;
      if (verdict.verdict === "pass") firstAt ??= judged;
      yield verdict;
      if (settled() || signal.aborted) return;
    }
  } finally {
    end.abort();
  }
}

/** Drops edits whose resulting text another candidate has already; adapters drop what differs only in layout. */
async function* distinct(candidates: AsyncIterable<Candidate>): AsyncIterable<Candidate> {
  const seen = new Set<string>();
  for await (const candidate of candidates) {
    const key = JSON.stringify(candidate.edits.map((edit) => [edit.file, edit.start, edit.end, edit.replacement]));
    if (seen.has(key)) continue;
    seen.add(key);
    yield candidate;
  }
}

export const searchEngine = { propose };
