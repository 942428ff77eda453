import type { Crash } from "@fixpoint/contracts";
import { findIntegrationOf, findIssue, findIssueContext, type IssueRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { withTracker } from "./connection.ts";
import { isRevokedAndNoted } from "./health.ts";
import { importPage } from "./import-page.ts";
import { bugAddress } from "./bug-address.ts";
import { textForAgent } from "./issue-text.ts";

export interface IssueForAgent {
  title: string;
  text: string;
  crash: Crash | null;
}

/** Reads the issue at its tracker once more; what is stored serves where that fails. */
async function readAgain(context: AppContext, issue: IssueRow, signal: AbortSignal): Promise<void> {
  const { organizationId, projectId, source, externalSourceId, externalId } = issue;
  if (source === "local" || externalId === null) return;
  const integration = await findIntegrationOf(context.db, organizationId, source);
  if (!integration || integration.needsReconnect) return;
  try {
    const fresh = await withTracker(context, integration, ({ connection }) => connection.issue(externalSourceId, externalId), {
      signal,
    });
    if (fresh) await importPage(context, { organizationId, projectId, source, externalSourceId }, [fresh]);
  } catch (error) {
    signal.throwIfAborted();
    context.log.info({ err: error, issue: issue.id }, "an issue could not be read again at its tracker");
    await isRevokedAndNoted(context, integration, error);
  }
}

/** What the agent is given of a bug: as its tracker has it now, with what people added there. */
export async function readBeforeWork(context: AppContext, issue: IssueRow, signal: AbortSignal): Promise<IssueForAgent> {
  if (issue.source === "local") return { title: issue.title, text: issue.text, crash: null };
  await readAgain(context, issue, signal);
  const { organizationId, id: issueId } = issue;
  const now = (await findIssue(context.db, { organizationId, issueId }))?.issue ?? issue;
  const said = await findIssueContext(context.db, organizationId, issueId);
  const own = await bugAddress(context, issue);
  return { title: now.title, text: textForAgent(now, said, own), crash: said?.crash ?? null };
}
