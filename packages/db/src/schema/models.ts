import { sql } from "drizzle-orm";
import { MODEL_PROVIDER_IDS } from "@fixpoint/contracts";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, updatedAtColumn } from "./columns.ts";
import { issues } from "./issues.ts";
import { organizations } from "./organizations.ts";
import { projects } from "./projects.ts";

const organizationColumn = () =>
  text("organization_id")
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });
const providerColumn = () => text("provider", { enum: MODEL_PROVIDER_IDS }).notNull();
/** 10⁻⁹ dollars. */
const money = (name: string) => bigint(name, { mode: "number" });

/** Of an organization (`projectId` null) or, in its place, of one project. */
export const modelSettings = pgTable(
  "model_settings",
  {
    id: idColumn(),
    organizationId: organizationColumn(),
    projectId: text("project_id").references(() => projects.id, { onDelete: "cascade" }),
    /** As it was stored: parsed when it is read, since fields were added later. */
    settings: jsonb("settings").$type<unknown>().notNull(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    uniqueIndex("model_settings_organization")
      .on(table.organizationId)
      .where(sql`project_id is null`),
    uniqueIndex("model_settings_project").on(table.projectId),
  ],
);

/** How an organization reaches a provider of models. */
export const modelAccesses = pgTable(
  "model_accesses",
  {
    organizationId: organizationColumn(),
    provider: providerColumn(),
    /** Sealed; never leaves the server. null for a server that asks for none. */
    apiKey: text("api_key"),
    /** null for the provider's own. */
    baseUrl: text("base_url"),
    updatedAt: updatedAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.provider] })],
);

/** Prices that an organization has set, in 10⁻⁹ dollars for a million tokens. */
export const modelPrices = pgTable(
  "model_prices",
  {
    organizationId: organizationColumn(),
    provider: providerColumn(),
    model: text("model").notNull(),
    input: money("input").notNull(),
    cachedInput: money("cached_input").notNull(),
    cacheWrite: money("cache_write").notNull(),
    output: money("output").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.provider, table.model] })],
);

/**
 * The ledger: each call of a model, from the reservation of its largest possible cost to what it did cost. Kept when
 * its bug or project goes: it was spent all the same.
 */
export const modelCalls = pgTable(
  "model_calls",
  {
    id: idColumn(),
    organizationId: organizationColumn(),
    /** These three are null for a test of the connection. */
    projectId: text("project_id"),
    issueId: text("issue_id"),
    /** The run, or the round of a pull request. */
    runId: text("run_id"),
    purpose: text("purpose").notNull(),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    /** `<file>@<version>`. */
    prompt: text("prompt").notNull(),
    /** released: the provider did not work on it, so it costs nothing. */
    state: text("state", { enum: ["reserved", "settled", "released"] })
      .notNull()
      .default("reserved"),
    reserved: money("reserved").notNull(),
    cost: money("cost"),
    inputTokens: integer("input_tokens"),
    cachedInputTokens: integer("cached_input_tokens"),
    cacheWriteTokens: integer("cache_write_tokens"),
    outputTokens: integer("output_tokens"),
    createdAt: createdAtColumn(),
    settledAt: timestamp("settled_at", { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index("model_calls_organization").on(table.organizationId, table.createdAt),
    index("model_calls_issue").on(table.issueId),
  ],
);

/**
 * What models answered in a run that may be taken up again, by the hash of the call. Holds the repository's text, like
 * evidence: gone with the bug, and when the run has ended.
 */
export const modelReplies = pgTable(
  "model_replies",
  {
    runId: text("run_id").notNull(),
    hash: text("hash").notNull(),
    organizationId: text("organization_id").notNull(),
    issueId: text("issue_id")
      .notNull()
      .references(() => issues.id, { onDelete: "cascade" }),
    /** JSON as text: the database's own takes no NUL. */
    reply: text("reply").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.hash] }), index("model_replies_issue").on(table.issueId)],
);
