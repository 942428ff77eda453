import { FixpointError, type Repository } from "@fixpoint/contracts";
import { localCodeHost } from "./local/index.ts";
import type { CodeHost } from "./types.ts";

export const CODE_HOSTS: readonly CodeHost[] = [localCodeHost];

/** Throws FixpointError `provider_not_configured` for a host that is not set up here. */
export function codeHostFor(provider: Repository["provider"]): CodeHost {
  const host = CODE_HOSTS.find((candidate) => candidate.provider === provider);
  if (host !== undefined) return host;
  throw new FixpointError("provider_not_configured", `The code host ${provider} is not configured.`, {
    hint: "Use the repository's path or git URL with the local code host.",
  });
}
