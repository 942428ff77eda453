import { limitsByHeaders } from "../http/limits.ts";
import type { IssueTracker } from "../types/issue-tracker.ts";
import { refresh } from "./auth.ts";
import { connect } from "./connection.ts";
import { OPERATIONS } from "./operations.ts";
import { webhooks } from "./webhook.ts";

export const asana: IssueTracker = {
  provider: "asana",
  sourceNoun: "project",
  limits: limitsByHeaders({}),
  operations: OPERATIONS,
  webhooks,
  connect,
  refresh,
};
