import {
  changeMessage,
  type AgentEvent,
  type BugState,
  type IssueListItem,
  type LiveEvent,
  type Task,
} from "@fixpoint/contracts";

export interface BugChange {
  issue: IssueListItem;
  message: string;
}

export interface LiveChanges {
  /** The newest state of each changed bug, oldest change first. */
  issues: IssueListItem[];
  /** What to tell the person: only changes by others or by the server. */
  messages: BugChange[];
  progress: { issueId: string; event: AgentEvent }[];
  tasks: Task[];
  resync: boolean;
}

/**
 * What a batch of events means. `before` gives the state of a bug as it is
 * shown now; `ownConnectionId` silences what this very window caused.
 */
export function liveChanges(
  events: readonly LiveEvent[],
  before: (issueId: string) => BugState | undefined,
  ownConnectionId: string | null,
): LiveChanges {
  const changes: LiveChanges = { issues: [], messages: [], progress: [], tasks: [], resync: false };
  const latest = new Map<string, IssueListItem>();

  for (const event of events) {
    if (event.type === "resync") changes.resync = true;
    if (event.type === "task_created" || event.type === "task_updated") changes.tasks.push(event.data);
    if (event.type === "issue_progress") changes.progress.push(event.data);
    if (event.type !== "issue_created" && event.type !== "issue_updated") continue;
    const issue = event.data;
    const known = latest.get(issue.id) ?? before(issue.id);
    latest.delete(issue.id);
    latest.set(issue.id, issue);
    const { connectionId } = event.__meta.initiator;
    const own = connectionId !== null && connectionId === ownConnectionId;
    const message = known && !own ? changeMessage(known, issue) : null;
    if (message) changes.messages.push({ issue, message });
  }

  changes.issues = [...latest.values()];
  return changes;
}

/** Three messages are told one by one; more become one, counted: “3 × Bug fix was validated”. */
export function summarise(messages: readonly BugChange[]): string[] {
  const counts = new Map<string, number>();
  for (const { message } of messages) counts.set(message, (counts.get(message) ?? 0) + 1);
  return [...counts].map(([message, times]) => `${times} × ${message}`);
}
