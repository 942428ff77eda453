import { bugView, type IssueDetails, type Organization, type Project } from "@fixpoint/contracts";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { listSearch } from "../../../lib/bug-search.ts";
import { MOBILE, useMedia } from "../../../lib/use-media.ts";
import { useAnchorLinks } from "../hooks/use-anchor.ts";
import type { useBug } from "../hooks/use-bug.ts";
import { useBugActions } from "../hooks/use-bug-actions.ts";
import { useDetailKeys } from "../hooks/use-detail-keys.ts";
import { useDetailSearch } from "../hooks/use-detail-search.ts";
import type { Neighbours } from "../hooks/use-neighbours.ts";
import { BugHeader } from "./bug-header.tsx";
import { BugMenu } from "./bug-menu.tsx";
import { IssueCard } from "./issue-card.tsx";
import { LiveRun } from "./live-run.tsx";
import { Onboarding } from "./onboarding.tsx";
import { PrimaryAction } from "./primary-action.tsx";
import { Proof } from "./proof.tsx";
import { TimelineCard } from "./timeline-card.tsx";

const BugDialog = lazy(() => import("./bug-dialog.tsx"));

interface Props {
  bug: IssueDetails;
  run: ReturnType<typeof useBug>;
  organization: Organization;
  project: Project;
  list: string | undefined;
  neighbours: Neighbours;
}

/** On the left what was reported and what the agent did, on the right the proof. */
export function BugView({ bug, run, organization, project, list, neighbours }: Props) {
  const navigate = useNavigate();
  const mobile = useMedia(MOBILE);
  const params = { orgSlug: organization.slug, projectSlug: project.slug };
  const back = () => void navigate({ to: "/$orgSlug/$projectSlug/bugs", params, search: listSearch(list) });
  const actions = useBugActions(bug, organization, project, back);
  const view = useDetailSearch();
  const onClick = useAnchorLinks(true);

  useDetailKeys({
    neighbour(step) {
      const bugId = step === 1 ? neighbours.next : neighbours.previous;
      if (bugId)
        void navigate({
          to: "/$orgSlug/$projectSlug/bugs/$bugId",
          params: { ...params, bugId },
          search: list ? { list } : {},
        });
    },
    file: (file) => view.change({ file }),
    toggleSplit: () => view.wide && view.change({ diff: view.split ? "unified" : "split" }),
    toggleWrap: () => view.mobile || view.change({ wrap: view.wrap ? "off" : undefined }),
    toggleCoverage: () => view.change({ cov: view.coverage ? "off" : undefined }),
    openPullRequest: () => actions.canOpenPullRequest && actions.openPullRequest(false),
    recompute: () => actions.canRecompute && actions.recompute(),
    toggleArchived: () => actions.demo || actions.toggleArchived(),
    copyLink: actions.copyLink,
    copyMarkdown: () => void actions.copyMarkdown(),
    downloadPatch: () => actions.hasFix && void actions.downloadPatch(),
    back,
  });

  return (
    <div className="flex min-h-full flex-col" onClick={onClick}>
      <BugHeader bug={bug} {...params} list={list} neighbours={neighbours} actions={actions} />
      {bug.isArchived && (
        <p className="border-b bg-muted px-4 py-2 text-fg-2 md:px-6 lg:px-8">
          This bug is archived. Unarchive it to work on it again.
        </p>
      )}
      <div className="grid flex-1 content-start gap-6 px-4 pt-6 pb-24 md:px-6 lg:grid-cols-[minmax(320px,360px)_minmax(0,1fr)] lg:px-8">
        <aside aria-label="What was reported" className="min-w-0 space-y-5 max-lg:order-2">
          <Onboarding />
          <IssueCard bug={bug} />
          <TimelineCard timeline={run.timeline} over={run.over} loading={run.events.isPending} />
        </aside>
        <div data-view={bugView(bug)} className="min-w-0 space-y-7">
          {run.over ? (
            <Proof bug={bug} organization={organization} project={project} timeline={run.timeline} view={view} />
          ) : (
            <LiveRun bug={bug} timeline={run.timeline} />
          )}
        </div>
      </div>
      {mobile && (
        <div
          role="group"
          aria-label="Actions"
          className="sticky bottom-0 z-20 flex justify-end gap-2 border-t bg-bg px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))]"
        >
          <PrimaryAction bug={bug} actions={actions} />
          <BugMenu bug={bug} actions={actions} />
        </div>
      )}
      {actions.asking && (
        <Suspense>
          <BugDialog bugKey={bug.key} actions={actions} />
        </Suspense>
      )}
    </div>
  );
}
