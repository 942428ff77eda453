import { isVendorError, type TrackerIssue } from "@fixpoint/connectors";
import {
  findIntegrationById,
  isUnavailable,
  mappingsOfSource,
  settleTrackerChanges,
  trackerChangesOf,
  type IntegrationRow,
  type TrackerChange,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { withTracker, type OpenTracker } from "./connection.ts";
import { isRevokedAndNoted } from "./health.ts";
import { importPage } from "./import-page.ts";
import { archiveGone } from "./gone.ts";

const AT_ONCE = 100;

async function readOne(
  context: AppContext,
  integration: IntegrationRow,
  { tracker, connection }: OpenTracker,
  { externalSourceId, externalId }: TrackerChange,
): Promise<void> {
  const mappings = await mappingsOfSource(context.db, integration.id, externalSourceId);
  if (mappings.length === 0) return;
  const issue: TrackerIssue | null = await connection.issue(externalSourceId, externalId);
  for (const { organizationId, projectId } of mappings) {
    const place = { organizationId, projectId, source: tracker.provider, externalSourceId };
    if (issue) await importPage(context, place, [issue]);
    else await archiveGone(context, place, externalId);
  }
}

/** What goes wrong here with one issue does not stand in the way of the others: the next look at its source brings it. */
async function readOrLeave(
  context: AppContext,
  integration: IntegrationRow,
  open: OpenTracker,
  change: TrackerChange,
  signal: AbortSignal,
): Promise<void> {
  try {
    await readOne(context, integration, open, change);
  } catch (error) {
    if (signal.aborted || isVendorError(error) || isUnavailable(error)) throw error;
    context.log.warn(
      { err: error, integration: integration.id, issue: change.externalId },
      "a changed issue could not be stored",
    );
  }
}

/**
 * Reads again what deliveries pointed at, until nothing is left. Throws a VendorError when the vendor wants a pause;
 * what was not read stays for the next time.
 */
export async function readChanges(context: AppContext, integrationId: string, signal: AbortSignal): Promise<void> {
  const integration = await findIntegrationById(context.db, integrationId);
  if (!integration || integration.needsReconnect) return;
  try {
    await withTracker(
      context,
      integration,
      async (open) => {
        for (;;) {
          const changes = await trackerChangesOf(context.db, integrationId, AT_ONCE);
          if (changes.length === 0) return;
          for (const change of changes) {
            signal.throwIfAborted();
            await readOrLeave(context, integration, open, change, signal);
            await settleTrackerChanges(context.db, integrationId, [change.seq]);
          }
        }
      },
      { signal },
    );
  } catch (error) {
    if (isVendorError(error) && (await isRevokedAndNoted(context, integration, error))) return;
    throw error;
  }
}
