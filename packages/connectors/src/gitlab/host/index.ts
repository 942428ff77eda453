import type { CodeHost } from "../../types/code-host.ts";
import { gitlab } from "../index.ts";
import { connect } from "./connection.ts";
import { HOST_OPERATIONS } from "./operations.ts";

export const gitlabHost: CodeHost = {
  provider: "gitlab",
  limits: gitlab.limits,
  operations: HOST_OPERATIONS,
  webhooks: gitlab.webhooks,
  connect,
};
