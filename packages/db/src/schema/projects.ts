import type { Commit } from "@fixpoint/contracts";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, updatedAtColumn } from "./columns.ts";
import { organizations } from "./organizations.ts";

export const projects = pgTable(
  "projects",
  {
    id: idColumn(),
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    /** Upper-case prefix of issue keys, e.g. `CSV` of `CSV-12`. */
    keyPrefix: text("key_prefix").notNull(),
    /** Last issue number given out; raised in the insert's own transaction. */
    lastIssueNumber: integer("last_issue_number").notNull().default(0),
    createdAt: createdAtColumn(),
  },
  (table) => [uniqueIndex("projects_slug").on(table.organizationId, table.slug)],
);

export const projectSettings = pgTable("project_settings", {
  projectId: text("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  organizationId: text("organization_id").notNull(),
  shouldUpdateBaseCommitAutomatically: boolean("should_update_base_commit_automatically").notNull().default(false),
  shouldNotifyOnIssueFixedBySlack: boolean("should_notify_on_issue_fixed_by_slack").notNull().default(false),
  shouldAutoOpenPullRequestOnIssueFixed: boolean("should_auto_open_pull_request_on_issue_fixed").notNull().default(false),
  shouldAutoCommentOnIssueFixed: boolean("should_auto_comment_on_issue_fixed").notNull().default(false),
  /** How many bugs that trackers sent the agent starts on in a day. */
  importedBugsPerDay: integer("imported_bugs_per_day").notNull().default(20),
  updatedAt: updatedAtColumn(),
});

export const repositories = pgTable(
  "repositories",
  {
    id: idColumn(),
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    provider: text("provider", { enum: ["github", "gitlab", "bitbucket", "local"] }).notNull(),
    url: text("url").notNull(),
    defaultBranch: text("default_branch").notNull(),
    /** The host's lasting id of it, as webhooks name it; null of local ones. */
    externalId: text("external_id"),
    /** What bugs are evaluated against. */
    baseCommit: jsonb("base_commit").$type<Commit>(),
    /** Head of the default branch as last seen at the host. */
    headCommit: jsonb("head_commit").$type<Commit>(),
    createdAt: createdAtColumn(),
  },
  (table) => [index("repositories_project").on(table.projectId)],
);

export const tasks = pgTable(
  "tasks",
  {
    id: idColumn(),
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    status: text("status", { enum: ["pending", "running", "done", "failed"] })
      .notNull()
      .default("pending"),
    error: text("error"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [index("tasks_organization").on(table.organizationId, table.createdAt)],
);
