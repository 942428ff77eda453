import { limitsByHeaders, type LimitPolicy } from "../http/limits.ts";
import type { IssueTracker } from "../types/issue-tracker.ts";
import { refresh } from "./auth.ts";
import { connect } from "./connection.ts";
import { OPERATIONS } from "./operations.ts";
import { webhooks } from "./webhook.ts";

const byHeaders = limitsByHeaders({
  headers: { remaining: "x-ratelimit-remaining", reset: "x-ratelimit-reset", resetIs: "date" },
});
const limits: LimitPolicy = {
  ...byHeaders,
  // Some of its 503 say how long to wait: they are refusals too.
  isRefusal: (response) => byHeaders.isRefusal(response) || (response.status === 503 && response.headers.has("retry-after")),
};

export const atlassian: IssueTracker = {
  provider: "atlassian",
  sourceNoun: "project",
  limits,
  operations: OPERATIONS,
  webhooks,
  connect,
  refresh,
};
