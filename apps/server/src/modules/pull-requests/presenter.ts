import type { CommitLink, PullRequestFollowUp, PullRequestRound, ReviewLedgerEntry } from "@fixpoint/contracts";
import type { PullRequestNoteRow, PullRequestRoundRow, PullRequestRow, RepositoryRow } from "@fixpoint/db";

/** Longer ones are read at the host. */
const MOST_TEXT = 5_000;
const MOST_ENTRIES = 200;

const COMMIT_PAGE = { github: "commit", gitlab: "-/commit", bitbucket: "commits" } as const;

/** Of a repository's commit, as its host has it. */
function linkTo({ provider, url }: RepositoryRow, sha: string | null): CommitLink | null {
  if (sha === null) return null;
  if (provider === "local") return { sha, url: null };
  return { sha, url: `${url.replace(/\.git$/, "")}/${COMMIT_PAGE[provider]}/${sha}` };
}

function presentNote(note: PullRequestNoteRow, repository: RepositoryRow): ReviewLedgerEntry {
  const { id, author, text, path, line, state, reason, commitSha, writtenAt } = note;
  return {
    id,
    author,
    text: text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text,
    place: path === null || line === null ? null : { path, line },
    state,
    reason,
    commit: linkTo(repository, commitSha),
    writtenAt: writtenAt.toISOString(),
  };
}

function presentRound(round: PullRequestRoundRow, repository: RepositoryRow): PullRequestRound {
  const { id, kind, noteId, checkName, status, outcome, reason, commitSha, createdAt, finishedAt } = round;
  return {
    id,
    kind,
    noteId,
    checkName,
    status,
    outcome,
    reason,
    commit: linkTo(repository, commitSha),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** Of very long ones the newest part. */
export function presentFollowUp(
  pullRequest: PullRequestRow,
  repository: RepositoryRow,
  notes: readonly PullRequestNoteRow[],
  rounds: readonly PullRequestRoundRow[],
): PullRequestFollowUp {
  const { checks, needsPerson, isTakenOver, lookError, repairRounds } = pullRequest;
  return {
    checks,
    needsPerson,
    isTakenOver,
    lookError,
    repairRounds,
    notes: notes.slice(-MOST_ENTRIES).map((note) => presentNote(note, repository)),
    rounds: rounds.slice(0, MOST_ENTRIES).map((round) => presentRound(round, repository)),
  };
}
