import { bugView, type IssueDetails, type Organization, type Project } from "@fixpoint/contracts";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArchiveRestore, ChevronLeft, ExternalLink, GitPullRequest, RotateCw } from "lucide-react";
import { buttonClass, Button } from "../../../components/ui/button.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { DemoBadge } from "../../../components/ui/demo-badge.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { ViewChip } from "../../../components/ui/view-chip.tsx";
import { withoutMarks } from "../../../lib/code-parts.ts";
import { DEMO_REASON, isDemoBug } from "../../../lib/demo-bug.ts";
import { useIssueAction } from "../../../lib/use-issue-action.ts";
import { useOpenPullRequest } from "../hooks/use-open-pull-request.ts";
import { BugMenu } from "./bug-menu.tsx";

interface Props {
  bug: IssueDetails;
  organization: Organization;
  project: Project;
  list: string | undefined;
}

const LOCKED = "Available when the base commit update ends";

/** `blocked`: why it cannot be done at the moment. */
function PrimaryAction({
  bug,
  organization,
  blocked,
}: {
  bug: IssueDetails;
  organization: Organization;
  blocked: string | null;
}) {
  const action = useIssueAction(bug);
  const open = useOpenPullRequest(organization, bug);
  const view = bugView(bug);
  const wide = "max-md:flex-1";
  if (view === "inProgress") return null;
  if (view === "archived") {
    return (
      <Button variant="primary" className={wide} busy={action.isPending} onClick={() => action.mutate("unarchive")}>
        <ArchiveRestore aria-hidden className="size-4" />
        Unarchive
      </Button>
    );
  }
  if (bug.pullRequest) {
    return bug.pullRequest.url ? (
      <a
        href={bug.pullRequest.url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: "primary" }, wide)}
      >
        View pull request
        <ExternalLink aria-hidden className="size-3.5" />
      </a>
    ) : (
      <a href="#pull-request" className={buttonClass({ variant: "primary" }, wide)}>
        View pull request
      </a>
    );
  }
  const button =
    view === "validatedFix" ? (
      <Button
        variant="primary"
        className={wide}
        busy={open.isPending}
        aria-disabled={blocked !== null || undefined}
        onClick={() => open.mutate()}
      >
        <GitPullRequest aria-hidden className="size-4" />
        Open pull request
      </Button>
    ) : (
      <Button
        variant="primary"
        className={wide}
        busy={action.isPending}
        aria-disabled={blocked !== null || undefined}
        onClick={() => action.mutate("recompute")}
      >
        <RotateCw aria-hidden className="size-4" />
        Recompute
      </Button>
    );
  return blocked ? <Tooltip text={blocked}>{button}</Tooltip> : button;
}

export function BugHeader({ bug, organization, project, list }: Props) {
  const navigate = useNavigate();
  const params = { orgSlug: organization.slug, projectSlug: project.slug };
  const view = bugView(bug);
  const demo = isDemoBug(bug.id);
  const back = Object.fromEntries(new URLSearchParams(list ?? ""));
  return (
    <div className="border-b bg-bg px-4 pt-4 pb-4 md:sticky md:top-0 md:z-20 md:px-6 lg:px-8">
      <div className="flex items-center gap-2 text-meta text-fg-3">
        <Link
          to="/$orgSlug/$projectSlug/bugs"
          params={params}
          search={back}
          className="-ml-1 flex items-center gap-0.5 min-h-6 rounded-control px-1 font-medium text-fg-2 hover:text-fg"
        >
          <ChevronLeft aria-hidden className="size-4" />
          Bugs
        </Link>
        <span aria-hidden>/</span>
        <span className="font-mono">{bug.key}</span>
        <CopyButton text={bug.key} name="Copy the key" />
        {demo && <DemoBadge />}
      </div>
      <div className="mt-1.5 flex flex-col gap-3 md:flex-row md:items-center">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2 md:flex-nowrap">
          <ViewChip key={view} view={view} large className="animate-pop" />
          <h1
            title={withoutMarks(bug.title)}
            className="line-clamp-2 min-w-0 text-[20px] leading-7 font-semibold tracking-[-0.01em] wrap-anywhere md:text-[22px]"
          >
            <InlineCode text={bug.title} />
          </h1>
        </div>
        <div className="flex items-center gap-2">
          <PrimaryAction bug={bug} organization={organization} blocked={demo ? DEMO_REASON : project.isLocked ? LOCKED : null} />
          <BugMenu
            bug={bug}
            locked={project.isLocked}
            onDeleted={() => void navigate({ to: "/$orgSlug/$projectSlug/bugs", params, search: back })}
          />
        </div>
      </div>
    </div>
  );
}
