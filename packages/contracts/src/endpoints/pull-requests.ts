import { z } from "zod";
import { Id, Sha, Timestamp } from "../entities/common.ts";
import { dataOf } from "./data-of.ts";

/** `url` is of its page at the host; null where it has none. */
export const CommitLink = z.object({ sha: Sha, url: z.string().nullable() });
export type CommitLink = z.infer<typeof CommitLink>;

/**
 * What somebody wrote on a pull request, and what became of it. waiting: it asks for a change that is not made yet ·
 * addressed: a commit does it · declined: it is not done, `reason` says why · noted: it asks for nothing.
 */
export const ReviewLedgerEntry = z.object({
  id: Id,
  author: z.string(),
  /** Markdown, foreign; long ones are cut. */
  text: z.string(),
  place: z.object({ path: z.string(), line: z.int() }).nullable(),
  state: z.enum(["waiting", "addressed", "declined", "noted"]),
  reason: z.string().nullable(),
  commit: CommitLink.nullable(),
  writtenAt: Timestamp,
});
export type ReviewLedgerEntry = z.infer<typeof ReviewLedgerEntry>;

/** A commit on top of an open pull request, from what it answers to the push. */
export const PullRequestRound = z.object({
  id: Id,
  /** review: a note asks for it · checks: one fails · base: it has moved. */
  kind: z.enum(["review", "checks", "base"]),
  /** Of the ledger. */
  noteId: Id.nullable(),
  checkName: z.string().nullable(),
  status: z.enum(["waiting", "running", "done"]),
  /** null until it is done; stale: the pull request changed meanwhile. */
  outcome: z.enum(["pushed", "declined", "failed", "stale"]).nullable(),
  reason: z.string().nullable(),
  commit: CommitLink.nullable(),
  createdAt: Timestamp,
  finishedAt: Timestamp.nullable(),
});
export type PullRequestRound = z.infer<typeof PullRequestRound>;

/** What following an open pull request has found and done. */
export const PullRequestFollowUp = z.object({
  /** What the host's checks say of the head. */
  checks: z.enum(["none", "pending", "passed", "failed"]),
  /** Why a person has to look at it; null while it takes care of itself. */
  needsPerson: z.string().nullable(),
  /** Somebody else pushed to its branch: it is followed, and nothing is added any more. */
  isTakenOver: z.boolean(),
  /** Why the host could not be asked the last time; null when it could. */
  lookError: z.string().nullable(),
  /** Commits that were made because checks failed. */
  repairRounds: z.int(),
  /** In the order in which they were written. */
  notes: z.array(ReviewLedgerEntry),
  /** Newest first. */
  rounds: z.array(PullRequestRound),
});
export type PullRequestFollowUp = z.infer<typeof PullRequestFollowUp>;
/** null while the bug has no pull request. */
export const PullRequestFollowUpAnswer = dataOf(PullRequestFollowUp.nullable());
