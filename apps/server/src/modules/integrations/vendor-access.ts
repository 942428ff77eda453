import {
  createVendorFetch,
  isVendorError,
  vendorFor,
  type VendorAccess,
  type VendorFetch,
  type VendorFetchOptions,
  type VendorIdentity,
} from "@fixpoint/connectors";
import { lockIntegration, updateIntegrationTokens, type IntegrationRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { mayCallInternal } from "../../env.ts";
import { nameOf } from "./catalogue.ts";
import { openCredentials, sealCredentials, type StoredCredentials } from "./credentials.ts";
import { clientFor } from "./oauth-clients.ts";

/** Renewed this long before it ends: the clocks of two machines differ. */
const RENEW_BEFORE_MS = 60_000;

/** How long a caller has for waits and repeated tries; what is left out is generous, for work that nobody watches. */
export type Patience = Pick<VendorFetchOptions, "mostTries" | "mostWaitMs" | "signal">;

interface Renewal {
  context: AppContext;
  row: IntegrationRow;
  vendor: VendorIdentity;
  fetch: VendorFetch;
}

/** For calls that a person waits for. */
export const SOMEBODY_WAITS: Patience = { mostTries: 2, mostWaitMs: 1_000 };

function isExpiring({ expiresAt }: StoredCredentials): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) - Date.now() < RENEW_BEFORE_MS;
}

/**
 * One at a time, whichever process wants it: the row is locked while the vendor is asked, and the new token is stored
 * before anybody uses it. null when it cannot be renewed here.
 */
async function renew({ context, row, vendor, fetch }: Renewal, stale: StoredCredentials): Promise<StoredCredentials | null> {
  const client = clientFor(context.env, row);
  const { refresh } = vendor;
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
 * Does `work` with what opens an integration's vendor. A token that has run out is renewed before, one that the vendor
 * refuses is renewed once, where it can be. Throws what the vendor says otherwise.
 */
export async function withVendor<T>(
  context: AppContext,
  row: IntegrationRow,
  work: (access: VendorAccess, vendor: VendorIdentity) => Promise<T>,
  patience: Patience = {},
): Promise<T> {
  const vendor = vendorFor(row.provider);
  const fetch = createVendorFetch({
    name: nameOf(row.provider),
    limits: vendor.limits,
    agent: context.vendorAgent,
    mayCallInternal: mayCallInternal(context.env),
    ...patience,
  });
  const renewal = { context, row, vendor, fetch };
  const accessOf = (credentials: StoredCredentials): VendorAccess => ({ credentials, baseUrl: row.baseUrl, fetch });
  const held = openCredentials(context, row);
  const first = (isExpiring(held) ? await renew(renewal, held) : null) ?? held;
  try {
    return await work(accessOf(first), vendor);
  } catch (error) {
    if (!isVendorError(error, "access_revoked")) throw error;
    const fresh = await renew(renewal, first);
    if (!fresh) throw error;
    return work(accessOf(fresh), vendor);
  }
}
