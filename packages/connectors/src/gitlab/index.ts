import { limitsByHeaders } from "../http/limits.ts";
import type { IssueTracker } from "../types/issue-tracker.ts";
import { refresh } from "./auth.ts";
import { connect } from "./connection.ts";
import { OPERATIONS } from "./operations.ts";
import { webhooks } from "./webhook.ts";

export const gitlab: IssueTracker = {
  provider: "gitlab",
  sourceNoun: "project",
  limits: limitsByHeaders({
    headers: { remaining: "ratelimit-remaining", reset: "ratelimit-reset", resetIs: "epoch seconds" },
  }),
  operations: OPERATIONS,
  webhooks,
  connect,
  refresh,
};
