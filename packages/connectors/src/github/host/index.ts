import type { CodeHost } from "../../types/code-host.ts";
import { github } from "../index.ts";
import { connect } from "./connection.ts";
import { HOST_OPERATIONS } from "./operations.ts";

export const githubHost: CodeHost = {
  provider: "github",
  limits: github.limits,
  operations: HOST_OPERATIONS,
  webhooks: github.webhooks,
  connect,
};
