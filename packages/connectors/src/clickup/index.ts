import { limitsByHeaders } from "../http/limits.ts";
import type { IssueTracker } from "../types/issue-tracker.ts";
import { connect } from "./connection.ts";
import { OPERATIONS } from "./operations.ts";
import { webhooks } from "./webhook.ts";

export const clickup: IssueTracker = {
  provider: "clickup",
  sourceNoun: "list",
  // Counted by the minute.
  limits: limitsByHeaders({
    headers: { remaining: "x-ratelimit-remaining", reset: "x-ratelimit-reset", resetIs: "epoch seconds" },
    firstPauseMs: 10_000,
  }),
  operations: OPERATIONS,
  webhooks,
  connect,
};
