import {
  codeHostFor,
  createGuardedLookup,
  issueTrackerFor,
  type CodeHostConnection,
  type IssueTracker,
  type TrackerConnection,
  type WebhookReceiver,
} from "@fixpoint/connectors";
import type { IntegrationProvider } from "@fixpoint/contracts";
import type { IntegrationRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { mayCallInternal } from "../../env.ts";
import { withVendor, type Patience } from "../integrations/vendor-access.ts";

export interface OpenTracker {
  tracker: IssueTracker;
  connection: TrackerConnection;
}

/** Does `work` with an integration's tracker, as `withVendor` does; null for a provider whose issues are not read. */
export async function withTracker<T>(
  context: AppContext,
  row: IntegrationRow,
  work: (open: OpenTracker) => Promise<T>,
  patience: Patience = {},
): Promise<T | null> {
  const tracker = issueTrackerFor(row.provider);
  if (!tracker) return null;
  return withVendor(context, row, (access) => work({ tracker, connection: tracker.connect(access) }), patience);
}

/** What a vendor's deliveries are read with: a tracker's and a code host's are one where a vendor is both. */
export function receiverFor(provider: IntegrationProvider): WebhookReceiver | null {
  return (issueTrackerFor(provider) ?? codeHostFor(provider))?.webhooks ?? null;
}

type Watcher = Pick<TrackerConnection & CodeHostConnection, "watch" | "renew" | "unwatch">;

/** Does `work` with what subscribes to a vendor's changes; null for a vendor that tells of none. */
export async function withWatcher<T>(
  context: AppContext,
  row: IntegrationRow,
  work: (watcher: Watcher) => Promise<T>,
  patience: Patience = {},
): Promise<T | null> {
  const tracker = issueTrackerFor(row.provider);
  const host = codeHostFor(row.provider);
  if (tracker) return withVendor(context, row, (access) => work(tracker.connect(access)), patience);
  if (!host) return null;
  const addressOf = createGuardedLookup(mayCallInternal(context.env));
  return withVendor(context, row, (access) => work(host.connect(access, addressOf)), patience);
}
