import { findIntegrationOf, findIssue, readProjectSettings } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { withTracker } from "../trackers/connection.ts";
import { isRevokedAndNoted } from "../trackers/health.ts";

/** The same words each time, so that they are found again. */
function wordsFor(title: string, url: string | null, headSha: string): string {
  const what = url === null ? `“${title}”` : `[${title}](${url})`;
  return `The fix was merged: ${what} (${headSha.slice(0, 12)}).`;
}

/** Tells the issue's people that the fix is in, once, where the project wants comments. Throws a VendorError that is worth another try. */
export async function announceMerge(context: AppContext, place: { organizationId: string; issueId: string }): Promise<void> {
  const found = await findIssue(context.db, place);
  if (!found?.pullRequest || found.issue.source === "local") return;
  const { issue, pullRequest } = found;
  const { externalSourceId, externalId } = issue;
  const settings = await readProjectSettings(context.db, issue.organizationId, issue.projectId);
  const integration = await findIntegrationOf(context.db, place.organizationId, found.issue.source);
  if (!settings.shouldAutoCommentOnIssueFixed || externalId === null || !integration || integration.needsReconnect) return;
  const words = wordsFor(pullRequest.title.replace(/[\\`*_{}[\]<>|~]/g, "\\$&"), pullRequest.url, pullRequest.headSha);
  try {
    await withTracker(context, integration, async ({ connection }) => {
      const present = await connection.issue(externalSourceId, externalId);
      const marker = pullRequest.headSha.slice(0, 12);
      if (!present || present.comments?.some(({ text }) => text.includes(marker) && text.includes("merged"))) return;
      await connection.comment(externalSourceId, externalId, words);
    });
  } catch (error) {
    if (!(await isRevokedAndNoted(context, integration, error))) throw error;
  }
}
