import type {
  AgentEvent,
  Evidence,
  ExistingUnitTest,
  FixItem,
  ModifiedUnitTest,
  ReproductionItem,
  StatusResult,
} from "@fixpoint/contracts";
import { PROVIDERS } from "@fixpoint/contracts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, updatedAtColumn } from "./columns.ts";
import { organizations } from "./organizations.ts";
import { projects } from "./projects.ts";

const PROCESSING = ["not_started", "working", "done"] as const;
const RESULTS = ["validated_fix", "reproduced", "error", "no_result", "unsuitable_issue"] as const;

export const issues = pgTable(
  "issues",
  {
    id: idColumn(),
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    key: text("key").notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    /** First 200 characters of the text: the list never reads the whole of it, which may be 5 MB. */
    preview: text("preview").notNull(),
    agentProcessingStatus: text("agent_processing_status", { enum: PROCESSING }).notNull().default("not_started"),
    agentResultStatus: text("agent_result_status", { enum: RESULTS }),
    statusResult: jsonb("status_result").$type<StatusResult>().notNull(),
    coveredLines: integer("covered_lines"),
    coverableLines: integer("coverable_lines"),
    issueUrl: text("issue_url"),
    source: text("source", { enum: [...PROVIDERS, "local"] }).notNull(),
    /** Id at its tracker; one row for each, however often it is imported. */
    externalId: text("external_id"),
    /** What it lies in there: the repository, board or list. Empty for bugs that were written here. */
    externalSourceId: text("external_source_id").notNull().default(""),
    /** As its tracker last told. */
    externalUpdatedAt: timestamp("external_updated_at", { withTimezone: true, precision: 3 }),
    /** Archived because its tracker closed it; opened again there, it comes back. */
    isArchivedByTracker: boolean("is_archived_by_tracker").notNull().default(false),
    createdById: text("created_by_id"),
    isArchived: boolean("is_archived").notNull().default(false),
    /** The run that counts; results of any other are ignored. */
    currentRunId: text("current_run_id"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
    /** The bug's IssueListItem as JSON. A trigger writes it with every change of the bug or its pull request. */
    listItem: text("list_item").notNull().default(""),
  },
  (table) => [
    uniqueIndex("issues_number").on(table.projectId, table.number),
    uniqueIndex("issues_external")
      .on(table.projectId, table.source, table.externalSourceId, table.externalId)
      .where(sql`external_id is not null`),
    index("issues_organization").on(table.organizationId),
  ],
);

/** One attempt at a bug. `fence` rises with every claim, so that a worker that lost its claim cannot write. */
export const issueRuns = pgTable(
  "issue_runs",
  {
    id: idColumn(),
    organizationId: text("organization_id").notNull(),
    issueId: text("issue_id")
      .notNull()
      .references(() => issues.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["waiting", "running", "done", "superseded"] })
      .notNull()
      .default("waiting"),
    fence: integer("fence").notNull().default(0),
    claimedBy: text("claimed_by"),
    baseSha: text("base_sha"),
    patch: text("patch"),
    fix: jsonb("fix").$type<FixItem[]>(),
    reproductionScript: jsonb("reproduction_script").$type<ReproductionItem[]>(),
    existingUnitTests: jsonb("existing_unit_tests").$type<ExistingUnitTest[]>(),
    modifiedUnitTests: jsonb("modified_unit_tests").$type<ModifiedUnitTest[]>(),
    evidence: jsonb("evidence").$type<Evidence>(),
    /** Relative to the data folder; null when nothing was kept. */
    evidencePath: text("evidence_path"),
    createdAt: createdAtColumn(),
    startedAt: timestamp("started_at", { withTimezone: true }),
    finishedAt: timestamp("finished_at", { withTimezone: true }),
  },
  (table) => [index("issue_runs_issue").on(table.issueId, table.createdAt)],
);

export const issueEvents = pgTable(
  "issue_events",
  {
    runId: text("run_id")
      .notNull()
      .references(() => issueRuns.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    organizationId: text("organization_id").notNull(),
    event: jsonb("event").$type<AgentEvent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.seq] })],
);
