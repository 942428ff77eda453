import { limitsByHeaders } from "../http/limits.ts";
import type { IssueTracker } from "../types/issue-tracker.ts";
import { refresh } from "./auth.ts";
import { connect } from "./connection.ts";
import { OPERATIONS } from "./operations.ts";
import { webhooks } from "./webhook.ts";

export const sentry: IssueTracker = {
  provider: "sentry",
  sourceNoun: "project",
  limits: limitsByHeaders({
    headers: { remaining: "x-sentry-rate-limit-remaining", reset: "x-sentry-rate-limit-reset", resetIs: "epoch seconds" },
  }),
  operations: OPERATIONS,
  webhooks,
  connect,
  refresh,
};
