import type { OAuthClient } from "@fixpoint/connectors";
import type { IntegrationRow } from "@fixpoint/db";
import type { Env } from "../../env.ts";

/** This server's OAuth client at a vendor; null where none is configured. */
export function clientFor(env: Env, { provider }: Pick<IntegrationRow, "provider">): OAuthClient | null {
  if (provider !== "gitlab" && provider !== "atlassian" && provider !== "sentry") return null;
  const name = `FIXPOINT_${provider.toUpperCase()}` as "FIXPOINT_GITLAB" | "FIXPOINT_ATLASSIAN" | "FIXPOINT_SENTRY";
  const id = env[`${name}_CLIENT_ID`];
  const secret = env[`${name}_CLIENT_SECRET`];
  return id && secret ? { id, secret, url: env[`${name}_URL`] } : null;
}
