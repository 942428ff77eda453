import { bugView, type IssueDetails, type Organization, type Project } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink, GitBranch } from "lucide-react";
import { buttonClass } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { Fold } from "../../../components/ui/fold.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { StatusWord } from "../../../components/ui/status-word.tsx";
import { ViewChip } from "../../../components/ui/view-chip.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { DEMO_REASON, isDemoBug } from "../../../lib/demo-bug.ts";
import { followUpQuery } from "../../../lib/pull-request.ts";
import { useOpenPullRequest } from "../hooks/use-open-pull-request.ts";
import { CHECKS } from "../model/follow-up.ts";
import { FollowUp } from "./follow-up.tsx";
import { OpenPullRequest } from "./open-pull-request.tsx";

export function PullRequestSection({
  bug,
  organization,
  project,
}: {
  bug: IssueDetails;
  organization: Organization;
  project: Project;
}) {
  const open = useOpenPullRequest(organization, bug);
  const { pullRequest } = bug;
  const followUp = useQuery({
    ...followUpQuery(organization.id, project.id, bug.id),
    enabled: pullRequest !== null && !isDemoBug(bug.id),
  });
  const found = followUp.data?.checks ?? "none";
  const checks = found === "none" ? null : CHECKS[found];
  const blocked = isDemoBug(bug.id)
    ? DEMO_REASON
    : project.isLocked
      ? "Available when the base commit update ends"
      : bug.isArchived
        ? "Unarchive the bug first"
        : null;
  const repository = project.repositories[0];
  return (
    <Fold name="pull-request" id="pull-request" title="Pull request">
      <Card className="overflow-hidden">
        {pullRequest ? (
          <>
            <div className="flex animate-rise flex-wrap items-center gap-x-3 gap-y-2 p-4 md:p-5">
              <ViewChip view={bugView({ ...bug, isArchived: false }) as "open"} />
              {checks && <StatusWord look={checks.look}>{checks.word}</StatusWord>}
              <p className="min-w-0 flex-1 font-medium wrap-anywhere max-md:basis-full">
                {pullRequest.number !== null && <span className="text-fg-3">#{pullRequest.number} </span>}
                <InlineCode text={pullRequest.title} />
              </p>
              {pullRequest.url && (
                <a href={pullRequest.url} target="_blank" rel="noopener noreferrer" className={buttonClass({ size: "sm" })}>
                  View pull request
                  <ExternalLink aria-hidden className="size-3.5" />
                </a>
              )}
              <p className="flex w-full items-center gap-1.5 text-meta text-fg-3">
                <GitBranch aria-hidden className="size-3.5 shrink-0" />
                <code className="min-w-0 truncate font-mono">{pullRequest.branch}</code>
                <CopyButton text={pullRequest.branch} name="Copy the branch name" />
                <span className="shrink-0">into {pullRequest.baseBranch}</span>
                <code className="ml-auto font-mono">{pullRequest.headSha.slice(0, 7)}</code>
              </p>
            </div>
            {followUp.data && <FollowUp followUp={followUp.data} />}
            {followUp.isError && (
              <div className="border-t p-4">
                <InlineError
                  message="Failed to fetch the pull request"
                  detail={failureText(followUp.error, "Unknown error")}
                  onRetry={() => void followUp.refetch()}
                />
              </div>
            )}
          </>
        ) : (
          <div className="flex flex-wrap items-center gap-4 p-4 md:p-5">
            <p className="min-w-0 flex-1 text-fg-2 max-md:basis-full">
              Opens on <span className="font-medium text-fg">{repository?.name ?? "the repository"}</span> against{" "}
              <span className="font-medium text-fg">{repository?.defaultBranch ?? "its default branch"}</span>: the fix, the
              regression test and this evidence, on a new branch.
            </p>
            <OpenPullRequest isBusy={open.isPending} blocked={blocked} onOpen={open.open} />
            {open.error && (
              <div className="w-full">
                <InlineError message="The pull request was not opened" detail={failureText(open.error, "Unknown error")} />
              </div>
            )}
          </div>
        )}
      </Card>
    </Fold>
  );
}
