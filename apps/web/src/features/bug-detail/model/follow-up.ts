import type { PullRequestFollowUp, PullRequestRound, ReviewLedgerEntry } from "@fixpoint/contracts";

type Look = "good" | "bad" | "attention" | "none";

export const CHECKS: Record<Exclude<PullRequestFollowUp["checks"], "none">, { look: Look; word: string }> = {
  pending: { look: "none", word: "Checks running" },
  passed: { look: "good", word: "Checks passed" },
  failed: { look: "bad", word: "Checks failed" },
};

const STATES: Record<ReviewLedgerEntry["state"], { look: Look; word: string }> = {
  waiting: { look: "none", word: "Waiting" },
  addressed: { look: "good", word: "Done" },
  declined: { look: "attention", word: "Not done" },
  noted: { look: "none", word: "Noted" },
};

/** What became of a note; one that a round is at is being worked on. */
export function standingOf(note: ReviewLedgerEntry, rounds: readonly PullRequestRound[]): { look: Look; word: string } {
  const isWorkedOn = rounds.some(({ noteId, status }) => noteId === note.id && status !== "done");
  return note.state === "waiting" && isWorkedOn ? { look: "none", word: "Working on it" } : STATES[note.state];
}

/** What a round that is not done is at. */
export function workOf(round: PullRequestRound, notes: readonly ReviewLedgerEntry[]): string {
  if (round.kind === "checks") return `Repairing what “${round.checkName ?? "a check"}” found…`;
  if (round.kind === "base") return "The base has moved: merging it and proving the fix again…";
  const author = notes.find(({ id }) => id === round.noteId)?.author;
  return author === undefined ? "Working on a review…" : `Working on the review by ${author}…`;
}

const PUSHED = { checks: "Repaired", base: "Merged with its base and proven again" } as const;
const NOT_PUSHED = { checks: "Not repaired", base: "Not merged with its base" } as const;

export interface PastRound {
  round: PullRequestRound;
  look: Look;
  word: string;
}

/** Rounds that are over and that no note of the ledger tells of; newest first. */
export function pastRounds({ rounds }: PullRequestFollowUp): PastRound[] {
  return rounds.flatMap((round) => {
    if (round.kind === "review" || round.outcome === null || round.outcome === "stale") return [];
    const isPushed = round.outcome === "pushed";
    const what = isPushed ? PUSHED[round.kind] : NOT_PUSHED[round.kind];
    const word = round.kind === "checks" ? `${what}: “${round.checkName ?? "a check"}”` : what;
    return [{ round, look: isPushed ? ("good" as const) : ("attention" as const), word }];
  });
}

/** Those that ask for something apart from those that do not. */
export function sortedNotes(notes: readonly ReviewLedgerEntry[]): { asking: ReviewLedgerEntry[]; noted: ReviewLedgerEntry[] } {
  return {
    asking: notes.filter(({ state }) => state !== "noted"),
    noted: notes.filter(({ state }) => state === "noted"),
  };
}
