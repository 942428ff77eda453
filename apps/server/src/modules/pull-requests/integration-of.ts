import { findIntegrationOf, type HostedPullRequest, type IntegrationRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";

/** By which the pull request's host is reached; null for a local one. */
export async function integrationOf(
  context: AppContext,
  { pullRequest, repository }: HostedPullRequest,
): Promise<IntegrationRow | null> {
  if (repository.provider === "local") return null;
  return findIntegrationOf(context.db, pullRequest.organizationId, repository.provider);
}
