import { codeHostFor, type Reception } from "@fixpoint/connectors";
import { lookNowAt, mappingsOfSource, takeDelivery, type ChangedIssue, type IntegrationRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { READ_TRACKER_CHANGES } from "../../jobs/kinds.ts";
import { noteRevoked } from "./health.ts";

/** No vendor's delivery ids are longer. */
const MOST_ID = 300;

type Changes = Extract<Reception, { kind: "changes" }>;

/** Of mapped sources only. Where it is not said whose issue changed, each of them is asked: those that do not have it say so. */
function changedIssues(changes: Changes["changes"], source: string | null, mapped: ReadonlySet<string>): ChangedIssue[] {
  const issues = new Map<string, ChangedIssue>();
  for (const change of changes) {
    if (change.kind !== "issue") continue;
    const named = change.sourceId ?? source;
    for (const externalSourceId of named === null ? mapped : [named].filter((id) => mapped.has(id)))
      issues.set(`${externalSourceId} ${change.issueId}`, { externalSourceId, externalId: change.issueId });
  }
  return [...issues.values()];
}

/** What its pull requests are like is read again by a worker. */
async function lookAtRepository(
  context: AppContext,
  { organizationId, provider }: IntegrationRow,
  externalId: string,
): Promise<void> {
  const host = codeHostFor(provider);
  if (host) await lookNowAt(context.db, { organizationId, provider: host.provider, externalId });
}

/**
 * Keeps what changed and lets a worker read it: the vendor is answered at once. Taken again, a delivery does nothing.
 * `source`: whose changes they are where they do not say so.
 */
export async function takeChanges(
  context: AppContext,
  integration: IntegrationRow,
  { deliveryId, changes }: Changes,
  source: string | null,
): Promise<void> {
  const mapped = new Set((await mappingsOfSource(context.db, integration.id, null)).map(({ externalId }) => externalId));
  const issues = changedIssues(changes, source, mapped);
  if (!(await takeDelivery(context.db, integration, deliveryId.slice(0, MOST_ID), issues))) return;
  for (const change of changes)
    if (change.kind === "repository") await lookAtRepository(context, integration, change.repositoryId);
  const ended = changes.find((change) => change.kind === "access");
  if (ended) await noteRevoked(context, integration, `${ended.reason}. Reconnect it.`);
  if (issues.length > 0)
    await context.queue.send(READ_TRACKER_CHANGES, { integrationId: integration.id }, { key: integration.id });
}
