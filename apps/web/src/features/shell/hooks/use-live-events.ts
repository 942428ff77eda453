import {
  bugView,
  type AgentEvent,
  type BugState,
  type IssueDetails,
  type IssueListItem,
  type LiveEvent,
  type NotificationPreferences,
  type Organization,
  type Project,
  type Task,
} from "@fixpoint/contracts";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { startTransition, useEffect, useRef } from "react";
import { toast } from "sonner";
import { withoutMarks } from "../../../lib/code-parts.ts";
import { setConnection } from "../../../lib/connection.ts";
import { currentConnectionId, setConnectionId } from "../../../lib/connection-id.ts";
import { notify } from "../../../lib/browser-notifications.ts";
import { logEvent } from "../../../lib/event-log.ts";
import { eventsPath, openEventStream } from "../../../lib/event-stream.ts";
import { markFinished } from "../../../lib/finished-mark.ts";
import { forgetStage, noteStages } from "../../../lib/live-stages.ts";
import { mergeEvents } from "../../../lib/merge-events.ts";
import { notificationPreferencesQuery } from "../../../lib/notification-preferences.ts";
import { keys } from "../../../lib/query-keys.ts";
import { liveChanges, summarise, type BugChange } from "../model/live-changes.ts";
import { applyIntegrations } from "../model/live-integrations.ts";
import { noticesOf, wantsBrowser, type Place } from "../model/notices.ts";

const MAX_SEPARATE_TOASTS = 3;

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
  if (task.status === "done") toast.success("Base commit update is complete", { id: `base-${task.projectId}` });
  else if (task.status === "failed")
    toast.error("Failed to update base commit", { id: `base-${task.projectId}`, description: task.error ?? undefined });
  else toast.info("Base commit update is in progress", { id: `base-${task.projectId}` });
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

    function projectOf(issue: { organizationId: string; projectId: string }): Project | undefined {
      return client.getQueryData<Project[]>(keys.projects(issue.organizationId))?.find(({ id }) => id === issue.projectId);
    }

    function show(issue: IssueListItem): void {
      const project = projectOf(issue);
      if (!project) return;
      const params = { orgSlug: slug.current, projectSlug: project.slug, bugId: issue.id };
      void router.navigate({ to: "/$orgSlug/$projectSlug/bugs/$bugId", params });
    }

    function toastAll(changes: readonly BugChange[]): void {
      if (changes.length > MAX_SEPARATE_TOASTS) {
        // The next burst takes its place: a toast for each would pile up faster than they go.
        toast(`${changes.length} bugs changed`, { id: "bugs-changed", description: summarise(changes).join(" · ") });
        return;
      }
      for (const { issue, message } of changes) {
        toast(message, {
          id: `${issue.id}-${message}`,
          description: `${issue.key} · ${withoutMarks(issue.title)}`,
          ...(projectOf(issue) && { action: { label: "Show", onClick: () => show(issue) } }),
        });
      }
    }

    function place(): Place {
      const { orgSlug, projectSlug, bugId } = (router.state.matches.at(-1)?.params ?? {}) as Record<string, string | undefined>;
      return {
        // The home of the organization shows all of its projects.
        shows: (projectId) =>
          orgSlug !== undefined &&
          (projectSlug === undefined || projectOf({ organizationId: orgId ?? "", projectId })?.slug === projectSlug),
        openIssueId: bugId ?? null,
        isVisible: document.visibilityState === "visible",
        now: new Date(),
      };
    }

    function tell(changes: readonly BugChange[]): void {
      const { toasts, browser } = noticesOf(changes, client.getQueryData(keys.notificationPreferences), place());
      toastAll(toasts);
      for (const { issue, message } of browser)
        notify(message, {
          body: `${issue.key} · ${withoutMarks(issue.title)}`,
          tag: `${issue.id}-${message}`,
          onClick: () => show(issue),
        });
    }

    function tellOfTask(task: Task): void {
      const preferences = client.getQueryData<NotificationPreferences>(keys.notificationPreferences);
      const { shows, isVisible, now } = place();
      if (task.type !== "base_commit_update" || task.status !== "done" || !preferences) return;
      if (isVisible && shows(task.projectId)) return;
      if (wantsBrowser("base_commit_updated", task.projectId, preferences, now))
        notify("Base commit update is complete", {
          body: projectOf(task)?.name ?? "",
          tag: `base-${task.id}`,
          onClick: () => undefined,
        });
    }

    function apply(events: LiveEvent[]): void {
      const changes = liveChanges(events, (id) => shownState(client, id), currentConnectionId());
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
        for (const task of changes.tasks) applyTask(client, task);
        applyIntegrations(client, events);
        if (changes.resync) void client.invalidateQueries();
      });
      tell(changes.messages);
      for (const task of changes.tasks) tellOfTask(task);
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
