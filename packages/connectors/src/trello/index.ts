import type { IssueTracker } from "../types/issue-tracker.ts";
import { connect } from "./connection.ts";
import { limits } from "./limits.ts";
import { OPERATIONS } from "./operations.ts";
import { webhooks } from "./webhook.ts";

export const trello: IssueTracker = {
  provider: "trello",
  sourceNoun: "board",
  limits,
  operations: OPERATIONS,
  webhooks,
  connect,
};
