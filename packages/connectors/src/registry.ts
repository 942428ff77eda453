import { FixpointError, type IntegrationProvider, type Repository } from "@fixpoint/contracts";
import { asana } from "./asana/index.ts";
import { atlassian } from "./atlassian/index.ts";
import { bitbucketHost } from "./bitbucket/host/index.ts";
import { bitbucket } from "./bitbucket/index.ts";
import { clickup } from "./clickup/index.ts";
import { githubHost } from "./github/host/index.ts";
import { github } from "./github/index.ts";
import { gitlabHost } from "./gitlab/host/index.ts";
import { gitlab } from "./gitlab/index.ts";
import { sentry } from "./sentry/index.ts";
import { slack } from "./slack/index.ts";
import { trello } from "./trello/index.ts";
import type { ChatNotifier } from "./types/chat-notifier.ts";
import type { CodeHost } from "./types/code-host.ts";
import type { IssueTracker } from "./types/issue-tracker.ts";
import type { VendorIdentity } from "./types/vendor-identity.ts";

export const CODE_HOSTS: readonly CodeHost[] = [githubHost, gitlabHost, bitbucketHost];
export const ISSUE_TRACKERS: readonly IssueTracker[] = [github, gitlab, clickup, sentry, trello, atlassian, asana];
const CHAT_NOTIFIERS: readonly ChatNotifier[] = [slack];
/** Of those whose issues are not read. */
const OTHER_VENDORS: readonly VendorIdentity[] = [bitbucket, ...CHAT_NOTIFIERS];

/** null for a provider whose issues are not read. */
export function issueTrackerFor(provider: IntegrationProvider): IssueTracker | null {
  return ISSUE_TRACKERS.find((tracker) => tracker.provider === provider) ?? null;
}

/** null for a provider that takes no messages. */
export function chatNotifierFor(provider: IntegrationProvider): ChatNotifier | null {
  return CHAT_NOTIFIERS.find((chat) => chat.provider === provider) ?? null;
}

function identityOf(tracker: IssueTracker): VendorIdentity {
  const { provider, limits, operations, refresh } = tracker;
  return {
    provider,
    limits,
    operations,
    identify: async (access) => tracker.connect(access).identify(),
    ...(refresh && { refresh }),
  };
}

/** With what is asked of it as a place of code, where it is one. */
function withHost(vendor: VendorIdentity): VendorIdentity {
  const host = codeHostFor(vendor.provider);
  return host ? { ...vendor, operations: [...new Set([...vendor.operations, ...host.operations])] } : vendor;
}

/** Whatever the vendor is good for. Throws FixpointError `provider_not_configured` for one that is not set up here. */
export function vendorFor(provider: IntegrationProvider): VendorIdentity {
  const tracker = issueTrackerFor(provider);
  const vendor = tracker ? identityOf(tracker) : OTHER_VENDORS.find((candidate) => candidate.provider === provider);
  if (vendor !== undefined) return withHost(vendor);
  throw new FixpointError("provider_not_configured", `The provider ${provider} is not configured.`, {
    hint: "Choose another provider of the integrations page.",
  });
}

/** null for a provider that hosts no code that is written to. */
export function codeHostFor(provider: IntegrationProvider | Repository["provider"]): CodeHost | null {
  return CODE_HOSTS.find((candidate) => candidate.provider === provider) ?? null;
}
