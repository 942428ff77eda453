import type { CodeHost } from "../../types/code-host.ts";
import { bitbucket } from "../index.ts";
import { webhooks } from "../webhook.ts";
import { connect } from "./connection.ts";
import { HOST_OPERATIONS } from "./operations.ts";

export const bitbucketHost: CodeHost = {
  provider: "bitbucket",
  limits: bitbucket.limits,
  operations: HOST_OPERATIONS,
  webhooks,
  connect,
};
