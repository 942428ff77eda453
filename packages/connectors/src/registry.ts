import { FixpointError, type IntegrationProvider, type Repository } from "@fixpoint/contracts";
import { github } from "./github/index.ts";
import { localCodeHost } from "./local/index.ts";
import { sentry } from "./sentry/index.ts";
import { trello } from "./trello/index.ts";
import type { CodeHost } from "./types/code-host.ts";
import type { IssueTracker } from "./types/issue-tracker.ts";

export const CODE_HOSTS: readonly CodeHost[] = [localCodeHost];
export const ISSUE_TRACKERS: readonly IssueTracker[] = [github, sentry, trello];

/** null for a provider whose issues are not read. */
export function issueTrackerFor(provider: IntegrationProvider): IssueTracker | null {
  return ISSUE_TRACKERS.find((tracker) => tracker.provider === provider) ?? null;
}

/** Throws FixpointError `provider_not_configured` for a host that is not set up here. */
export function codeHostFor(provider: Repository["provider"]): CodeHost {
  const host = CODE_HOSTS.find((candidate) => candidate.provider === provider);
  if (host !== undefined) return host;
  throw new FixpointError("provider_not_configured", `The code host ${provider} is not configured.`, {
    hint: "Use the repository's path or git URL with the local code host.",
  });
}
