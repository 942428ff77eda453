import { ISSUE_TRACKERS } from "@fixpoint/connectors";
import {
  createRun,
  dueMappings,
  integrationsWithChanges,
  pruneDeliveries,
  sqlExecutor,
  startableBugs,
  type MappingKey,
} from "@fixpoint/db";
import type { RunningJob } from "@fixpoint/queue";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import { SERVER_INITIATOR } from "../core/initiator.ts";
import { announceIssue } from "../modules/issues/service.ts";
import { commentBack } from "../modules/trackers/comment-back.ts";
import { readChanges } from "../modules/trackers/read-changes.ts";
import { syncSource } from "../modules/trackers/sync-source.ts";
import { PROCESS_ISSUE, READ_TRACKER_CHANGES, SYNC_SOURCE } from "./kinds.ts";

const SourceData = z.object({ projectId: z.string(), integrationId: z.string(), externalId: z.string() });
const ChangesData = z.object({ integrationId: z.string() });
const CommentData = z.object({ organizationId: z.string(), issueId: z.string(), runId: z.string() });
const PROVIDERS = ISSUE_TRACKERS.map(({ provider }) => provider);
const MOST_STARTED = 100;
/** Longer than any vendor sends a delivery again. */
const KEEP_DELIVERIES_DAYS = 14;

export async function syncSourceJob(context: AppContext, job: RunningJob<object>): Promise<void> {
  await syncSource(context, SourceData.parse(job.data), job.signal);
}

export async function readChangesJob(context: AppContext, job: RunningJob<object>): Promise<void> {
  await readChanges(context, ChangesData.parse(job.data).integrationId, job.signal);
}

export async function commentJob(context: AppContext, job: RunningJob<object>): Promise<void> {
  await commentBack(context, CommentData.parse(job.data));
}

export async function queueSync(context: AppContext, key: MappingKey): Promise<void> {
  await context.queue.send(SYNC_SOURCE, key, { key: `${key.projectId} ${key.integrationId} ${key.externalId}` });
}

/** Sources whose time has come, and deliveries whose job was refused because one of the same integration was ending. */
export async function queueTrackerWork(context: AppContext): Promise<void> {
  for (const key of await dueMappings(context.db, PROVIDERS)) await queueSync(context, key);
  for (const integrationId of await integrationsWithChanges(context.db))
    await context.queue.send(READ_TRACKER_CHANGES, { integrationId }, { key: integrationId });
}

/** Sets the agent to imported bugs, as many as their projects allow for a day. */
export async function startImportedBugs(context: AppContext): Promise<void> {
  const started = await context.db.transaction(async (tx) => {
    const bugs = await startableBugs(tx, MOST_STARTED);
    for (const { organizationId, issueId } of bugs) {
      const run = await createRun(tx, organizationId, issueId);
      await context.queue.send(
        PROCESS_ISSUE,
        { organizationId, issueId, runId: run.id },
        { key: run.id, within: sqlExecutor(tx) },
      );
    }
    return bugs;
  });
  for (const { organizationId, issueId } of started)
    await announceIssue(context, "issue_updated", organizationId, issueId, SERVER_INITIATOR);
}

export async function forgetDeliveries(context: AppContext): Promise<void> {
  await pruneDeliveries(context.db, KEEP_DELIVERIES_DAYS);
}
