import type { Check, CodeHostConnection, HostPullRequest } from "@fixpoint/connectors";
import type { Commit } from "@fixpoint/contracts";
import type { NewRound, PullRequestNoteRow, PullRequestRoundRow, PullRequestRow } from "@fixpoint/db";
import { checksFailed } from "./words.ts";

/** Commits that failing checks may lead to. */
export const MOST_REPAIR_ROUNDS = 2;

export interface Situation {
  pullRequest: PullRequestRow;
  found: HostPullRequest;
  notes: readonly PullRequestNoteRow[];
  rounds: readonly PullRequestRoundRow[];
  /** Of the head. */
  checks: readonly Check[];
  /** Names of checks that fail on the base too: those are not ours. */
  redOnBase: ReadonlySet<string>;
  base: Pick<Commit, "sha" | "committer">;
  /** Milliseconds for which the base is to have stood still before it is merged in. */
  quietMs: number;
  now: number;
}

export type Plan = { kind: "round"; round: NewRound } | { kind: "person"; reason: string } | { kind: "nothing" };

const NOTHING: Plan = { kind: "nothing" };

function ofPullRequest({ pullRequest }: Situation) {
  const { organizationId, id: pullRequestId, headSha } = pullRequest;
  return { organizationId, pullRequestId, headSha };
}

function forReview(situation: Situation): Plan {
  const note = situation.notes.find(({ state }) => state === "waiting");
  return note ? { kind: "round", round: { ...ofPullRequest(situation), kind: "review", noteId: note.id } } : NOTHING;
}

/** Red because of us: red here, and not red where nothing of ours is. Only when all of them have ended. */
export function brokenChecks({ checks, redOnBase }: Pick<Situation, "checks" | "redOnBase">): Check[] {
  if (checks.some(({ state }) => state === "pending")) return [];
  return checks.filter(({ state, name }) => state === "failed" && !redOnBase.has(name));
}

function forChecks(situation: Situation): Plan {
  const { pullRequest, rounds } = situation;
  const broken = brokenChecks(situation);
  if (broken.length === 0) return NOTHING;
  const triedHere = rounds.filter(({ kind, headSha }) => kind === "checks" && headSha === pullRequest.headSha);
  const next = broken.find(({ name }) => !triedHere.some(({ checkName }) => checkName === name));
  if (next === undefined || pullRequest.repairRounds >= MOST_REPAIR_ROUNDS) {
    const names = broken.map(({ name }) => name);
    const [last] = triedHere;
    const why = next === undefined && last?.reason ? ` ${last.reason}` : "";
    return { kind: "person", reason: `${checksFailed(names, pullRequest.repairRounds)}${why}` };
  }
  const round = { kind: "checks", checkName: next.name, checkSummary: next.summary } as const;
  return { kind: "round", round: { ...ofPullRequest(situation), ...round } };
}

function forBase(situation: Situation): Plan {
  const { pullRequest, found, rounds, base, quietMs, now } = situation;
  if (pullRequest.baseSha === null || base.sha === pullRequest.baseSha) return NOTHING;
  const tried = rounds.find(
    ({ kind, headSha, baseSha }) => kind === "base" && headSha === pullRequest.headSha && baseSha === base.sha,
  );
  if (tried) return tried.outcome === "pushed" || tried.reason === null ? NOTHING : { kind: "person", reason: tried.reason };
  const isStill = now - Date.parse(base.committer.date) >= quietMs;
  if (!isStill && found.hasConflict !== true) return NOTHING;
  return { kind: "round", round: { ...ofPullRequest(situation), kind: "base", baseSha: base.sha } };
}

/** What an open pull request needs next: what people ask first, then what machines say, then what moved beneath it. Pure. */
export function planRound(situation: Situation): Plan {
  let person: Plan = NOTHING;
  for (const plan of [forReview(situation), forChecks(situation), forBase(situation)]) {
    if (plan.kind === "round") return plan;
    if (plan.kind === "person" && person.kind === "nothing") person = plan;
  }
  return person;
}

/** Names of checks that are red on the base; asked only where some are red on the head. */
export async function redOnBaseOf(
  host: CodeHostConnection,
  url: string,
  checks: readonly Check[],
  baseSha: string | null,
): Promise<Set<string>> {
  if (baseSha === null || !checks.some(({ state }) => state === "failed")) return new Set();
  const there = await host.checks(url, baseSha);
  return new Set(there.filter(({ state }) => state === "failed").map(({ name }) => name));
}

/** One word for all checks of a head. */
export function summaryOf(checks: readonly Check[]): PullRequestRow["checks"] {
  if (checks.length === 0) return "none";
  if (checks.some(({ state }) => state === "failed")) return "failed";
  return checks.some(({ state }) => state === "pending") ? "pending" : "passed";
}
