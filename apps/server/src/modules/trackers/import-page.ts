import type { TrackerIssue } from "@fixpoint/connectors";
import { MAX_ISSUE_BYTES } from "@fixpoint/contracts";
import { importIssues, inTransaction, writeIssueContexts, type ImportedIssue, type ImportPlace } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { SERVER_INITIATOR } from "../../core/initiator.ts";
import { batchesOf } from "../../core/batches.ts";
import { cleanJson, cleanText } from "../../core/text.ts";
import type { EventBody } from "../../live/frames.ts";
import { parseListItem } from "../issues/presenter.ts";

const MOST_TITLE = 500;
const NO_TITLE = "(no title)";
const CUT = "\n\n… (cut here: the issue is longer than 5 MB)";
const MOST = { items: 200, characters: 4_000_000 };

/** As much as a bug may have; whole characters. */
function fitted(text: string): string {
  if (Buffer.byteLength(text) <= MAX_ISSUE_BYTES) return text;
  return `${Buffer.from(text)
    .subarray(0, MAX_ISSUE_BYTES - CUT.length * 2)
    .toString("utf8")
    .replace(/\uFFFD+$/, "")}${CUT}`;
}

function importedOf(issue: TrackerIssue): ImportedIssue {
  return {
    externalId: issue.id,
    title: cleanText(issue.title).trim().slice(0, MOST_TITLE) || NO_TITLE,
    text: fitted(cleanText(issue.text)),
    issueUrl: issue.url,
    isOpen: issue.isOpen,
    createdAt: issue.createdAt,
    updatedAt: issue.updatedAt,
  };
}

/** The last word on each issue: a page may hold one twice. */
function lastOfEach(issues: readonly TrackerIssue[]): ImportedIssue[] {
  const last = new Map<string, ImportedIssue>();
  for (const issue of issues) {
    const before = last.get(issue.id);
    if (!before || before.updatedAt <= issue.updatedAt) last.set(issue.id, importedOf(issue));
  }
  return [...last.values()];
}

/** Stores what a tracker sent for one project and tells the browsers; answers how many bugs are new. */
export async function importPage(context: AppContext, place: ImportPlace, issues: readonly TrackerIssue[]): Promise<number> {
  let created = 0;
  for (const batch of batchesOf(lastOfEach(issues), MOST)) {
    const stored = await inTransaction(context.db, (client) => importIssues(client, place, batch));
    const events: EventBody[] = [
      ...stored.created.map((item) => ({ type: "issue_created" as const, data: parseListItem(item) })),
      ...stored.updated.map((item) => ({ type: "issue_updated" as const, data: parseListItem(item) })),
    ];
    if (events.length > 0) await context.live.publish(place.organizationId, events, SERVER_INITIATOR);
    created += stored.created.length;
  }
  const whole = issues.filter(({ comments, crash }) => comments !== null || crash !== null);
  if (whole.length > 0) await writeIssueContexts(context.db, place, whole.map(contextOf));
  return created;
}

function contextOf({ id, key, comments, attachments, crash }: TrackerIssue) {
  return cleanJson({
    externalId: id,
    trackerKey: key,
    comments: (comments ?? []).map((comment) => ({ ...comment, createdAt: comment.createdAt.toISOString() })),
    attachments: attachments ?? [],
    crash,
  });
}
