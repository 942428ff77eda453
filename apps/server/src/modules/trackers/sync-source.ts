import { isVendorError } from "@fixpoint/connectors";
import {
  findMapping,
  noteIntegrationSync,
  updateMapping,
  type IntegrationMappingRow,
  type IntegrationRow,
  type MappingChange,
  type MappingKey,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { readAhead } from "../../core/read-ahead.ts";
import { SERVER_INITIATOR } from "../../core/initiator.ts";
import { presentMapping } from "../integrations/presenter.ts";
import { withTracker } from "./connection.ts";
import { announceIntegration, isRevokedAndNoted, wordsOf } from "./health.ts";
import { importPage } from "./import-page.ts";
import { ensureWatched } from "./watch.ts";

/** Read again each time: the vendor's clock and ours differ, and its lists lag behind its issues. */
const OVERLAP_MS = 5 * 60_000;
const LONGEST_PAUSE_MS = 3_600_000;
const WEBHOOK_FACTOR = 5;
/** How often people see the number grow. */
const TELL_EVERY_MS = 500;

interface Place {
  mapping: IntegrationMappingRow;
  integration: IntegrationRow;
}

async function note(context: AppContext, { mapping, integration }: Place, change: MappingChange): Promise<void> {
  const row = await updateMapping(context.db, mapping, change);
  if (!row) return;
  const data = presentMapping({ ...row, provider: integration.provider });
  await context.live.publish(row.organizationId, [{ type: "mapping_updated", data }], SERVER_INITIATOR);
}

/** Twice as long with each failure in a row, never twice the same. */
function pauseMs(context: AppContext, failures: number): number {
  const whole = Math.min(LONGEST_PAUSE_MS, context.env.FIXPOINT_TRACKER_POLL * 1000 * 2 ** failures);
  return whole * (0.75 + Math.random() / 2);
}

async function noteFailure(context: AppContext, place: Place, error: unknown): Promise<void> {
  const failures = place.mapping.failures + 1;
  const asked = isVendorError(error) ? error.retryAt : null;
  const nextSyncAt = asked ?? new Date(Date.now() + pauseMs(context, failures));
  await note(context, place, { syncError: wordsOf(error), failures, nextSyncAt });
}

/**
 * Reads the pages of a source from where it stands. Answers until when all is known: not later than the moment before
 * the reading began, since what changed during it may lie behind.
 */
async function readAll(context: AppContext, place: Place, signal: AbortSignal): Promise<Date | null> {
  const { mapping, integration } = place;
  const { organizationId, projectId, externalId, syncedUntil } = mapping;
  const began = Date.now();
  let newest = syncedUntil?.getTime() ?? 0;
  let untold = 0;
  let toldAt = 0;
  const isRead = await withTracker(
    context,
    integration,
    async ({ tracker, connection }) => {
      const target = { organizationId, projectId, source: tracker.provider, externalSourceId: externalId };
      for await (const issues of readAhead(connection.issues(externalId, syncedUntil))) {
        signal.throwIfAborted();
        untold += await importPage(context, target, issues);
        newest = Math.max(newest, ...issues.map(({ updatedAt }) => updatedAt.getTime()));
        if (untold === 0 || Date.now() - toldAt < TELL_EVERY_MS) continue;
        await note(context, place, { imported: untold });
        untold = 0;
        toldAt = Date.now();
      }
      return true;
    },
    { signal },
  ).finally(() => untold > 0 && note(context, place, { imported: untold }));
  return isRead ? new Date(Math.min(newest, began - OVERLAP_MS)) : null;
}

/** One look at a mapped source. Whatever goes wrong is kept for people to see, and the next look is planned. */
export async function syncSource(context: AppContext, key: MappingKey, signal: AbortSignal): Promise<void> {
  const place = await findMapping(context.db, key);
  if (!place || place.integration.needsReconnect) return;
  try {
    const until = await readAll(context, place, signal);
    if (until === null) return;
    const isWatched = await ensureWatched(context, place.integration, key.externalId);
    const seconds = context.env.FIXPOINT_TRACKER_POLL * (isWatched ? WEBHOOK_FACTOR : 1);
    const now = new Date();
    const change = {
      syncedUntil: until,
      lastSyncAt: now,
      syncError: null,
      failures: 0,
      nextSyncAt: new Date(now.getTime() + seconds * 1000),
    };
    await note(context, place, change);
    const noted = await noteIntegrationSync(context.db, place.integration.id);
    if (noted) await announceIntegration(context, noted);
  } catch (error) {
    signal.throwIfAborted();
    context.log.info({ err: error, integration: place.integration.id }, "a tracker could not be read");
    await noteFailure(context, place, error);
    await isRevokedAndNoted(context, place.integration, error);
  }
}
