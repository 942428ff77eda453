import { limitsByHeaders } from "../http/limits.ts";
import type { ChatNotifier } from "../types/chat-notifier.ts";
import { refresh } from "./auth.ts";
import { connect } from "./connection.ts";
import { identify } from "./identify.ts";
import { OPERATIONS } from "./operations.ts";
import { webhooks } from "./webhook.ts";

export const slack: ChatNotifier = {
  provider: "slack",
  channelNoun: "channel",
  limits: limitsByHeaders({}),
  operations: OPERATIONS,
  webhooks,
  identify,
  refresh,
  connect,
};
