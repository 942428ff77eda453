import { bugView, type IssueDetails, type IssueListItem } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { EvidenceDots, checksOf } from "../../../components/ui/evidence-dots.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { ViewChip } from "../../../components/ui/view-chip.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { detailsQuery } from "../../../lib/issue-details.ts";

/** j and k pass over many bugs; only the one that is stayed on is asked for. */
const SETTLE_MS = 120;
const WORDS = { passed: "passed", failed: "failed", not_run: "not run" } as const;

interface Props {
  issue: IssueListItem;
  orgSlug: string;
  projectSlug: string;
  list: string | undefined;
  onOpen: () => void;
  onClose: () => void;
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-t pt-3">
      <h3 className="text-meta font-semibold text-fg-3">{title}</h3>
      <div className="mt-1.5">{children}</div>
    </section>
  );
}

function Proof({ details }: { details: IssueDetails }) {
  const script = details.reproduction_script[0];
  return (
    <>
      {details.evidence && (
        <Part title="Verdict">
          <p className="wrap-anywhere">
            <InlineCode text={details.evidence.verdict.summary} />
          </p>
        </Part>
      )}
      {script && (
        <Part title="Reproduction">
          <p className="font-mono text-code wrap-anywhere">{script.file_path}</p>
          <p className="mt-1 text-fg-2">
            <code>{script.results_pre_fix.aggregate_test_results}</code> before
            {script.results_post_fix && (
              <>
                , <code>{script.results_post_fix.aggregate_test_results}</code> after
              </>
            )}
          </p>
        </Part>
      )}
      {details.fix.length > 0 && (
        <Part title="Fix">
          <ul className="space-y-1">
            {details.fix.map((file) => (
              <li key={file.file_path} className="flex gap-3 font-mono text-code">
                <span className="min-w-0 wrap-anywhere">{file.file_path}</span>
                <span className="ml-auto shrink-0 font-semibold tabular">
                  <span className="text-ok">+{file.added_lines.length}</span>{" "}
                  <span className="text-bad">−{file.removed_lines.length}</span>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** One bug beside the list, which keeps the focus: what was reported and what speaks for the verdict, in short. */
export default function PeekPanel({ issue, orgSlug, projectSlug, list, onOpen, onClose }: Props) {
  const settledId = useSettled(issue.id);
  const details = useQuery({
    ...detailsQuery(issue.organizationId, issue.projectId, issue.id),
    enabled: settledId === issue.id,
  });
  return (
    <section
      aria-label={`Peek at ${issue.key}`}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="flex h-full animate-fade flex-col"
    >
      <header className="flex items-center gap-2 border-b px-5 py-3">
        <span className="font-mono text-meta text-fg-3">{issue.key}</span>
        <ViewChip view={bugView(issue)} />
        <span className="ml-auto flex items-center gap-1">
          <Link
            to="/$orgSlug/$projectSlug/bugs/$bugId"
            params={{ orgSlug, projectSlug, bugId: issue.id }}
            search={list ? { list } : {}}
            onClick={onOpen}
            className={buttonClass({ size: "sm" })}
          >
            Open
            <ArrowRight aria-hidden className="size-3.5" />
          </Link>
          <Button variant="ghost" size="iconSm" aria-label="Close the peek" onClick={onClose}>
            <X aria-hidden className="size-4" />
          </Button>
        </span>
      </header>
      <div tabIndex={0} className="min-h-0 flex-1 space-y-4 overflow-y-auto px-5 py-4 thin-scroll">
        <div>
          <h2 className="text-h3 font-semibold wrap-anywhere">
            <InlineCode text={issue.title} />
          </h2>
          <p className="mt-1 text-meta text-fg-3">
            updated <Time at={issue.updatedAt} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-meta text-fg-2">
          <EvidenceDots result={issue.statusResult} />
          {checksOf(issue.statusResult).map(({ name, status }) => (
            <span key={name}>
              {name} {WORDS[status]}
            </span>
          ))}
        </div>
        {details.isError && (
          <InlineError
            message="Failed to fetch bug details"
            detail={failureText(details.error, "")}
            onRetry={() => void details.refetch()}
          />
        )}
        {details.isPending && <Skeleton className="h-32" />}
        {details.data && <Proof details={details.data} />}
        {issue.text.trim() !== "" && (
          <Part title="Issue">
            <p className="line-clamp-[20] text-fg-2 wrap-anywhere whitespace-pre-wrap">{issue.text}</p>
          </Part>
        )}
      </div>
    </section>
  );
}
