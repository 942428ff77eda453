import type { TrackerConnection } from "@fixpoint/connectors";
import { findIntegrationOf, findIssue, findRun, type IssueRow, type IssueRunRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { bugAddress } from "./bug-address.ts";
import { withTracker } from "./connection.ts";
import { isRevokedAndNoted } from "./health.ts";

/** Markdown; the address in it tells later that it was written. */
function commentOf(issue: IssueRow, run: IssueRunRow, address: string, productName: string): string {
  const base = run.baseSha ? ` on commit \`${run.baseSha.slice(0, 7)}\`` : "";
  const summary = run.evidence?.verdict.summary ?? "";
  return [
    `${productName} reproduced this bug with a test and validated a fix: [${issue.key}](${address})`,
    `The test fails${base} and passes with the fix; no test that passed before fails.${summary === "" ? "" : ` ${summary}`}`,
  ].join("\n\n");
}

async function say(connection: TrackerConnection, issue: IssueRow, address: string, markdown: string): Promise<void> {
  const { externalSourceId, externalId, key } = issue;
  if (externalId === null) return;
  const present = await connection.issue(externalSourceId, externalId);
  // Gone at the tracker: there is nobody to tell.
  if (!present) return;
  // An answer that was lost does not make a second comment.
  if (!present.comments?.some(({ text }) => text.includes(address)))
    await connection.comment(externalSourceId, externalId, markdown);
  await connection.link(externalSourceId, externalId, { url: address, title: key });
}

/** Tells the tracker's people of a validated fix, once. Throws a VendorError that is worth another try. */
export async function commentBack(
  context: AppContext,
  place: { organizationId: string; issueId: string; runId: string },
): Promise<void> {
  const found = await findIssue(context.db, place);
  const run = await findRun(context.db, place.organizationId, place.runId);
  if (!found || !run || found.issue.source === "local") return;
  const { issue } = found;
  const integration = await findIntegrationOf(context.db, place.organizationId, found.issue.source);
  if (!integration || integration.needsReconnect) return;
  const address = await bugAddress(context, issue);
  const markdown = commentOf(issue, run, address, context.env.FIXPOINT_PRODUCT_NAME);
  try {
    await withTracker(context, integration, ({ connection }) => say(connection, issue, address, markdown));
  } catch (error) {
    if (!(await isRevokedAndNoted(context, integration, error))) throw error;
  }
}
