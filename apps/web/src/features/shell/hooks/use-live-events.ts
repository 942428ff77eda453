import {
  bugView,
  type AgentEvent,
  type BugState,
  type IssueDetails,
  type IssueListItem,
  type LiveEvent,
  type Organization,
  type Project,
  type Task,
  type User,
} from "@fixpoint/contracts";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { startTransition, useEffect, useRef } from "react";
import { setConnection } from "../../../lib/connection.ts";
import { currentConnectionId, setConnectionId } from "../../../lib/connection-id.ts";
import { logEvent } from "../../../lib/event-log.ts";
import { eventsPath, openEventStream } from "../../../lib/event-stream.ts";
import { markFinished } from "../../../lib/finished-mark.ts";
import { forgetStage, noteStages } from "../../../lib/live-stages.ts";
import { mergeEvents } from "../../../lib/merge-events.ts";
import { notificationPreferencesQuery } from "../../../lib/notification-preferences.ts";
import { keys } from "../../../lib/query-keys.ts";
import { liveChanges } from "../model/live-changes.ts";
import { applyIntegrations, brokenIn } from "../model/live-integrations.ts";
import { createTeller } from "../model/teller.ts";

function shownState(client: QueryClient, issueId: string): BugState | undefined {
  for (const [, list] of client.getQueriesData<IssueListItem[]>({ queryKey: ["issues"] })) {
    const found = list?.find((issue) => issue.id === issueId);
    if (found) return found;
  }
  return client.getQueryData<IssueDetails>(keys.issue(issueId));
}

function hasFinished(before: BugState | undefined, after: BugState): boolean {
  return before?.agentProcessingStatus === "working" && after.agentProcessingStatus === "done";
}

/** All of a batch at once: a list of thousands is walked once for each flush. */
function upsertAll<T extends { id: string }>(list: T[] | undefined, items: readonly T[]): T[] | undefined {
  if (!list) return list;
  const changed = new Map(items.map((item) => [item.id, item]));
  const next = list.map((known) => {
    const item = changed.get(known.id);
    changed.delete(known.id);
    return item ?? known;
  });
  return changed.size > 0 ? [...[...changed.values()].reverse(), ...next] : next;
}

function applyIssues(client: QueryClient, issues: readonly IssueListItem[]): void {
  for (const [projectId, changed] of Map.groupBy(issues, (issue) => issue.projectId))
    client.setQueryData<IssueListItem[]>(keys.issues(projectId), (list) => upsertAll(list, changed));
  for (const issue of issues) applyIssue(client, issue);
}

function applyIssue(client: QueryClient, issue: IssueListItem): void {
  const { statusResult: _, coveredLines: __, coverableLines: ___, text: ____, ...shared } = issue;
  client.setQueryData<IssueDetails>(keys.issue(issue.id), (details) => (details ? { ...details, ...shared } : details));
  void client.invalidateQueries({ queryKey: keys.issue(issue.id) });
  if (bugView(issue) !== "inProgress") {
    forgetStage(issue.id);
    void client.invalidateQueries({ queryKey: keys.issueEvents(issue.id) });
  }
}

function applyTask(client: QueryClient, task: Task): void {
  client.setQueryData<Task[]>(keys.tasks(task.organizationId), (tasks) => upsertAll(tasks, [task]));
  if (task.type !== "base_commit_update") return;
  const over = task.status === "done" || task.status === "failed";
  client.setQueryData<Project[]>(keys.projects(task.organizationId), (projects) =>
    projects?.map((project) =>
      project.id === task.projectId
        ? {
            ...project,
            isLocked: !over,
            baseCommitStatus: over ? "completed" : task.status === "pending" ? "pending" : "running",
          }
        : project,
    ),
  );
  if (over) {
    void client.invalidateQueries({ queryKey: keys.projects(task.organizationId) });
    void client.invalidateQueries({ queryKey: keys.head(task.projectId) });
  }
}

/** Keeps everything on the page true while the organization is open: one connection, one transition for each batch. */
export function useLiveEvents(organization: Organization | undefined): void {
  const client = useQueryClient();
  const router = useRouter();
  // Only to have them when an event comes.
  useQuery({ ...notificationPreferencesQuery, meta: { guarded: true } });
  const orgId = organization?.id;
  const slug = useRef("");
  slug.current = organization?.slug ?? "";

  useEffect(() => {
    if (!orgId) return;

    const teller = createTeller({ client, router, orgId, slug: () => slug.current });
    const toldBroken = new Set<string>();

    function apply(events: LiveEvent[]): void {
      const own = { connectionId: currentConnectionId(), userId: client.getQueryData<User>(keys.user)?.id ?? null };
      const changes = liveChanges(events, (id) => shownState(client, id), own);
      if (changes.issues.some((issue) => hasFinished(shownState(client, issue.id), issue))) markFinished();
      startTransition(() => {
        const byIssue = Map.groupBy(changes.progress, (entry) => entry.issueId);
        for (const [issueId, entries] of byIssue) {
          client.setQueryData<AgentEvent[]>(
            keys.issueEvents(issueId),
            (known) =>
              known &&
              mergeEvents(
                known,
                entries.map((entry) => entry.event),
              ),
          );
        }
        noteStages(changes.progress);
        applyIssues(client, changes.issues);
        for (const { task } of changes.tasks) applyTask(client, task);
        applyIntegrations(client, events);
        if (changes.resync) void client.invalidateQueries();
      });
      teller.tell(changes.messages);
      for (const change of changes.tasks) teller.tellOfTask(change);
      for (const integration of brokenIn(events, toldBroken)) teller.tellOfBroken(integration);
    }

    const stream = openEventStream({
      url: eventsPath(orgId),
      onBatch: apply,
      onEvent: logEvent,
      onConnectionId: setConnectionId,
      onReturn: () => void client.invalidateQueries(),
      onState: (state) =>
        setConnection({ state, ...(state === "connected" ? { lostAt: null } : state === "error" ? { lostAt: Date.now() } : {}) }),
    });
    setConnection({ retryNow: stream.retryNow });
    return () => stream.close();
  }, [orgId, client, router]);
}
