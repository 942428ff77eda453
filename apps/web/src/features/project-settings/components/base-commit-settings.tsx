import type { Organization, Project } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { LoaderCircle, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { useProject } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { headQuery } from "../api/base-commit.ts";
import { BaseCommitDialog } from "./base-commit-dialog.tsx";
import { CommitCard } from "./commit-card.tsx";
import { StaleFixes } from "./stale-fixes.tsx";

const WAIT_MS = 400;

export function BaseCommitSettings({ organization, project: initial }: { organization: Organization; project: Project }) {
  const project = useProject() ?? initial;
  const [ready, setReady] = useState(false);
  const [asking, setAsking] = useState(false);
  const head = useQuery({ ...headQuery(organization.id, project.id), enabled: ready });
  const base = project.repositories[0]?.latestCommit ?? null;
  const updating = project.isLocked || project.baseCommitStatus !== "completed";
  const differs = head.data !== undefined && head.data.sha !== base?.sha;
  const same = head.data !== undefined && !differs;
  useTitle("Base Commit");

  useEffect(() => {
    const timer = setTimeout(() => setReady(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="max-w-[960px]">
      <h1 className="text-[20px] leading-7 font-semibold tracking-[-0.01em] md:text-h1">
        {same && !updating ? "Current Base Commit is up to date" : "Base Commit"}
      </h1>
      <p className="mt-1 text-fg-2">Configure the base commit for your project</p>
      {updating && (
        <p role="status" className="mt-6 flex items-center gap-2 rounded-card bg-info-bg px-4 py-3 text-info">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          Base commit update is in progress
        </p>
      )}
      {head.isError && (
        <div className="mt-6">
          <InlineError
            message="Failed to fetch latest commit"
            detail={failureText(head.error, "")}
            onRetry={() => void head.refetch()}
          />
        </div>
      )}
      <div className="mt-6 flex flex-col gap-4 lg:flex-row">
        {base && (ready || head.data) ? (
          <CommitCard title="Base" commit={base} />
        ) : head.isPending ? (
          <Skeleton className="h-32 flex-1" />
        ) : null}
        {head.isPending && <Skeleton className="h-32 flex-1" />}
        {differs && <CommitCard title="HEAD Commit" commit={head.data} />}
      </div>
      {differs && !updating && (
        <div className="mt-4 flex flex-col gap-3 rounded-card bg-warn-bg px-4 py-3 text-warn md:flex-row md:items-center">
          <p className="flex flex-1 items-center gap-2 font-medium">
            <TriangleAlert aria-hidden className="size-4.5 shrink-0" />
            Your base commit is not up to date
          </p>
          <Button variant="primary" onClick={() => setAsking(true)}>
            Use HEAD as Base Commit
          </Button>
        </div>
      )}
      {!updating && <StaleFixes organization={organization} project={project} />}
      {asking && head.data && (
        <BaseCommitDialog organization={organization} project={project} sha={head.data.sha} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
