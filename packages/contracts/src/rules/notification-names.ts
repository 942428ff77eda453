import type { NotificationEvent } from "../endpoints/account.ts";

/** What people are told of, in the words of every channel. */
export const NOTIFICATION_NAMES: Readonly<Record<NotificationEvent, string>> = {
  fix_validated: "Fix validated",
  bug_reproduced: "Bug reproduced",
  bug_failed: "Processing failed",
  pull_request_opened: "Pull request opened",
  pull_request_merged: "Pull request merged",
  pull_request_closed: "Pull request closed",
  base_commit_updated: "Base commit updated",
  integration_broken: "Integration needs reconnecting",
};
