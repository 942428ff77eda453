import { randomUUID } from "node:crypto";
import type { NotificationEvent } from "@fixpoint/contracts";
import type { PullRequestRow, Queryable } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { noteEvent } from "./note.ts";

const KINDS: Record<PullRequestRow["status"], NotificationEvent> = {
  DRAFT: "pull_request_opened",
  OPEN: "pull_request_opened",
  MERGED: "pull_request_merged",
  CLOSED: "pull_request_closed",
};

/** After a pull request was made or its status changed. It is opened once; it may be closed again and again. */
export async function notePullRequest(
  context: AppContext,
  tx: Queryable,
  { id, status, organizationId, projectId, issueId }: PullRequestRow,
  actorId: string | null,
): Promise<void> {
  const kind = KINDS[status];
  const key = kind === "pull_request_opened" ? `${kind} ${id}` : randomUUID();
  await noteEvent(context, tx, { kind, key, organizationId, projectId, issueId, actorId, data: {} });
}
