import type { Integration, IssueListItem, NotificationPreferences, Project } from "@fixpoint/contracts";
import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { toast } from "sonner";
import { sourceName } from "../../../components/ui/source-icon.tsx";
import { notify } from "../../../lib/browser-notifications.ts";
import { withoutMarks } from "../../../lib/code-parts.ts";
import { keys } from "../../../lib/query-keys.ts";
import { summarise, type BugChange, type TaskChange } from "./live-changes.ts";
import { noticesOf, wantsBrowser, wantsToast, type Place } from "./notices.ts";

const MAX_SEPARATE_TOASTS = 3;

export interface Teller {
  tell(changes: readonly BugChange[]): void;
  tellOfTask(change: TaskChange): void;
  tellOfBroken(integration: Integration): void;
}

/** Says what happened where the person wants to hear of it: in the page and through the browser. */
export function createTeller(options: { client: QueryClient; router: AnyRouter; orgId: string; slug: () => string }): Teller {
  const { client, router, orgId, slug } = options;

  function projectOf(projectId: string): Project | undefined {
    return client.getQueryData<Project[]>(keys.projects(orgId))?.find(({ id }) => id === projectId);
  }

  function preferences(): NotificationPreferences | undefined {
    return client.getQueryData(keys.notificationPreferences);
  }

  function place(): Place {
    const { orgSlug, projectSlug } = (router.state.matches.at(-1)?.params ?? {}) as Record<string, string | undefined>;
    return {
      // The home of the organization shows all of its projects.
      shows: (projectId) => orgSlug !== undefined && (projectSlug === undefined || projectOf(projectId)?.slug === projectSlug),
      isVisible: document.visibilityState === "visible",
      now: new Date(),
    };
  }

  function show({ id, projectId }: IssueListItem): void {
    const project = projectOf(projectId);
    if (!project) return;
    const params = { orgSlug: slug(), projectSlug: project.slug, bugId: id };
    void router.navigate({ to: "/$orgSlug/$projectSlug/bugs/$bugId", params });
  }

  function showIntegrations(): void {
    void router.navigate({ to: "/$orgSlug/integrations", params: { orgSlug: slug() } });
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
        ...(projectOf(issue.projectId) && { action: { label: "Show", onClick: () => show(issue) } }),
      });
    }
  }

  function toastTask({ task }: TaskChange): void {
    const id = `base-${task.projectId}`;
    if (task.status === "done") toast.success("Base commit update is complete", { id });
    else if (task.status === "failed") toast.error("Failed to update base commit", { id, description: task.error ?? undefined });
    else toast.info("Base commit update is in progress", { id });
  }

  return {
    tell(changes) {
      const { toasts, browser } = noticesOf(changes, preferences(), place());
      toastAll(toasts);
      for (const { issue, message } of browser)
        notify(message, {
          body: `${issue.key} · ${withoutMarks(issue.title)}`,
          tag: `${issue.id}-${message}`,
          onClick: () => show(issue),
        });
    },

    tellOfTask(change) {
      const { task, isOwn } = change;
      if (task.type !== "base_commit_update") return;
      // Of its progress only the project's own pages tell.
      const event = task.status === "done" ? ("base_commit_updated" as const) : undefined;
      const happening = { event, projectId: task.projectId, isOwn };
      const chosen = preferences();
      if (!chosen || wantsToast(happening, chosen, place())) toastTask(change);
      if (chosen && wantsBrowser(happening, chosen, place()))
        notify("Base commit update is complete", {
          body: projectOf(task.projectId)?.name ?? "",
          tag: `base-${task.id}`,
          onClick: () => undefined,
        });
    },

    tellOfBroken({ provider, health, id }) {
      const message = `${sourceName(provider)} needs reconnecting`;
      const happening = { event: "integration_broken" as const, projectId: null, isOwn: false };
      const chosen = preferences();
      if (!chosen || wantsToast(happening, chosen, place()))
        toast.error(message, {
          id: `broken-${id}`,
          description: health?.error ?? undefined,
          action: { label: "Show", onClick: showIntegrations },
        });
      if (chosen && wantsBrowser(happening, chosen, place()))
        notify(message, { body: health?.error ?? "", tag: `broken-${id}`, onClick: showIntegrations });
    },
  };
}
