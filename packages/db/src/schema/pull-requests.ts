import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, updatedAtColumn } from "./columns.ts";
import { issues } from "./issues.ts";
import { projects } from "./projects.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const pullRequests = pgTable(
  "pull_requests",
  {
    id: idColumn(),
    organizationId: text("organization_id").notNull(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    issueId: text("issue_id")
      .notNull()
      .references(() => issues.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["OPEN", "CLOSED", "MERGED", "DRAFT"] }).notNull(),
    number: integer("number"),
    title: text("title").notNull(),
    url: text("url"),
    branch: text("branch").notNull(),
    baseBranch: text("base_branch").notNull(),
    headSha: text("head_sha").notNull(),
    /** Commit of the base that the branch holds; null of pull requests from before it was kept. */
    baseSha: text("base_sha"),
    /** The run whose fix it began with. */
    runId: text("run_id"),
    /** What the host's checks say of the head. */
    checks: text("checks", { enum: ["none", "pending", "passed", "failed"] })
      .notNull()
      .default("none"),
    /** Commits that were made because checks failed. */
    repairRounds: integer("repair_rounds").notNull().default(0),
    /** Somebody else pushed to the branch: it is followed, and nothing is added any more. */
    isTakenOver: boolean("is_taken_over").notNull().default(false),
    /** Why a person has to look at it, in words; null while it takes care of itself. */
    needsPerson: text("needs_person"),
    /** What was last said of that on the pull request, so that it is said once. */
    toldPerson: text("told_person"),
    nextLookAt: moment("next_look_at").notNull().defaultNow(),
    /** Why the last look failed, in words. */
    lookError: text("look_error"),
    /** Looks in a row that failed; the pause grows with it. */
    failures: integer("failures").notNull().default(0),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    /** One pull request a bug, whatever is retried. */
    uniqueIndex("pull_requests_issue").on(table.issueId),
    index("pull_requests_status").on(table.status),
    index("pull_requests_next_look").on(table.nextLookAt),
  ],
);

/** The ledger of what reviewers wrote, and what became of it. */
export const pullRequestNotes = pgTable(
  "pull_request_notes",
  {
    id: idColumn(),
    organizationId: text("organization_id").notNull(),
    pullRequestId: text("pull_request_id")
      .notNull()
      .references(() => pullRequests.id, { onDelete: "cascade" }),
    /** At the host. */
    externalId: text("external_id").notNull(),
    threadId: text("thread_id"),
    author: text("author").notNull(),
    /** Markdown. */
    text: text("text").notNull(),
    path: text("path"),
    line: integer("line"),
    /** Where they are several. */
    startLine: integer("start_line"),
    writtenAt: moment("written_at").notNull(),
    /** `noted`: it asks for nothing. */
    state: text("state", { enum: ["waiting", "addressed", "declined", "noted"] }).notNull(),
    /** Why it was declined, or what was done. */
    reason: text("reason"),
    commitSha: text("commit_sha"),
    answeredAt: moment("answered_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [uniqueIndex("pull_request_notes_external").on(table.pullRequestId, table.externalId)],
);

/** A commit on top of an open pull request, from what it answers to the push. */
export const pullRequestRounds = pgTable(
  "pull_request_rounds",
  {
    id: idColumn(),
    organizationId: text("organization_id").notNull(),
    pullRequestId: text("pull_request_id")
      .notNull()
      .references(() => pullRequests.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["review", "checks", "base"] }).notNull(),
    noteId: text("note_id").references(() => pullRequestNotes.id, { onDelete: "cascade" }),
    /** Of the check that failed. */
    checkName: text("check_name"),
    checkSummary: text("check_summary"),
    /** Where the branch is, and for `base` the commit that is merged in. */
    headSha: text("head_sha").notNull(),
    baseSha: text("base_sha"),
    status: text("status", { enum: ["waiting", "running", "done"] })
      .notNull()
      .default("waiting"),
    fence: integer("fence").notNull().default(0),
    /** Proven and to be pushed: kept before it is, so that an interrupted push needs no second proof. */
    patch: text("patch"),
    commitMessage: text("commit_message"),
    outcome: text("outcome", { enum: ["pushed", "declined", "failed", "stale"] }),
    reason: text("reason"),
    commitSha: text("commit_sha"),
    /** Relative to the data folder. */
    evidencePath: text("evidence_path"),
    createdAt: createdAtColumn(),
    startedAt: moment("started_at"),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    /** One at a time. */
    uniqueIndex("pull_request_rounds_open")
      .on(table.pullRequestId)
      .where(sql`status <> 'done'`),
    index("pull_request_rounds_pull_request").on(table.pullRequestId, table.createdAt),
  ],
);
