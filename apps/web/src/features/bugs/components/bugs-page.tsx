import { BUG_GROUPS, type BugGroupId, type BugView, type Organization, type Project } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { count } from "../../../lib/format.ts";
import { useDemoRow } from "../../../lib/demo-bug.ts";
import { countViews, isFiltered, listText, NO_FILTER, rowsOf, selectionOf, type BugSearch } from "../../../lib/bug-search.ts";
import { issuesQuery } from "../../../lib/issues.ts";
import { useProject } from "../../../lib/session.ts";
import { setUiConfig, useUiConfig } from "../../../lib/ui-config.ts";
import { DESKTOP, useMedia } from "../../../lib/use-media.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { useHeight } from "../hooks/use-height.ts";
import { BugList } from "./bug-list.tsx";
import { BugTabs } from "./bug-tabs.tsx";
import { BugToolbar } from "./bug-toolbar.tsx";
import { rememberRow } from "../../../lib/last-row.ts";
import { EmptyView } from "./empty-view.tsx";
import { RowSkeletons } from "./row-skeletons.tsx";
import { SyncButton } from "./sync-button.tsx";

const NewBugDialog = lazy(() => import("./new-bug-dialog.tsx"));
const PeekPanel = lazy(() => import("./peek-panel.tsx"));
const NO_ISSUES: never[] = [];

export function BugsPage({
  organization,
  project: initial,
  search,
}: {
  organization: Organization;
  project: Project;
  search: BugSearch;
}) {
  const project = useProject() ?? initial;
  const navigate = useNavigate({ from: "/$orgSlug/$projectSlug/bugs/" });
  const { bugsViews } = useUiConfig();
  const query = useQuery(issuesQuery(organization.id, project.id));
  const issues = query.data ?? NO_ISSUES;
  const [creating, setCreating] = useState(false);

  const { group, view } = selectionOf(search, bugsViews);
  const counts = useMemo(() => countViews(issues), [issues]);
  // Rows follow a moment later, so that no key waits for them; until then it is the list of before.
  const shown = useDeferredValue(search);
  const demo = useDemoRow(project);
  const { q, source, created, updated, fix, evidence, sort } = shown;
  const rows = useMemo(() => {
    const filter = { q, source, created, updated, fix, evidence, sort };
    return [...(demo ? rowsOf([demo], view, filter) : []), ...rowsOf(issues, view, filter)];
  }, [demo, issues, view, q, source, created, updated, fix, evidence, sort]);
  const list = listText({ ...shown, group: search.group, view: search.view });
  const { height: top, ref: above } = useHeight();
  const canPeek = useMedia(DESKTOP);
  const peeked = canPeek && search.peek ? [demo, ...issues].find((issue) => issue?.id === search.peek) : undefined;
  useTitle(counts.validatedFix > 0 ? `(${counts.validatedFix}) Bugs · ${project.name}` : `Bugs · ${project.name}`);

  function change(next: BugSearch, replace = false): void {
    // What the address says when it changes: a filter typed before a tab was chosen keeps the tab.
    void navigate({ search: (now) => ({ ...now, ...next }), replace, resetScroll: !replace });
  }

  function show(nextGroup: BugGroupId, nextView: BugView | undefined): void {
    if (nextView) setUiConfig({ bugsViews: { ...bugsViews, [nextGroup]: nextView } });
    change({ group: nextGroup === "all" ? undefined : nextGroup, view: nextView, peek: undefined });
  }

  function peek(issueId: string | undefined): void {
    void navigate({ search: (now) => ({ ...now, peek: issueId }), replace: true, resetScroll: false });
  }

  function closePeek(): void {
    peek(undefined);
    document.querySelector<HTMLElement>('[data-list] a[tabindex="0"]')?.focus({ preventScroll: true });
  }

  function stepView(step: 1 | -1): void {
    const views: readonly BugView[] = group.views;
    const next = views[(views.indexOf(view) + step + views.length) % views.length];
    if (next && next !== view) show(group.id, next);
  }

  const createButton = (
    <Button variant="primary" aria-disabled={project.isLocked || undefined} onClick={() => setCreating(true)}>
      <Plus aria-hidden className="size-4" />
      New bug
    </Button>
  );

  return (
    <div className="flex min-h-full items-start">
      <div className="flex min-h-full min-w-0 flex-1 flex-col self-stretch">
        <div ref={above}>
          <div className="px-4 pt-6 md:px-6 lg:px-8">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h1 className="flex items-baseline gap-2.5 text-[20px] leading-7 font-semibold tracking-[-0.01em] md:text-h1">
                Bugs
                {query.data && <span className="text-h3 font-medium text-fg-3 tabular">{count(issues.length)}</span>}
              </h1>
              <div className="flex items-center gap-2">
                <SyncButton project={project} />
                {project.isLocked ? (
                  <Tooltip text="Available when the base commit update ends">{createButton}</Tooltip>
                ) : (
                  createButton
                )}
              </div>
            </div>
            <BugTabs group={group} view={view} counts={counts} onSelect={show} />
            <BugToolbar search={search} issues={issues} onChange={change} />
          </div>
          {query.isError && (
            <div className="px-4 pb-3 md:px-6 lg:px-8">
              <InlineError
                message="Failed to fetch bugs"
                detail={failureText(query.error, "")}
                onRetry={() => void query.refetch()}
              />
            </div>
          )}
        </div>
        <div role="tabpanel" aria-label={group.label} className="flex-1 pb-16">
          {query.isPending ? (
            <RowSkeletons />
          ) : (
            <BugList
              key={view}
              organization={organization}
              project={project}
              list={list}
              rows={rows}
              issues={issues}
              top={top}
              peek={canPeek ? search.peek : undefined}
              canPeek={canPeek}
              onPeek={peek}
              onGroup={(index) => BUG_GROUPS[index] && show(BUG_GROUPS[index].id, undefined)}
              onView={stepView}
              onCreate={() => project.isLocked || setCreating(true)}
              empty={
                query.data && (
                  <EmptyView
                    view={view}
                    filtered={isFiltered(search)}
                    anyBug={issues.length > 0}
                    onClear={() => change(NO_FILTER)}
                    sync={<SyncButton project={project} />}
                    orgSlug={organization.slug}
                    onCreate={() => setCreating(true)}
                  />
                )
              }
            />
          )}
        </div>
      </div>
      {peeked && (
        <aside aria-label="Peek" className="sticky top-0 h-[calc(100dvh-56px)] w-2/5 shrink-0 border-l bg-bg">
          <Suspense>
            <PeekPanel
              issue={peeked}
              orgSlug={organization.slug}
              projectSlug={project.slug}
              list={listText(search)}
              onOpen={() => rememberRow(project.id, listText(search), peeked.id)}
              onClose={closePeek}
            />
          </Suspense>
        </aside>
      )}
      {creating && (
        <Suspense>
          <NewBugDialog organization={organization} project={project} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </div>
  );
}
