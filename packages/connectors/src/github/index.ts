import { limitsByHeaders } from "../http/limits.ts";
import type { IssueTracker } from "../types/issue-tracker.ts";
import { refresh } from "./auth.ts";
import { connect } from "./connection.ts";
import { OPERATIONS } from "./operations.ts";
import { webhooks } from "./webhook.ts";

export const github: IssueTracker = {
  provider: "github",
  sourceNoun: "repository",
  // Secondary limits say 403 and want a minute at least when they do not tell how long.
  limits: limitsByHeaders({
    headers: { remaining: "x-ratelimit-remaining", reset: "x-ratelimit-reset", resetIs: "epoch seconds" },
    refusesWith403: true,
    firstPauseMs: 60_000,
  }),
  operations: OPERATIONS,
  webhooks,
  connect,
  refresh,
};
