import {
  createVendorFetch,
  isVendorError,
  issueTrackerFor,
  type IssueTracker,
  type TrackerConnection,
  type VendorFetch,
} from "@fixpoint/connectors";
import { lockIntegration, updateIntegrationTokens, type IntegrationRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { mayCallInternal } from "../../env.ts";
import { nameOf } from "../integrations/catalogue.ts";
import { openCredentials, sealCredentials, type StoredCredentials } from "../integrations/credentials.ts";
import { clientFor } from "../integrations/oauth-clients.ts";

/** Renewed this long before it ends: the clocks of two machines differ. */
const RENEW_BEFORE_MS = 60_000;

export interface OpenTracker {
  tracker: IssueTracker;
  connection: TrackerConnection;
}

function fetchOf(context: AppContext, tracker: IssueTracker, signal?: AbortSignal): VendorFetch {
  return createVendorFetch({
    name: nameOf(tracker.provider),
    limits: tracker.limits,
    agent: context.vendorAgent,
    mayCallInternal: mayCallInternal(context.env),
    ...(signal ? { signal } : {}),
  });
}

function isExpiring({ expiresAt }: StoredCredentials): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) - Date.now() < RENEW_BEFORE_MS;
}

/**
 * One at a time, whichever process wants it: the row is locked while the vendor is asked, and the new token is stored
 * before anybody uses it. null when it cannot be renewed here.
 */
async function renew(
  context: AppContext,
  row: IntegrationRow,
  tracker: IssueTracker,
  stale: StoredCredentials,
  fetch: VendorFetch,
): Promise<StoredCredentials | null> {
  const client = clientFor(context.env, row);
  const { refresh } = tracker;
  if (!client || !refresh || (stale.refreshToken === undefined && stale.installationId === undefined)) return null;
  return context.db.transaction(async (tx) => {
    const locked = await lockIntegration(tx, row.organizationId, row.id);
    if (!locked) return null;
    const held = openCredentials(context, locked);
    // Somebody else was faster.
    if (held.accessToken !== stale.accessToken) return held;
    const fresh = await refresh(held, client, fetch);
    await updateIntegrationTokens(tx, row.id, sealCredentials(context, row.id, fresh));
    return fresh;
  });
}

/**
 * Does `work` with an integration's tracker. A token that has run out is renewed before, one that the vendor refuses
 * is renewed once, where it can be. Throws what the vendor says otherwise, and null stands for a provider without tracker.
 */
export async function withTracker<T>(
  context: AppContext,
  row: IntegrationRow,
  work: (open: OpenTracker) => Promise<T>,
  signal?: AbortSignal,
): Promise<T | null> {
  const tracker = issueTrackerFor(row.provider);
  if (!tracker) return null;
  const fetch = fetchOf(context, tracker, signal);
  const open = (credentials: StoredCredentials): OpenTracker => ({
    tracker,
    connection: tracker.connect({ credentials, baseUrl: row.baseUrl, fetch }),
  });
  const held = openCredentials(context, row);
  const first = (isExpiring(held) ? await renew(context, row, tracker, held, fetch) : null) ?? held;
  try {
    return await work(open(first));
  } catch (error) {
    if (!isVendorError(error, "access_revoked")) throw error;
    const fresh = await renew(context, row, tracker, first, fetch);
    if (!fresh) throw error;
    return work(open(fresh));
  }
}
