import type { Candidate, JudgeOptions, Judged } from "../../types/candidate.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { BrokenInvariant, LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../types/language.ts";
import type { TestFailure } from "../../types/tests.ts";
import { readAhead } from "../../run/read-ahead.ts";
import { bestFirst } from "./order.ts";

export { rankSuspicious, type RankingOptions } from "./ranking.ts";

/** Candidates that are made while others are judged. */
const AHEAD = 256;

export interface SearchRequest {
  workspace: Workspace;
  profile: ProjectProfile;
  adapter: Pick<LanguageAdapter, "candidates" | "judge">;
  reproduction: ReproductionTest;
  failure?: TestFailure;
  /** Best first, as `rankSuspicious` gives them. */
  suspicious: { file: string; line: number; score: number }[];
  brokenInvariants?: readonly BrokenInvariant[];
  facts: IssueFacts;
  /** Tried first. */
  first?: readonly Candidate[];
  judgeOptions: JudgeOptions;
  /** See `RepairRequest`. */
  harmful?: ReadonlySet<string>;
}

/**
 * Proposes candidates and judges them by the reproduction. Yields each verdict as it comes, and no faster than they are
 * taken; ends when there is nothing left, when `maxPlausible` pass, when the time is over or on abort. Rejects only
 * where the machinery fails.
 */
async function* propose(request: SearchRequest): AsyncIterable<Judged> {
  const {
    workspace,
    profile,
    adapter,
    reproduction,
    failure,
    suspicious,
    brokenInvariants,
    facts,
    first = [],
    judgeOptions,
    harmful,
  } = request;
  const end = new AbortController();
  const signal = AbortSignal.any([judgeOptions.signal, end.signal]);
  const passed = new Set<string>();
  // What passes counts for the order of those that come later, but where nothing may depend on what is quicker.
  const known = judgeOptions.isCounted === true ? {} : { passed, harmful };
  const found = adapter.candidates(workspace, profile, {
    suspicious,
    brokenInvariants,
    reproduction,
    failure,
    facts,
    purpose: "repair",
    ...known,
  });
  const ordered = bestFirst(distinct(behind(first, found)), () => signal.aborted);
  const ready = readAhead(ordered, judgeOptions.isCounted === true ? 1 : AHEAD);
  try {
    for await (const judged of adapter.judge(workspace, profile, reproduction, ready, { ...judgeOptions, signal })) {
      if (judged.verdict === "pass") passed.add(judged.candidate.id);
      yield judged;
    }
  } finally {
    end.abort();
  }
}

async function* behind(first: readonly Candidate[], found: AsyncIterable<Candidate>): AsyncIterable<Candidate> {
  yield* first;
  yield* found;
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
