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
  /** By this person, in another window of theirs. */
  isOwn: boolean;
}

export interface TaskChange {
  task: Task;
  /** Asked for by this person, wherever. */
  isOwn: boolean;
}

/** This window and whoever sits before it. */
export interface Own {
  connectionId: string | null;
  userId: string | null;
}

export interface LiveChanges {
  /** The newest state of each changed bug, oldest change first. */
  issues: IssueListItem[];
  /** What to tell the person: only changes by others or by the server. */
  messages: BugChange[];
  progress: { issueId: string; event: AgentEvent }[];
  tasks: TaskChange[];
  resync: boolean;
}

/**
 * What a batch of events means. `before` gives the state of a bug as it is
 * shown now; what `own`'s very window caused is not told.
 */
export function liveChanges(
  events: readonly LiveEvent[],
  before: (issueId: string) => BugState | undefined,
  own: Own,
): LiveChanges {
  const changes: LiveChanges = { issues: [], messages: [], progress: [], tasks: [], resync: false };
  const latest = new Map<string, IssueListItem>();

  for (const event of events) {
    const { connectionId, userId } = event.__meta.initiator;
    const isOwn = userId !== null && userId === own.userId;
    if (event.type === "resync") changes.resync = true;
    if (event.type === "task_created" || event.type === "task_updated") changes.tasks.push({ task: event.data, isOwn });
    if (event.type === "issue_progress") changes.progress.push(event.data);
    if (event.type !== "issue_created" && event.type !== "issue_updated") continue;
    const issue = event.data;
    const known = latest.get(issue.id) ?? before(issue.id);
    latest.delete(issue.id);
    latest.set(issue.id, issue);
    const isOfThisWindow = connectionId !== null && connectionId === own.connectionId;
    const message = known && !isOfThisWindow ? changeMessage(known, issue) : null;
    if (message) changes.messages.push({ issue, message, isOwn });
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
