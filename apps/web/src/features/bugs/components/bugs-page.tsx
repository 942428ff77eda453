import type { Organization, Project } from "@fixpoint/contracts";
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
import { issuesQuery } from "../../../lib/issues.ts";
import { useProject } from "../../../lib/session.ts";
import { setUiConfig, useUiConfig } from "../../../lib/ui-config.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { countViews, rowsOf, selectionOf, type BugSearch } from "../model/bug-search.ts";
import { useListKeys } from "../hooks/use-list-keys.ts";
import { BugRows } from "./bug-rows.tsx";
import { BugTabs } from "./bug-tabs.tsx";
import { BugToolbar } from "./bug-toolbar.tsx";
import { EmptyView } from "./empty-view.tsx";
import { RowSkeletons } from "./row-skeletons.tsx";
import { SyncButton } from "./sync-button.tsx";

const NewBugDialog = lazy(() => import("./new-bug-dialog.tsx"));
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
  // Rows follow a moment later, so that no key waits for them.
  const shown = useDeferredValue(search);
  const demo = useDemoRow(project);
  const rows = useMemo(() => {
    const filter = { q: shown.q, source: shown.source, sort: shown.sort };
    return [...(demo ? rowsOf([demo], view, filter) : []), ...rowsOf(issues, view, filter)];
  }, [demo, issues, view, shown.q, shown.source, shown.sort]);
  useTitle(counts.validatedFix > 0 ? `(${counts.validatedFix}) Bugs · ${project.name}` : `Bugs · ${project.name}`);
  useListKeys({ onNew: () => project.isLocked || setCreating(true) });

  function change(next: BugSearch, replace = false): void {
    // What the address says when it changes: a filter typed before a tab was chosen keeps the tab.
    void navigate({ search: (now) => ({ ...now, ...next }), replace, resetScroll: !replace });
  }

  const createButton = (
    <Button variant="primary" aria-disabled={project.isLocked || undefined} onClick={() => setCreating(true)}>
      <Plus aria-hidden className="size-4" />
      New bug
    </Button>
  );
  const filtered = Boolean(search.q || search.source);

  return (
    <div className="flex min-h-full flex-col">
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
        <BugTabs
          group={group}
          view={view}
          counts={counts}
          onSelect={(nextGroup, nextView) => {
            setUiConfig({ bugsViews: { ...bugsViews, ...(nextView ? { [nextGroup]: nextView } : {}) } });
            change({ group: nextGroup === "all" ? undefined : nextGroup, view: nextView });
          }}
        />
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
      <div role="tabpanel" aria-label={`${group.label}`} className="flex-1 pb-16">
        {query.isPending && <RowSkeletons />}
        {query.data && rows.length === 0 && (
          <EmptyView
            view={view}
            filtered={filtered}
            anyBug={issues.length > 0}
            onClear={() => change({ q: undefined, source: undefined })}
            onCreate={() => setCreating(true)}
          />
        )}
        {rows.length > 0 && (
          <BugRows
            key={view}
            rows={rows}
            orgSlug={organization.slug}
            projectSlug={project.slug}
            locked={project.isLocked}
            list={shown}
          />
        )}
      </div>
      {creating && (
        <Suspense>
          <NewBugDialog organization={organization} project={project} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </div>
  );
}
