import { issueTrackerFor, type IssueTracker, type TrackerConnection } from "@fixpoint/connectors";
import type { IntegrationRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
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
